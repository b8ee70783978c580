import { expect, test } from 'vitest';
import { thinkNow } from '../../../bots/thinking.ts';
import { fastRng } from '../../../engine/rng.ts';
import { daysBox } from '../box.ts';
import type { DaysMove, DaysState } from '../rules/state.ts';
import { game, playOn, week } from '../rules/testing/week.ts';
import { carefulDays } from './careful.ts';
import { cunningDays } from './cunning.ts';

const searcher = cunningDays.thinks?.open(daysBox.standardPack);

/** The move the cunning bot chooses in seat 0. */
function thoughtOn(table: DaysState): DaysMove {
  if (searcher === undefined) throw new Error('the cunning bot thinks');
  const question = { seat: 0, view: game.view(table, 0), moves: game.legalMoves(table, 0) };
  return thinkNow(searcher, question, { rng: fastRng(1), iterations: 400 });
}

test('the cunning bot finishes its week when that wins', () => {
  const table = week(
    { mon: ['orc'], tue: ['orc'], wed: ['orc'], thu: ['troll'], fri: ['troll'], sat: ['troll'] },
    { hand: ['human'], others: [{ mon: ['elf'] }] },
  );

  expect(thoughtOn(table)).toEqual(playOn('human', 'sun'));
});

test('its quick player is the careful bot', () => {
  expect(cunningDays.sit).toBe(carefulDays.sit);
});
