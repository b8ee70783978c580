import { lazy, Suspense } from 'react';
import type { GamePageProps } from '../game-page.ts';
import type { TableText } from './text/text.ts';

const Strip = lazy(() => import('./missed-strip.tsx').then(({ MissedStrip }) => ({ default: MissedStrip })));

export interface MissedProps<Event> {
  /** Missing if nothing was missed. */
  missed: GamePageProps['missed'] | undefined;
  lines: readonly { seq: number; line: string; event: Event }[];
  text: TableText;
  /** Highlights the current event on the table; empty at the end. */
  onTell(events: readonly Event[]): void;
}

/** The events while you were away; loaded only if you were. */
export function Missed<Event>(props: MissedProps<Event>) {
  if (props.missed === undefined) return undefined;
  return (
    <Suspense>
      <Strip {...props} onTell={(events) => props.onTell(events as readonly Event[])} />
    </Suspense>
  );
}
