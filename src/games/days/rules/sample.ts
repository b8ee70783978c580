import type { Viewer } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { type Rng, shuffle } from '../../../engine/rng.ts';
import { copyBoards } from './board/stack.ts';
import { decksFor } from './chapters/setup.ts';
import type { CardNumber, DaysPack } from './content.ts';
import type { DaysKnowledge } from './remember.ts';
import type { DaysState } from './state.ts';
import type { DaysView } from './view.ts';

/**
 * A state consistent with this view and with the cards known to be in hands: the other unseen cards are dealt at random
 * to the rest of the other hands and the deck.
 */
export function sampleState(
  pack: DaysPack,
  { view, viewer, knowledge }: { view: DaysView; viewer: Viewer; knowledge?: DaysKnowledge | undefined },
  rng: Rng,
): DaysState {
  const unseen = unseenCards(pack, view);
  const known = view.boards.map((board, seat) => {
    if (seat === viewer) return [];
    const cards = (knowledge?.hands[seat] ?? []).slice(0, board.hand);
    return cards.filter((card) => takeOut(unseen, card));
  });
  shuffle(unseen, rng);
  const hands = known.map((cards, seat) => {
    if (seat === viewer && view.hand !== undefined) return view.hand.slice();
    return [...cards, ...unseen.splice(0, elementAt(view.boards, seat).hand - cards.length)];
  });
  return {
    phase: view.phase,
    sprite: view.sprite,
    turn: view.turn,
    deck: unseen,
    discard: view.discard.slice(),
    reshuffles: view.reshuffles,
    passes: view.passes,
    hands,
    boards: copyBoards(view.boards.map((board) => board.days)),
    ...(view.firstEdition && { firstEdition: true }),
  };
}

function takeOut(cards: CardNumber[], card: CardNumber): boolean {
  const place = cards.indexOf(card);
  if (place !== -1) cards.splice(place, 1);
  return place !== -1;
}

/** All cards of the table that this viewer cannot see. */
export function unseenCards(pack: DaysPack, view: DaysView): CardNumber[] {
  const decks = decksFor(view.boards.length);
  const copies = pack.cards.map((card) => card.copies * decks);
  const inSight = [view.hand ?? [], view.discard, ...view.boards.flatMap((board) => board.days)];
  for (const cards of inSight) for (const card of cards) copies[card] = elementAt(copies, card) - 1;
  return copies.flatMap((count, card) => new Array<CardNumber>(count).fill(card));
}
