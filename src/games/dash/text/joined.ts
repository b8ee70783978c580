import type { Seat } from '../../../engine/game.ts';
import type { DungeonNumber, EquipmentNumber } from '../rules/content.ts';
import type { DashEvent } from '../rules/state.ts';

/** Slow and the cost of its card, as one sentence. */
interface Slowed {
  kind: 'slowed';
  seat: Seat;
  card: DungeonNumber;
  /** All AP lost to the card. */
  ap: number;
  left: number;
}

/** Equipment and the card it cancels, as one sentence. */
interface Passed {
  kind: 'passed';
  seat: Seat;
  card: EquipmentNumber;
  on: DungeonNumber;
}

/** The subject of a sentence. */
export type ToldEvent = DashEvent | Slowed | Passed;

/** Joins events of one step that are told in one sentence. */
export function joined<Seen extends { seq: number; event: ToldEvent }>(events: readonly Seen[]): readonly Seen[] {
  const told: Seen[] = [];
  for (const seen of events) {
    const last = told.at(-1);
    const event = last?.seq === seen.seq ? joinedTo(last.event, seen.event) : undefined;
    if (event === undefined) told.push(seen);
    else told[told.length - 1] = { ...seen, event };
  }
  return told;
}

/** Two events as one: Slow with the AP it takes and with what its card costs, and Equipment with what it cancels. */
function joinedTo(last: ToldEvent, event: ToldEvent): ToldEvent | undefined {
  if (event.kind === 'ap-lost' && isSlow(last)) {
    const before = last.kind === 'slowed' ? last.ap : 0;
    return { kind: 'slowed', seat: event.seat, card: event.card, ap: before + event.ap, left: event.left };
  }
  if (event.kind === 'canceled' && last.kind === 'used') return { ...last, kind: 'passed' };
  return undefined;
}

function isSlow(event: ToldEvent): boolean {
  return event.kind === 'slowed' || (event.kind === 'magic' && event.magic === 'slow' && event.warded === undefined);
}
