import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Vibration } from '../../device/vibration.ts';

/** A seat's own vibration, or one for everybody at the table. */
interface Felt {
  by: Seat | readonly Seat[] | 'everybody';
  how: Vibration;
}

/**
 * Which event is felt, by whom and how. What matters most stands first: of all that happens at once, only that is felt.
 * A line has to name whose hand it is, so no phone shakes because of what happens to somebody else.
 */
export type EventVibrations<Event extends { kind: string }> = {
  readonly [Kind in Event['kind']]?: (event: Extract<Event, { kind: Kind }>) => Felt | undefined;
};

/** What whoever sits here feels of these events; spectators and the big screen of a room feel nothing. */
export function vibrationFor<Event extends { kind: string }>(
  happened: readonly Event[],
  { vibrations, you }: { vibrations: EventVibrations<Event>; you: Viewer },
): Vibration | undefined {
  if (you === 'spectator') return undefined;
  // The compiler cannot see that an event gets only the line of its own kind.
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
