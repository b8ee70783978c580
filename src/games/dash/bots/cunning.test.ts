import { expect, test } from 'vitest';
import { thinkNow } from '../../../bots/thinking.ts';
import { elementAt } from '../../../engine/list.ts';
import { fastRng } from '../../../engine/rng.ts';
import { dashBox } from '../box.ts';
import { openDash } from '../rules/game.ts';
import type { DashMove, DashState } from '../rules/state.ts';
import { card, FACE, flip, flipped, game, make, STOP, table, use } from '../rules/testing/testing.ts';
import { TEST_PACK } from '../rules/testing/testing-pack.ts';
import { carefulDash } from './careful.ts';
import { cunningDash } from './cunning.ts';
import { openPlayoutPolicy } from './playout.ts';

const searcher = cunningDash.thinks?.open(TEST_PACK);

/** The move the cunning bot chooses in seat 0. */
function thoughtOn(state: DashState, seed = 1): DashMove {
  if (searcher === undefined) throw new Error('the cunning bot thinks');
  const question = { seat: 0, view: game.view(state, 0), moves: game.legalMoves(state, 0) };
  return thinkNow(searcher, question, { rng: fastRng(seed), iterations: 400 });
}

test('the cunning bot takes the last card if that breaks a tie, where a careful one stops', () => {
  const state = table({ cards: ['rat', 'rat'], hand: ['map'], dungeon: 3 });
  state.known[1] = true;
  // As much gold as the Treasure Map.
  elementAt(state.players, 1).treasures = [card('coin'), card('coin')];
  make(state, flip(0));
  const careful = carefulDash
    .sit(0, TEST_PACK)
    .choose(() => game.view(state, 0), game.legalMoves(state, 0), fastRng(1));

  expect(careful).toEqual(STOP);
  expect(thoughtOn(state)).toEqual(flip(1));
});

test('its quick player is the careful bot', () => {
  expect(cunningDash.sit).toBe(carefulDash.sit);
});

test('the playout policy uses the Key on a Locked Door, and nothing when the turn ends anyway', () => {
  const policy = openPlayoutPolicy(TEST_PACK);
  const open = flipped({ cards: ['door', 'coin', 'coin', 'coin'], hand: ['key'] });
  expect(policy(open, 0)).toEqual(use('key'));

  const last = flipped({ cards: ['door'], hand: ['key'], dungeon: 2 });
  expect(policy(last, 0)).toEqual(FACE);
});

test.each([2, 4])('the policy plays games of %i by the rules to their end', (seats) => {
  const dash = openDash(dashBox.standardPack);
  const policy = openPlayoutPolicy(dashBox.standardPack);
  const rng = fastRng(seats);
  for (let round = 0; round < 20; round++) {
    const state = dash.setup(seats, { starter: 'random' }, { rng, now: 0 });
    for (let [seat] = dash.toAct(state); seat !== undefined; [seat] = dash.toAct(state)) {
      const move = policy(state, seat);
      expect(dash.refusal(state, seat, move)).toBeUndefined();
      dash.play(state, seat, move, { rng, now: 0 });
    }
    expect(dash.outcome(state)).toBeDefined();
  }
});
