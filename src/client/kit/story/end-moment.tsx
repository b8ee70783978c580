import { createContext, type ReactNode, useContext } from 'react';
import { StoryContext } from './story.ts';

/** A picture of the turning point of a game, with the way there; provided by the platform. */
export const EndMomentContext = createContext<ReactNode>(undefined);

/** Whether the end of this game has a turning point to show. */
export function useHasMoment(): boolean {
  const moment = useContext(EndMomentContext);
  const story = useContext(StoryContext);
  return moment !== undefined && story?.turningPoint !== undefined;
}

/** The turning point of a game. */
export function EndMoment({ className }: { className?: string | undefined }) {
  const moment = useContext(EndMomentContext);
  return useHasMoment() ? <div className={className}>{moment}</div> : undefined;
}
