import type { Seat, Viewer } from '../../engine/game.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import { type GameInPlay, stateAfter, type Table } from '../table.ts';

/** A running game as one viewer saw it earlier. */
export interface PastView {
  /** When the step before it was taken. */
  at: number;
  view: unknown;
  toAct: readonly Seat[];
}

/** The table after an entry of its journal, as the viewer saw it then: nothing is shown that was hidden from them. */
export function lookBack(table: Table, entry: number, viewer: Viewer): PastView | { error: ErrorCode } {
  const { game, play } = table;
  if (play === undefined) return { error: 'not-started' };
  const steps = stepsUpTo(play, entry);
  const then = stateAfter(table, play, steps);
  if (play.outcome === undefined && game.isCovered?.(then, play.state) === true) return { error: 'too-soon' };
  return { at: play.steps[steps - 1]?.at ?? play.startedAt, view: game.view(then, viewer), toAct: game.toAct(then) };
}

/** How many standing steps were taken up to an entry. */
function stepsUpTo({ entries }: GameInPlay, entry: number): number {
  const later = entries.findIndex((seq) => seq > entry);
  return later === -1 ? entries.length : later;
}
