import type { Place } from '../../rules/board.ts';
import type { ToldEvent } from '../../text/walks.ts';

/** The tile where the last of these events happened, if one was on a tile. */
export function lastPlace(events: readonly ToldEvent[]): Place | undefined {
  const last = events.findLast((event) => placeOf(event) !== undefined);
  return last === undefined ? undefined : placeOf(last);
}

function placeOf(event: ToldEvent): Place | undefined {
  if ('to' in event && typeof event.to === 'number') return event.to;
  return 'place' in event ? event.place : undefined;
}
