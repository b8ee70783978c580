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

test("another player's hand makes no difference to it", () => {
  const table = (card: 'goblin' | 'human') =>
    week(
      { mon: ['elf'] },
      { hand: ['dragon', 'dwarf'], others: [{ mon: ['orc'] }], otherHands: [[card]], deck: ['elf'] },
    );

  expect(thoughtOn(table('goblin'))).toEqual(thoughtOn(table('human')));
});

test('its quick player is the careful bot', () => {
  const table = week({}, { hand: ['goblin'], others: [{ mon: ['orc'], thu: ['human', 'sprite'] }] });
  const choose = (bot: typeof carefulDays) =>
    bot.sit(0, daysBox.standardPack).choose(() => game.view(table, 0), game.legalMoves(table, 0), fastRng(1));

  expect(choose(cunningDays)).toEqual(choose(carefulDays));
});
