import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { fastRng, type Rng } from '../../../../engine/rng.ts';
import { daysBox } from '../../box.ts';
import { isBlocked } from '../board/stack.ts';
import { allCards } from '../chapters/setup.ts';
import { isCreature, TERROR } from '../content.ts';
import { SEATS } from '../moves.ts';
import { type DaysMove, type DaysState, type Stack, WEEK } from '../state.ts';
import { game } from '../testing/week.ts';

/** Every conceivable move with these seats; transformations of the lowest card only. */
function thinkable(seats: number): DaysMove[] {
  const moves: DaysMove[] = [{ kind: 'draw' }, { kind: 'pass' }];
  for (let day = 0; day < WEEK; day++) {
    moves.push({ kind: 'terror', day });
    for (let board = 0; board < seats; board++) {
      moves.push({ kind: 'transport', board, day });
      for (let card = 0; card < 18; card++) {
        if (card > TERROR) moves.push({ kind: 'place', card, board, day });
        moves.push({ kind: 'transform', board, day, height: 0, creature: card });
      }
    }
  }
  return moves;
}

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

  test('list exactly the moves that are not refused', () => {
    const pool = thinkable(seats).map((move) => ({ move, text: JSON.stringify(move) }));
    const rng = fastRng(seats);
    const state = game.setup(seats, options(1), { rng, now: 0 });
    playRandomly(state, rng, (now) => {
      const listed = new Set(game.legalMoves(now, now.turn).map((move) => JSON.stringify(move)));
      const wrong = pool.filter(
        ({ move, text }) => (game.refusal(now, now.turn, move) === undefined) !== listed.has(text),
      );
      expect(wrong).toEqual([]);
    });
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

  test('show a seat the same after hidden cards are dealt anew', () => {
    const rng = fastRng(seats, 9);
    const state = game.setup(seats, options(1), { rng, now: 0 });
    playRandomly(state, rng, (now) => {
      for (let viewer = 0; viewer < seats; viewer++) {
        const seen = game.view(now, viewer);
        const world = game.sample(JSON.parse(JSON.stringify(seen)), viewer, rng);
        expect(JSON.stringify(game.view(world, viewer))).toBe(JSON.stringify(seen));
        expect(cardsOf(world)).toEqual(cardsOf(now));
      }
    });
  });
});

test('[DD-56] players who only draw reach the end', () => {
  const rng = fastRng(4);
  const state = game.setup(SEATS.max, {}, { rng, now: 0 });
  let moves = 0;
  for (; state.phase === 'playing' && moves < 2000; moves++) {
    const list = game.legalMoves(state, state.turn);
    game.play(state, state.turn, elementAt(list, 0), { rng, now: 0 });
  }
  expect(state.phase).not.toBe('playing');
});

test('the longest list of moves is short enough to send', () => {
  const rng = fastRng(5);
  const state = game.setup(SEATS.max, {}, { rng, now: 0 });
  state.hands[state.turn] = Array.from({ length: 18 }, (_, card) => card);
  for (const week of state.boards) for (let day = 0; day < WEEK - 1; day++) week[day] = [8, 11];
  expect(game.legalMoves(state, state.turn).length).toBeLessThan(2000);
});
