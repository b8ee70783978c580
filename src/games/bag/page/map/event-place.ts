import type { Place } from '../../rules/board.ts';
import type { ToldEvent } from '../../text/walks.ts';

/** The tile of the last of these events that has one. */
export function lastPlace(events: readonly ToldEvent[]): Place | undefined {
  const last = events.findLast((event) => placeOf(event) !== undefined);
  return last === undefined ? undefined : placeOf(last);
}

function placeOf(event: ToldEvent): Place | undefined {
  if ('to' in event && typeof event.to === 'number') return event.to;
  return 'place' in event ? event.place : undefined;
}
