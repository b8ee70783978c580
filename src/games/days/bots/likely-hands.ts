import type { Known } from '../../../engine/judgement.ts';
import { elementAt } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { shuffle } from '../../../engine/rng.ts';
import { CARDS, type CardId, type CardNumber, type DaysPack, HUMAN, TRANSFORMATION } from '../rules/content.ts';
import type { DaysGame } from '../rules/game.ts';
import type { DaysKnowledge } from '../rules/remember.ts';
import type { DaysMove, DaysState } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import { appraisals } from './appraisal.ts';
import { worthOfMove } from './worth.ts';

/**
 * How much oftener than by chance a card that could not be played well lay in a hand, measured in games of careful bots: what
 * is easily played is soon gone.
 */
const KEPT: Readonly<Record<CardId, number>> = {
  terror: 1.3,
  transportation: 0.6,
  transformation: 0.6,
  invisibility: 1.25,
  lava: 0.9,
  boulder: 1.5,
  dragon: 0.68,
  dwarf: 0.73,
  elf: 0.3,
  pixie: 1.15,
  human: 1.3,
  halfling: 1.25,
  medusa: 1.2,
  orc: 1.1,
  troll: 1.2,
  sprite: 1.2,
  goblin: 1,
  mimic: 0.97,
};
/** A card that its holder would rather play than draw is so much rarer. */
const PLAYED_AT_ONCE = 0.3;
/** The figures are right after this number of plays by each player; after more they weigh more, up to this limit. */
const SETTLED = 4;
const MOST_SETTLED = 1.6;

/** How likely each card is to lie in each hand, compared with the others. */
type Weights = readonly (readonly number[])[];

/**
 * Draws the table as one seat knows it, with hands as players have them: where all cards were equally likely, the others
 * would always hold good cards that they have long played, and the player's own chance would look too small.
 */
export function likelyHands(game: DaysGame, pack: DaysPack): (known: Known<DaysView>, rng: Rng) => DaysState {
  const weigh = weighing(game, pack);
  const known = new WeakMap<DaysView, Weights>();
  return ({ view, seat, knowledge }, rng) => {
    const state = game.sample(view, seat, rng, knowledge);
    const weights = known.get(view) ?? weigh(state, seat);
    known.set(view, weights);
    const remembered = (knowledge as DaysKnowledge | undefined)?.hands ?? [];
    for (const [other, hand] of state.hands.entries()) {
      if (other === seat) continue;
      const sure = Math.min(remembered[other]?.length ?? 0, hand.length);
      const missing = hand.length - sure;
      state.deck.push(...hand.splice(sure));
      for (let card = 0; card < missing; card++) hand.push(drawBy(elementAt(weights, other), state.deck, rng));
    }
    shuffle(state.deck, rng);
    return state;
  };
}

/** Fine enough for shares of a sum. */
const STEPS = 2 ** 30;

/** Takes one of the cards, each as likely as its weight says. */
function drawBy(weights: readonly number[], cards: CardNumber[], rng: Rng): CardNumber {
  let left = cards.reduce((sum, card) => sum + elementAt(weights, card), 0) * (rng.int(STEPS) / STEPS);
  let place = 0;
  for (; place < cards.length - 1; place++) {
    left -= elementAt(weights, elementAt(cards, place));
    if (left < 0) break;
  }
  return elementAt(cards.splice(place, 1), 0);
}

function weighing(game: DaysGame, pack: DaysPack): (state: DaysState, seat: number) => Weights {
  const appraisal = appraisals(pack);
  const moves: DaysMove[] = [];
  /** How much more its holder gains by playing a card than by drawing one. */
  const eagerness = (state: DaysState, seat: number, card: CardNumber): number => {
    const hand = card === TRANSFORMATION ? [card, HUMAN] : [card];
    const hands = state.hands.map((held, other) => (other === seat ? hand : held));
    const { boards, deck, reshuffles, sprite } = state;
    const sight = { seat, boards, hand, deck: Math.max(2, deck.length), reshuffles };
    let [most, drawn] = [Number.NEGATIVE_INFINITY, 0];
    for (const move of game.legalMoves({ ...state, turn: seat, hands }, seat, moves)) {
      const worth = worthOfMove(sight, move, appraisal[sprite]);
      if (move.kind === 'draw') drawn = worth;
      else if (move.kind !== 'place' || move.card === card) most = Math.max(most, worth);
    }
    return most - drawn;
  };
  return (state, seat) => {
    const settled = Math.min(MOST_SETTLED, playsOfEach(state) / SETTLED);
    return state.hands.map((_, other) =>
      other === seat
        ? []
        : CARDS.map((id, card) => (KEPT[id] * (eagerness(state, other, card) > 0 ? PLAYED_AT_ONCE : 1)) ** settled),
    );
  };
}

/** How many cards each player has played by now, on average. */
function playsOfEach({ boards, discard }: DaysState): number {
  return (boards.flat(2).length + discard.length) / boards.length;
}
