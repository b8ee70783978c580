import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { lastChoice } from './last-choice.ts';

/** A game whose states are the steps: at each, this many moves for seat 0; over after the last. */
function played(choices: readonly number[]) {
  const game = {
    outcome: (at: number) => (at === choices.length ? { winners: [0] } : undefined),
    legalMoves: (at: number, seat: number) => (seat === 0 ? Array(choices[at] ?? 3).fill('move') : []),
  } as unknown as Game;
  return { game, length: choices.length, stateAt: (step: number) => step };
}

test('the last choice is the last step with more than one move', () => {
  expect(lastChoice(played([3, 0, 2, 1, 0]), 0, 4)).toBe(2);
  expect(lastChoice(played([3, 0, 2, 1, 0]), 0, 2)).toBe(2);
  expect(lastChoice(played([3, 0, 2, 1, 0]), 0, 1)).toBe(0);
});

test('the end of a game leads back to the last choice in it', () => {
  expect(lastChoice(played([3, 0, 2, 1, 0]), 0, 5)).toBe(2);
});

test('without a choice it is the last move, or the next one; a seat may have none', () => {
  expect(lastChoice(played([1, 0, 2]), 0, 1)).toBe(0);
  expect(lastChoice(played([0, 0, 2]), 0, 1)).toBe(2);
  expect(lastChoice(played([3, 3]), 1, 1)).toBeUndefined();
});
