import type { BagEvent } from '../../rules/event.ts';

/** The dice of one throw: your own, and in a fight the other side's. */
export interface Thrown {
  dice: readonly number[];
  foe?: readonly number[];
}

/** The dice an event rolled. */
export function diceOf(event: BagEvent): Thrown | undefined {
  switch (event.kind) {
    case 'rolled':
      return { dice: event.sum.dice, foe: event.foe.dice };
    case 'shot':
    case 'trap-sprung':
      return { dice: event.rolls };
    case 'ring-appeared':
      return { dice: event.rolls.slice(-2) };
    case 'healed':
      return event.rolls === undefined ? undefined : { dice: event.rolls };
    case 'chest-opened':
    case 'rushed':
      return { dice: [event.roll] };
    case 'spikes-met':
    case 'tag-answered':
      return event.roll === undefined ? undefined : { dice: [event.roll] };
    default:
      return undefined;
  }
}
