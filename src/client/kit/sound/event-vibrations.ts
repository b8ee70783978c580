import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Vibration } from '../../device/vibration.ts';

/** A seat's own vibration, or one for everybody at the table. */
interface Felt {
  by: Seat | readonly Seat[] | 'everybody';
  how: Vibration;
}

/**
 * Which event vibrates, for whom and how. The most important come first: of simultaneous events only the first match
 * vibrates. An entry must name the seat, so that no phone vibrates for another player's event.
 */
export type EventVibrations<Event extends { kind: string }> = {
  readonly [Kind in Event['kind']]?: (event: Extract<Event, { kind: Kind }>) => Felt | undefined;
};

/** The vibration of these events for this viewer; none for spectators and big screens. */
export function vibrationFor<Event extends { kind: string }>(
  happened: readonly Event[],
  { vibrations, you }: { vibrations: EventVibrations<Event>; you: Viewer },
): Vibration | undefined {
  if (you === 'spectator') return undefined;
  // The compiler cannot see that an event gets only the entry of its own kind.
  const lines = Object.entries(vibrations) as [string, (event: Event) => Felt | undefined][];
  for (const [kind, line] of lines) {
    for (const event of happened) {
      const felt = event.kind === kind ? line(event) : undefined;
      if (felt !== undefined && isFeltBy(you, felt)) return felt.how;
    }
  }
  return undefined;
}

function isFeltBy(seat: Seat, { by }: Felt): boolean {
  return by === 'everybody' || (typeof by === 'number' ? by === seat : by.includes(seat));
}
