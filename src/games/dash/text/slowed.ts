import type { Seat } from '../../../engine/game.ts';
import type { DungeonNumber } from '../rules/content.ts';
import type { DashEvent } from '../rules/state.ts';

/** Slow and the cost of its card, as one line of the log. */
export interface Slowed {
  kind: 'slowed';
  seat: Seat;
  card: DungeonNumber;
  /** All AP lost to the card. */
  ap: number;
  left: number;
}

/** The subject of a log line. */
export type ToldEvent = DashEvent | Slowed;

type Seen = { seq: number; event: ToldEvent };

/** Joins Slow with the AP it takes and with what its card costs. */
export function joinSlowed(events: readonly Seen[]): readonly Seen[] {
  const joined: Seen[] = [];
  for (const seen of events) {
    const { seq, event } = seen;
    const last = joined.at(-1);
    if (event.kind !== 'ap-lost' || last?.seq !== seq || !isSlow(last.event)) {
      joined.push(seen);
      continue;
    }
    const before = last.event.kind === 'slowed' ? last.event.ap : 0;
    const { seat, card, ap, left } = event;
    joined[joined.length - 1] = { seq, event: { kind: 'slowed', seat, card, ap: before + ap, left } };
  }
  return joined;
}

function isSlow(event: ToldEvent): boolean {
  return event.kind === 'slowed' || (event.kind === 'magic' && event.magic === 'slow' && event.warded === undefined);
}
