import type { BagEvent } from '../../rules/event.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { Announcement } from './moments.ts';

const MOST_WAITING = 2;

/** What is announced next: everything is outdated once a fight has begun, and "your turn" once something happens. */
export function withNew(
  before: readonly Announcement[],
  since: readonly SeenBagEvent[],
  announce: (event: BagEvent) => Announcement | undefined,
): readonly Announcement[] {
  const fight = since.findLast(({ event }) => event.kind === 'fight-started')?.seq;
  const fresh = since.flatMap(({ seq, event }) => (fight !== undefined && seq < fight ? [] : (announce(event) ?? [])));
  if (fight !== undefined) return weightiest(fresh);
  return fresh.length === 0 ? before : weightiest([...before.filter(({ weight }) => weight > 1), ...fresh]);
}

/** No more than a few in their order; what weighs least is left out. */
function weightiest(moments: readonly Announcement[]): readonly Announcement[] {
  if (moments.length <= MOST_WAITING) return moments;
  const kept = new Set(moments.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_WAITING));
  return moments.filter((moment) => kept.has(moment));
}
