import { randomBot } from '../../../bots/random.ts';
import type { Game } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { shuffle } from '../../../engine/rng.ts';
import { copiesIn, type PackLab, swapInto } from '../../../games/lab.ts';
import type { Bench } from '../bench.ts';
import { addLabFigures, type LabFigures, noLabFigures } from '../figures.ts';
import { jobsOf, type LabPlan } from '../plan.ts';
import { playJob } from '../play.ts';

/** Six kinds of cards with two copies each; only the draw decides. */
export const KINDS = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'] as const;

/** The values of the kinds, and the first seat's head start. */
export interface DuelPack {
  values: readonly number[];
  headStart: number;
}

interface DuelState {
  deck: number[];
  hands: number[][];
  turn: number;
}

type DuelMove = { kind: 'draw' } | { kind: 'wait' };

/** Two players draw three cards each in turn; the higher sum wins. A game small enough that its figures are known. */
function duelOf({ values, headStart }: DuelPack): Game<DuelState, DuelMove, never, DuelState> {
  const isOver = ({ turn }: DuelState): boolean => turn === 6;
  return {
    id: 'duel',
    setup: (seats, _options, { rng }) => {
      const deck = [...KINDS.keys(), ...KINDS.keys()];
      shuffle(deck, rng);
      return { deck, hands: Array.from({ length: seats }, () => []), turn: 0 };
    },
    toAct: (state) => (isOver(state) ? [] : [state.turn % 2]),
    legalMoves: (_state, _seat, moves = []) => {
      moves.length = 0;
      moves.push({ kind: 'draw' });
      return moves;
    },
    parseMove: () => undefined,
    refusal: () => undefined,
    play: (state) => {
      const card = state.deck.pop();
      if (card !== undefined) elementAt(state.hands, state.turn % 2).push(card);
      state.turn += 1;
    },
    clone: structuredClone,
    view: (state) => state,
    viewEvent: (event) => event,
    outcome: (state) => {
      if (!isOver(state)) return undefined;
      const scores = sumsOf(state, values).map((sum, seat) => (seat === 0 ? sum + headStart : sum));
      const most = Math.max(...scores);
      return { winners: [0, 1].filter((seat) => scores[seat] === most), scores };
    },
    sample: (view) => view,
  };
}

function sumsOf({ hands }: DuelState, values: readonly number[]): number[] {
  return hands.map((hand) => hand.reduce((sum, card) => sum + elementAt(values, card), 0));
}

function duelLab({ values }: DuelPack): PackLab<DuelState, DuelMove> {
  const words = { en: 'the first card', it: 'la prima carta' };
  return {
    standing: (state) => sumsOf(state, values),
    swaps: [
      {
        id: 'drawn',
        title: words,
        meaning: words,
        cards: KINDS.map((id) => ({ id, name: { en: id, it: id } })),
        skips: 3,
        poolAt: ({ state, seat }) => ({ seat, copies: copiesIn(state.deck, KINDS.length) }),
        put: ({ state }, card) => {
          swapInto(state.deck, state.deck.length - 1, card);
          return undefined;
        },
      },
    ],
  };
}

/** The parts of the duel, for reports. */
export const duelParts = {
  seats: 2,
  games: 1000,
  unit: { en: 'points', it: 'punti' },
  open: (pack: unknown) => duelLab(pack as DuelPack) as PackLab,
};

/** A pack of the duel with a name. */
export function duelPack(values: readonly number[], headStart = 0) {
  return { values, headStart, name: { en: `duel ${values}`, it: `duello ${values}` }, version: '1' };
}

/** Measures packs of the duel, all in this process. */
export function measureDuel(
  packs: { mine: DuelPack; other?: DuelPack },
  deals: number,
): { plan: LabPlan; figures: LabFigures } {
  const plan: LabPlan = {
    game: 'duel',
    packs,
    seats: 2,
    options: {},
    isTogether: false,
    seed: 5,
    bot: 'random',
    tableDeals: deals,
    swapDeals: [deals],
    levels: [],
  };
  const bench: Bench = {
    plan,
    sides: (['mine', 'other'] as const).flatMap((side) => {
      const pack = packs[side];
      if (pack === undefined) return [];
      const simulation = { game: 'duel', pack, seats: 2, options: {}, isTogether: false, seed: plan.seed };
      return [{ side, simulation, game: duelOf(pack) as Game, bots: [randomBot], lab: duelLab(pack) as PackLab }];
    }),
  };
  const figures = noLabFigures();
  for (const job of jobsOf(plan)) addLabFigures(figures, playJob(bench, job));
  return { plan, figures };
}
