import { expect, test } from 'vitest';
import { newGameBox } from '../box.ts';
import { ROLL, STOP } from '../rules/moves.ts';
import type { NewGameMove, NewGameState } from '../rules/state.ts';
import { game, rolling, table } from '../rules/testing/testing.ts';
import { carefulNewGame } from './careful.ts';

/** The careful bot's move at a table, from seat 0's view. */
function choice(state: NewGameState): NewGameMove {
  const player = carefulNewGame.sit(0, newGameBox.standardPack);
  return player.choose(() => game.view(state, 0), game.legalMoves(state, 0), rolling());
}

test('rolls a few times, and stops with a full heap', () => {
  expect(choice(table())).toEqual(ROLL);
  expect(choice(table({ heap: ['chest', 'diamond'] }))).toEqual(ROLL);
  expect(choice(table({ heap: ['diamond', 'diamond', 'gems'] }))).toEqual(STOP);
});

test('in its last turn, goes on while it is behind', () => {
  const heap = ['diamond', 'diamond', 'gems'];

  expect(choice(table({ turnsTaken: 8, heap, gold: [0, 13] }))).toEqual(ROLL);
  expect(choice(table({ turnsTaken: 8, heap, gold: [0, 12] }))).toEqual(STOP);
});
