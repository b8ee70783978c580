import type { LevelTableSpec } from '../../../../client/kit/lessons/testing/level-table-spec.ts';
import { elementAt } from '../../../../engine/list.ts';
import { daysBox } from '../../box.ts';
import { CARDS, type CardId, type CardNumber, printedValues } from '../../rules/content.ts';
import { type DaysMove, type DaysState, stackAt } from '../../rules/state.ts';

const NEIGHBOUR = 1;

function numberOf(id: CardId): CardNumber {
  return CARDS.indexOf(id);
}

function holds(state: DaysState, ...ids: readonly CardId[]): boolean {
  return ids.every((id) => handOf(state).includes(numberOf(id)));
}

function handOf({ hands }: DaysState): readonly CardNumber[] {
  return elementAt(hands, 0);
}

const values = printedValues(daysBox.standardPack);

/** The printed value of the top card of a day; 0 without a creature. */
function worth({ boards }: DaysState, board: number, day: number): number {
  const top = stackAt(boards, board, day).at(-1);
  return top === undefined ? 0 : elementAt(values, top);
}

function isEmpty({ boards }: DaysState, board: number, day: number): boolean {
  return stackAt(boards, board, day).length === 0;
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];

function place(moves: readonly DaysMove[], id: CardId, where: (move: { board: number; day: number }) => boolean) {
  return moves.find((move) => move.kind === 'place' && move.card === numberOf(id) && where(move));
}

/** The table specs of Dungeon Days's levels. */
export const tableSpecs = {
  draw: {
    seats: 2,
    options: { starter: 0 },
    until: 'nobody',
    steps: 0,
    isRight: ({ state }) => state.deck.at(-1) === numberOf('dwarf'),
    solve: ({ moves }) => place(moves, 'dwarf', ({ day }) => day === 2) ?? moves.find(({ kind }) => kind === 'draw'),
  },
  neighbour: {
    seats: 2,
    options: { starter: 0, startingHand: '5' },
    until: 'bot',
    steps: 14,
    isRight({ state }) {
      if (!holds(state, 'halfling', 'goblin') || handOf(state).length > 6) return false;
      const good = DAYS.filter((day) => worth(state, NEIGHBOUR, day) >= 4);
      return good.length >= 3 && good.filter((day) => isEmpty(state, 0, day)).length >= 2;
    },
    solve: ({ state, moves }) =>
      place(moves, 'halfling', ({ board, day }) => board === NEIGHBOUR && worth(state, board, day) >= 4) ??
      place(moves, 'goblin', ({ day }) => worth(state, NEIGHBOUR, day) > 0),
  },
  spell: {
    seats: 2,
    options: { starter: 0, startingHand: '5' },
    until: 'bot',
    steps: 14,
    isRight({ state }) {
      if (!holds(state, 'transportation', 'transformation') || handOf(state).length > 6) return false;
      if (!holds(state, 'human') && !holds(state, 'mimic')) return false;
      const good = DAYS.filter((day) => worth(state, NEIGHBOUR, day) >= 4);
      return good.length >= 2 && good.some((day) => isEmpty(state, 0, day));
    },
    solve: ({ state, moves }) =>
      moves.find((move) => move.kind === 'transport' && worth(state, NEIGHBOUR, move.day) >= 4) ??
      moves.find((move) => move.kind === 'transform' && move.board === NEIGHBOUR),
  },
  end: {
    seats: 2,
    options: { starter: 0, startingHand: '5' },
    until: 'bot',
    steps: 120,
    isRight({ state, moves, game, after }) {
      const empty = DAYS.filter((day) => isEmpty(state, 0, day));
      if (empty.length !== 1 || handOf(state).length > 5) return false;
      const ends = moves.filter((move) => move.kind === 'place' && game.outcome(after(move)) !== undefined);
      return ends.some((move) => game.outcome(after(move))?.winners.join() === '0');
    },
    solve: ({ state, moves }) =>
      moves.find((move) => move.kind === 'place' && move.board === 0 && isEmpty(state, 0, move.day)),
  },
} satisfies Record<string, LevelTableSpec<DaysState, DaysMove>>;
