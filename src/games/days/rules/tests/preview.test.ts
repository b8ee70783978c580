import { expect, test } from 'vitest';
import { daysBox } from '../../box.ts';
import { printedValues } from '../content.ts';
import { previewPlay } from '../preview.ts';
import type { DaysMove, DaysState } from '../state.ts';
import { game, playOn, transportOn, type WeekByName, week } from '../testing/week.ts';

function preview(table: DaysState, move: DaysMove) {
  if (move.kind === 'draw' || move.kind === 'pass') throw new Error('this plays no card');
  const view = game.view(table, 0);
  const before = JSON.stringify(view);
  const found = previewPlay(view, { seat: 0, play: move }, printedValues(daysBox.standardPack));
  expect(JSON.stringify(view)).toBe(before);
  return found;
}

test('a preview of a Dragon says who leaves, and what the board’s owner gains', () => {
  const table = week({}, { hand: ['dragon'], others: [{ tue: ['elf'], thu: ['troll'] }] });

  expect(preview(table, playOn('dragon', 'wed', 1))).toEqual({
    removed: [
      { board: 1, day: 1, card: 8 },
      { board: 1, day: 3, card: 14 },
    ],
    scores: [
      { change: 0, days: [] },
      {
        change: 0,
        days: [
          { day: 1, change: -4 },
          { day: 2, change: 7 },
          { day: 3, change: -3 },
        ],
      },
    ],
    full: [],
  });
});

test('a preview of a Halfling beside a Mimic counts what the Mimic loses', () => {
  const table = week({}, { hand: ['halfling'], others: [{ mon: ['dragon'], tue: ['mimic'] }] });

  expect(preview(table, playOn('halfling', 'mon', 1)).scores[1]?.change).toBe(-14);
});

test('[DD-35] a preview of a Boulder names the day it blocks', () => {
  const table = week({}, { hand: ['boulder', 'human'] });

  expect(preview(table, playOn('boulder', 'tue', 1)).blocked).toEqual({ board: 1, day: 1 });
  expect(preview(table, playOn('human', 'tue')).blocked).toBeUndefined();
});

test('a preview says when a play would end the game', () => {
  const days: WeekByName = { mon: ['elf'], tue: ['orc'], wed: ['orc'], thu: ['orc'], fri: ['orc'], sat: ['orc'] };
  const table = week(days, { hand: ['transportation'], others: [{ sun: ['dragon'] }] });

  expect(preview(table, transportOn('sun'))).toMatchObject({ full: [0], removed: [] });
});
