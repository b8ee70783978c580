import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { fastRng, type Rng } from '../../../../engine/rng.ts';
import { daysBox } from '../../box.ts';
import { isBlocked } from '../board/stack.ts';
import { allCards } from '../chapters/setup.ts';
import { isCreature } from '../content.ts';
import { SEATS } from '../moves.ts';
import { type DaysState, type Stack, WEEK } from '../state.ts';
import { game } from '../testing/week.ts';

function playRandomly(state: DaysState, rng: Rng, visit: (state: DaysState) => void): number {
  let moves = 0;
  for (; state.phase === 'playing'; moves++) {
    visit(state);
    const list = game.legalMoves(state, state.turn);
    game.play(state, state.turn, elementAt(list, rng.int(list.length)), { rng, now: 0 });
  }
  return moves;
}

function cardsOf({ deck, discard, hands, boards }: DaysState): number[] {
  return [...deck, ...discard, ...hands.flat(), ...boards.flat(2)].sort((one, other) => one - other);
}

const SEAT_COUNTS = [2, 3, 4, 5, 6];

describe.each(SEAT_COUNTS)('random games of %i', (seats) => {
  const options = (number: number) => ({
    startingHand: number % 2 === 0 ? '0' : '5',
    sprite: number % 3 === 0 ? 'adds' : 'covers',
    starter: 'random',
  });

  test('[DD-56] end, and no card is ever lost or duplicated', () => {
    const all = allCards(daysBox.standardPack, seats);
    for (let number = 0; number < 40; number++) {
      const rng = fastRng(number, seats);
      const state = game.setup(seats, options(number), { rng, now: 0 });
      const moves = playRandomly(state, rng, (now) => expect(cardsOf(now)).toEqual(all));
      expect(moves).toBeLessThan(2000);
    }
  });

  test('keep a creature at the bottom of every stack, and every Boulder alone', () => {
    for (let number = 0; number < 20; number++) {
      const rng = fastRng(number, seats, 2);
      const state = game.setup(seats, options(number), { rng, now: 0 });
      playRandomly(state, rng, ({ boards }) => {
        const isSound = (stack: Stack) => (isBlocked(stack) ? stack.length === 1 : isCreature(stack[0]));
        expect(boards.flat().filter((stack) => stack.length > 0 && !isSound(stack))).toEqual([]);
      });
    }
  });
});

test('the longest list of moves is short enough to send', () => {
  const rng = fastRng(5);
  const state = game.setup(SEATS.max, {}, { rng, now: 0 });
  state.hands[state.turn] = Array.from({ length: 18 }, (_, card) => card);
  for (const week of state.boards) for (let day = 0; day < WEEK - 1; day++) week[day] = [8, 11];
  expect(game.legalMoves(state, state.turn).length).toBeLessThan(2000);
});
