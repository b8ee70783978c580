import type { Viewer } from '../../../engine/game.ts';
import { vibrate } from '../../device/vibration.ts';
import { useNewEvents } from '../table/use-new-events.ts';
import { type EventVibrations, vibrationFor } from './event-vibrations.ts';

/** Lets whoever sits here feel what has just happened to them, on the beat that shows it. */
export function useEventVibrations<Event extends { kind: string }>(
  events: readonly { event: Event }[],
  { vibrations, you }: { vibrations: EventVibrations<Event>; you: Viewer },
): void {
  useNewEvents(events, (happened) => {
    const how = vibrationFor(happened, { vibrations, you });
    if (how !== undefined) vibrate(how);
  });
}
