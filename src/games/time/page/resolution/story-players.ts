import type { Seat } from '../../../../engine/game.ts';
import type { CardNumber, ItemNumber } from '../../rules/content.ts';
import type { SeenTimeEvent } from '../seen-event.ts';

/** A revealed card of the Story, and its player. */
export interface ToldCard {
  card: CardNumber;
  seat: Seat;
  /** The journal entry in which it was played. */
  laid: number;
}

/** Who played which card of the Story, as far as revealed. */
export interface StoryPlayers {
  told: readonly ToldCard[];
  /** The player of the next card; undefined if there is none, or a Hero has changed the order. */
  next: Seat | undefined;
}

/** A card still face down; `card` is known if a Hero has looked at it. */
interface Covered {
  seat: Seat;
  laid: number;
  card?: ItemNumber | CardNumber;
  isMixed?: true;
}

/** DT-30 Cards are revealed in the order they were played, so their position tells who played them. */
export function storyPlayers(events: readonly SeenTimeEvent[]): StoryPlayers {
  const pile: Covered[] = [];
  const told: ToldCard[] = [];
  for (const { seq, event } of events) {
    switch (event.kind) {
      case 'played':
        pile.push(...event.cards.map((): Covered => ({ seat: event.seat, laid: seq })));
        break;
      case 'looked':
        for (const [place, card] of event.cards.entries()) {
          const covered = pile[place];
          if (covered !== undefined && typeof card === 'number') pile[place] = { ...covered, card };
        }
        break;
      case 'arranged':
        for (const [place, covered] of pile.entries()) {
          if (covered.card !== undefined) pile[place] = { ...covered, isMixed: true };
        }
        break;
      case 'sifted':
        for (const card of event.cards) takeFrom(pile, card);
        break;
      case 'revealed': {
        const covered = takeFrom(pile, event.card);
        if (covered !== undefined) told.push({ card: event.card, seat: covered.seat, laid: covered.laid });
        break;
      }
      case 'mission-returned': {
        const before = told.findLast(({ card }) => card === event.card);
        if (before !== undefined) pile.push({ ...before });
        break;
      }
    }
  }
  const next = pile[0];
  return { told, next: next?.isMixed === true ? undefined : next?.seat };
}

/** Takes the front card, or the matching one of those a Hero has looked at. */
function takeFrom(pile: Covered[], card: CardNumber): Covered | undefined {
  const front = pile[0]?.card;
  const known = front === undefined || front === card ? 0 : pile.findIndex((covered) => covered.card === card);
  return pile.splice(Math.max(0, known), 1)[0];
}
