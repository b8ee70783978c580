import { expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { advise } from '../../review/advise.ts';
import { reviewedOf, reviewOf } from '../../review/testing/reviewed.ts';
import { openAdviser } from './adviser.ts';
import type { DashMove } from './rules/state.ts';
import { card, flip, flipped, fumble, game, make, table } from './rules/testing/testing.ts';
import { TEST_PACK } from './rules/testing/testing-pack.ts';

/** Fewer playouts than people get: these positions are clear. */
const adviser = { ...openAdviser(TEST_PACK), effort: { first: 60, luck: 4, line: 4, close: 60, reason: 20 } };
const reviewed = reviewedOf(game, adviser, 2);

/** The last dungeon: a thief takes a Treasure Map or a Key, and the other player has found a coin. */
function robbed() {
  const state = table({ cards: ['magpie', 'rat'], hand: ['map', 'key'], dungeon: 3 });
  elementAt(state.players, 1).treasures.push(card('coin'));
  make(state, flip());
  return state;
}

function reviewAfter(move: DashMove) {
  return reviewOf(reviewed, robbed(), [{ seat: 0, move }]);
}

test('losing a Treasure Map instead of a sufficient Key is found, and the reason is gold', () => {
  const { moments } = reviewAfter(fumble('map'));

  expect(moments).toMatchObject([
    { did: { en: 'lose the map', it: 'perdere «Carta map»' }, better: { en: 'lose the key' }, turn: 1 },
  ]);
  expect(moments[0]?.why.en).toMatch(/^On average you end with \d+ more gold\.$/);
});

test('nothing is reported if the Key was lost', () => {
  expect(reviewAfter(fumble('key')).moments).toEqual([]);
});

test('the choice among unknown cards is no decision', () => {
  const state = table({ cards: ['door', 'rat', 'coin', 'rat'] });

  expect(reviewOf(reviewed, state, [{ seat: 0, move: flip(2) }]).moments).toEqual([]);
});

test('advice states the error of its chance, and gives a reason only if the difference is significant', () => {
  const at = (state: ReturnType<typeof robbed>) =>
    advise(reviewed, { seat: 0, view: game.view(state, 0), moves: game.legalMoves(state, 0), at: 0 }, ['Ada', 'Bruno']);
  const sure = at(robbed());
  expect(sure).toMatchObject({ move: { en: 'lose the key' }, instead: { en: 'lose the map' } });
  expect(sure.why?.en).toMatch(/more gold/);
  expect(sure.chance?.error).toBeGreaterThan(0);

  // Nothing is left that a Key opens or a Spray drives away.
  const same = flipped({ cards: ['magpie', 'rat'], hand: ['key', 'spray'], dungeon: 3 });
  const unsure = at(same);
  expect(unsure.instead).toBeDefined();
  expect(unsure.why).toBeUndefined();
});
