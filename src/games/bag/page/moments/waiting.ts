import type { BagEvent } from '../../rules/event.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { Announcement } from './moments.ts';

const MOST_WAITING = 2;

/** The queue of announcements: a fight clears it; another announcement, or the end of a turn, removes "your turn". */
export function withNew(
  before: readonly Announcement[],
  since: readonly SeenBagEvent[],
  announce: (event: BagEvent) => Announcement | undefined,
): readonly Announcement[] {
  const fight = since.findLast(({ event }) => event.kind === 'fight-started')?.seq;
  const fresh = since.flatMap(({ seq, event }) => (fight !== undefined && seq < fight ? [] : (announce(event) ?? [])));
  if (fight !== undefined) return weightiest(fresh);
  const isOutdated = fresh.length > 0 || since.some(({ event }) => event.kind === 'turn-ended');
  return isOutdated ? weightiest([...before.filter(({ weight }) => weight > 1), ...fresh]) : before;
}

/** Keeps the heaviest few, in their order. */
function weightiest(moments: readonly Announcement[]): readonly Announcement[] {
  if (moments.length <= MOST_WAITING) return moments;
  const kept = new Set(moments.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_WAITING));
  return moments.filter((moment) => kept.has(moment));
}
