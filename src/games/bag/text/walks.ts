import { type Board, type Place, SIDES, type Side, spaceBeyond } from '../rules/board.ts';
import type { BagEvent, Someone } from '../rules/event.ts';

/** Several consecutive steps, as one line of the log. */
export interface Walk {
  kind: 'walk';
  who: Someone;
  to: Place;
  ap: number;
  steps: number;
  /** Missing if they go round a corner. */
  side?: Side;
}

/** The subject of a log line. */
export type ToldEvent = BagEvent | Walk;

type Seen = { seq: number; event: ToldEvent };

/** Joins consecutive steps into walks; any other event, or another adventurer's step, begins a new one. */
export function joinWalks(events: readonly Seen[], board: Board): readonly Seen[] {
  const joined: Seen[] = [];
  for (const seen of events) {
    const { event } = seen;
    if (event.kind !== 'walked') {
      joined.push(seen);
      continue;
    }
    const { who, from, to, ap } = event;
    const last = joined.at(-1)?.event;
    const before = last?.kind === 'walk' && last.who.number === who.number && last.to === from ? last : undefined;
    if (before !== undefined) joined.pop();
    const side = sideTo(board, from, to);
    const isStraight = side !== undefined && (before === undefined || before.side === side);
    const steps = (before?.steps ?? 0) + 1;
    joined.push({ seq: seen.seq, event: { kind: 'walk', who, to, ap, steps, ...(isStraight && { side }) } });
  }
  return joined;
}

/** The side of a place at which another lies; undefined if they are not adjacent, or not on this map yet. */
function sideTo(board: Board, from: Place, to: Place): Side | undefined {
  if (from >= board.tiles.length) return undefined;
  return SIDES.find((side) => {
    const { x, y } = spaceBeyond(board, from, side);
    return board.xs[to] === x && board.ys[to] === y;
  });
}
