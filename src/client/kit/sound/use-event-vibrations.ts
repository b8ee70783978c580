import type { Viewer } from '../../../engine/game.ts';
import { vibrate } from '../../device/vibration.ts';
import { useNewEvents } from '../table/use-new-events.ts';
import { type EventVibrations, vibrationFor } from './event-vibrations.ts';

/** Vibrates for new events that concern the viewer, on the beat that shows them. */
export function useEventVibrations<Event extends { kind: string }>(
  events: readonly { event: Event }[],
  { vibrations, you }: { vibrations: EventVibrations<Event>; you: Viewer },
): void {
  useNewEvents(events, (happened) => {
    const how = vibrationFor(happened, { vibrations, you });
    if (how !== undefined) vibrate(how);
  });
}
