import { expect, test } from 'vitest';
import { thinkNow } from '../../../bots/thinking.ts';
import { fastRng } from '../../../engine/rng.ts';
import { bagBox } from '../box.ts';
import type { BagMove } from '../rules/moves.ts';
import type { BagState } from '../rules/state.ts';
import { dungeon, game, go, make, WEST } from '../rules/testing/testing.ts';
import { cunningBag } from './index.ts';

const searcher = cunningBag.thinks?.open(bagBox.standardPack);

/** The move the cunning bot chooses in seat 0. */
function thoughtOn(state: BagState, seed = 1): BagMove {
  if (searcher === undefined) throw new Error('the cunning bot thinks');
  const question = { seat: 0, view: game.view(state, 0), moves: game.legalMoves(state, 0) };
  return thinkNow(searcher, question, { rng: fastRng(seed), iterations: 48 });
}

/** Before the dragon with the Ring and the last life, alone. */
const facing = (health: number, ...items: string[]) => {
  const state = dungeon({
    map: '╶Em ─.a ┼S.',
    heroes: [{ lives: 1, health, items }],
    monsters: ['red-dragon'],
    ring: { kind: 'held', by: 0 },
  });
  make(state, go(WEST));
  return state;
};

test('the cunning bot runs from a fight it would lose, and stays in one it would win', () => {
  expect(thoughtOn(facing(3)).kind).toBe('escape');
  expect(thoughtOn(facing(10, 'magic-armour', 'magic-shield', 'iron-axe', 'loyal-bear'))).toEqual({ kind: 'roll' });
});
