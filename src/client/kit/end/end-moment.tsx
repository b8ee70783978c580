import { createContext, type ReactNode, useContext } from 'react';
import { StoryContext } from './story.ts';

/** A picture of the moment a game turned on, with the way there; the house draws it. */
export const EndMomentContext = createContext<ReactNode>(undefined);

/** Whether the end of this game has a moment to show. */
export function useHasMoment(): boolean {
  const moment = useContext(EndMomentContext);
  const story = useContext(StoryContext);
  return moment !== undefined && story?.turningPoint !== undefined;
}

/** The moment a game turned on. */
export function EndMoment({ className }: { className?: string | undefined }) {
  const moment = useContext(EndMomentContext);
  return useHasMoment() ? <div className={className}>{moment}</div> : undefined;
}
