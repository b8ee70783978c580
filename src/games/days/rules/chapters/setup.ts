import type { RuleContext } from '../../../../engine/game.ts';
import { type Options, pickStarter } from '../../../../engine/options.ts';
import { shuffle } from '../../../../engine/rng.ts';
import type { CardNumber, DaysPack } from '../content.ts';
import { spriteRule, startingHand } from '../options.ts';
import type { DaysEvent, DaysState, Week } from '../state.ts';

/** DD-3 One deck for every two players. */
export function decksFor(seats: number): number {
  return Math.ceil(seats / 2);
}

/** DD-1, DD-3 All cards of a table, by kind. */
export function allCards(pack: DaysPack, seats: number): CardNumber[] {
  const cards: CardNumber[] = [];
  const decks = decksFor(seats);
  for (const [card, { copies }] of pack.cards.entries()) {
    for (let left = copies * decks; left > 0; left--) cards.push(card);
  }
  return cards;
}

/** DD-2 An empty board. */
export function emptyWeek(): Week {
  return [[], [], [], [], [], [], []];
}

/** DD-3 to DD-5 The decks shuffled together, a board and a hand for each player, and who begins. */
export function setUp(
  pack: DaysPack,
  { seats, options }: { seats: number; options: Options },
  { rng, emit }: RuleContext<DaysEvent>,
): DaysState {
  const deck = allCards(pack, seats);
  const cards = deck.length;
  shuffle(deck, rng);
  const hands = Array.from({ length: seats }, () => deck.splice(deck.length - startingHand(options)));
  const state: DaysState = {
    phase: 'playing',
    sprite: spriteRule(options),
    turn: pickStarter(options.starter, seats, rng),
    deck,
    discard: [],
    reshuffles: 0,
    passes: 0,
    hands,
    boards: Array.from({ length: seats }, emptyWeek),
    ...(options.edition !== '2' && { firstEdition: true }),
  };
  emit?.({
    kind: 'game-started',
    starter: state.turn,
    decks: decksFor(seats),
    cards,
    startingHand: startingHand(options),
  });
  return state;
}
