import type { Seat } from '../../../engine/game.ts';
import { type CardNumber, TERROR, TRANSFORMATION, TRANSPORTATION } from './content.ts';
import type { DaysEvent } from './state.ts';

/** What a seat remembers beyond its view: cards that everybody saw go into a hand and that were not played since. */
export interface DaysKnowledge {
  /** Known cards by seat; a hand may have more. */
  hands: readonly (readonly CardNumber[])[];
}

/** DD-32 A creature taken up by Transformation is known to be in that hand, until its player plays one of its kind. */
export function remember(knowledge: unknown, event: DaysEvent): DaysKnowledge | undefined {
  const known = knowledge as DaysKnowledge | undefined;
  switch (event.kind) {
    case 'placed':
      return without(known, event.seat, event.card);
    case 'terrified':
      return without(known, event.seat, TERROR);
    case 'transported':
      return without(known, event.seat, TRANSPORTATION);
    case 'transformed': {
      const less = without(without(known, event.seat, TRANSFORMATION), event.seat, event.gave);
      return withHand(less, event.seat, [...(less?.hands[event.seat] ?? []), event.took]);
    }
    default:
      return known;
  }
}

/** Copies are identical: a played card is assumed to be the known one. */
function without(known: DaysKnowledge | undefined, seat: Seat, card: CardNumber): DaysKnowledge | undefined {
  const hand = known?.hands[seat] ?? [];
  const place = hand.indexOf(card);
  return place === -1 ? known : withHand(known, seat, hand.toSpliced(place, 1));
}

function withHand(known: DaysKnowledge | undefined, seat: Seat, hand: readonly CardNumber[]): DaysKnowledge {
  const hands = (known?.hands ?? []).slice();
  while (hands.length <= seat) hands.push([]);
  hands[seat] = hand;
  return { hands };
}
