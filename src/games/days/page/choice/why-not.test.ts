import { expect, test } from 'vitest';
import { game, number, type RestOfTable, type WeekByName, week } from '../../rules/testing/week.ts';
import { whyNot } from './why-not.ts';

/** Why seat 0 cannot play a card of its hand on Monday of a board. */
function whyNotMonday(own: WeekByName, rest: RestOfTable, board = 0) {
  const card = number(rest.hand?.[0] ?? 'human');
  return whyNot(game.view(week(own, rest), 0), 0, { card, board, day: 0 });
}

test('[DD-31] Transportation says why one’s own day cannot be swapped with any other', () => {
  const rest: RestOfTable = { hand: ['transportation'], others: [{ mon: ['boulder'] }, { mon: ['boulder'] }] };
  const empty: RestOfTable = { hand: ['transportation'], others: [{ mon: ['boulder'] }, {}] };

  expect(whyNotMonday({ mon: ['boulder'] }, rest)).toEqual({ why: 'own-boulder', rule: 'DD-31' });
  expect(whyNotMonday({ mon: ['elf'] }, rest)).toEqual({ why: 'boulders-everywhere', rule: 'DD-31' });
  expect(whyNotMonday({}, empty)).toEqual({ why: 'nothing-anywhere', rule: 'DD-31' });
  expect(whyNotMonday({}, empty, 2)).toEqual({ why: 'nothing-to-swap', rule: 'DD-31' });
  expect(whyNotMonday({ mon: ['elf'] }, empty, 2)).toBeUndefined();
});

test('[DD-32, DD-54] Transformation says whether the hand or the day has no creature', () => {
  const noCreature: RestOfTable = { hand: ['transformation', 'lava'], others: [{ mon: ['elf'] }] };
  const noneThere: RestOfTable = { hand: ['transformation', 'elf'], others: [{ mon: ['boulder'] }] };

  expect(whyNotMonday({}, noCreature, 1)).toEqual({ why: 'no-creature-in-hand', rule: 'DD-54' });
  expect(whyNotMonday({}, noneThere, 0)).toEqual({ why: 'nothing-to-take', rule: 'DD-32' });
  expect(whyNotMonday({}, noneThere, 1)).toEqual({ why: 'nothing-to-take', rule: 'DD-32' });
  expect(whyNotMonday({ mon: ['elf', 'invisibility'] }, noneThere)).toBeUndefined();
});

test('[DD-10] out of turn the reason is the turn, not the day', () => {
  const view = game.view({ ...week({ mon: ['elf'] }, { hand: ['human'] }), turn: 1 }, 0);

  expect(whyNot(view, 0, { card: number('human'), board: 0, day: 0 })).toEqual({ why: 'not-your-turn', rule: 'DD-10' });
});
