import { expect, test } from 'vitest';
import { expectHidden, type Secret } from '../../../../../test/hidden.ts';
import { ROLL } from '../moves.ts';
import type { NewGameMove, NewGameState } from '../state.ts';
import { game, make, rolling, table } from '../testing/testing.ts';

/** One line for each hidden thing: what changes, and who may not notice. In this game nothing is hidden yet. */
const secrets: [string, Secret<NewGameState, NewGameMove>][] = [];

for (const [what, secret] of secrets) {
  test(`nobody can tell from the table, the moves and the events: ${what}`, () => expectHidden(game, secret));
}

test('[NG-10] everybody sees all of the table and of every roll', () => {
  const state = table({ heap: ['coin'] });
  const [rolled] = make(state, ROLL, rolling('diamond'));

  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(game.sample(game.view(state, viewer), viewer, rolling())).toEqual(state);
    expect(rolled === undefined ? undefined : game.viewEvent(rolled, viewer)).toEqual(rolled);
  }
});
