import { describe, expect, test } from 'vitest';
import { daysBox } from '../../box.ts';
import { type CardId, printedValues } from '../content.ts';
import { DAYS, type SpriteRule } from '../state.ts';
import { boardOf, played, playOn, type WeekByName, week } from '../testing/week.ts';
import { cardScores, dayScore, mimicChoice, weekScore } from './score.ts';

const values = printedValues(daysBox.standardPack);

function scoresOf(days: WeekByName, sprite: SpriteRule = 'adds'): Record<string, number> {
  const week = boardOf(days);
  return Object.fromEntries(
    DAYS.flatMap((day, place) => (day in days ? [[day, dayScore(week, place, { values, sprite })]] : [])),
  );
}

const PRINTED: [CardId, number][] = [
  ['dragon', 7],
  ['dwarf', 4],
  ['elf', 4],
  ['pixie', 5],
  ['human', 1],
  ['halfling', 0],
  ['medusa', 2],
  ['orc', 3],
  ['troll', 3],
  ['sprite', 6],
  ['goblin', 2],
];

test.each(PRINTED)(
  '[DD-21] a visible %s scores %i, whatever is beside it, and covers the cards below',
  (card, score) => {
    expect(scoresOf({ thu: [card] })).toEqual({ thu: score });
    expect(scoresOf({ wed: ['boulder'], thu: [card], fri: ['boulder'] })).toEqual({ wed: 0, thu: score, fri: 0 });
    expect(scoresOf({ mon: ['dragon', 'invisibility', card] })).toEqual({ mon: score });
    // DD-45 Only a Sprite lets the covered card score.
    expect(scoresOf({ mon: ['dragon', card] })).toEqual({ mon: card === 'sprite' ? 13 : score });
  },
);

test('[DD-21] the score is the sum over the days', () => {
  const week = boardOf({ mon: ['dragon', 'halfling'], tue: ['elf'], thu: ['human', 'sprite'], sun: ['orc'] });

  expect(weekScore(week, { values, sprite: 'adds' })).toBe(0 + 4 + 7 + 3);
  expect(weekScore(week, { values, sprite: 'covers' })).toBe(0 + 4 + 6 + 3);
});

test('[DD-12] the top card covers the score below', () => {
  expect(scoresOf({ mon: ['dragon', 'human'], tue: ['dragon', 'halfling'] })).toEqual({ mon: 1, tue: 0 });
});

test('[DD-33] a day with Invisibility on top scores 0, and below a further creature the old one scores nothing', () => {
  expect(scoresOf({ mon: ['dragon', 'invisibility'], tue: ['dragon', 'invisibility', 'human'] })).toEqual({
    mon: 0,
    tue: 1,
  });
});

const MIMIC: [string, WeekByName, number][] = [
  ['with nobody beside it', { wed: ['mimic'] }, 0],
  ['with a creature on its left', { tue: ['elf'], wed: ['mimic'] }, 4],
  ['with a creature on its right', { wed: ['mimic'], thu: ['pixie'] }, 5],
  ['between two takes the better one', { tue: ['human'], wed: ['mimic'], thu: ['dragon'] }, 7],
  ['looks no further than the next day', { mon: ['dragon'], wed: ['mimic'] }, 0],
  ['gets nothing from a Mimic', { tue: ['mimic'], wed: ['mimic'] }, 0],
  ['gets nothing from a Mimic beside a Dragon', { mon: ['dragon'], tue: ['mimic'], wed: ['mimic'] }, 0],
  ['reads the top creature', { tue: ['human', 'sprite'], wed: ['mimic'] }, 6],
  ['gets nothing from a Halfling', { tue: ['dragon', 'halfling'], wed: ['mimic'] }, 0],
  ['on top of Invisibility', { tue: ['elf'], wed: ['human', 'invisibility', 'mimic'] }, 4],
];

describe('a Mimic', () => {
  test.each(MIMIC)('[DD-47] %s', (_, days, score) => {
    expect(scoresOf(days).wed).toBe(score);
  });

  test('[DD-47] on Monday and on Sunday has one neighbour', () => {
    expect(scoresOf({ mon: ['mimic'], sun: ['dragon'] }).mon).toBe(0);
    expect(scoresOf({ mon: ['mimic'], tue: ['orc'] }).mon).toBe(3);
    expect(scoresOf({ sat: ['troll'], sun: ['mimic'] }).sun).toBe(3);
  });

  test('[DD-47] shows which neighbour it takes', () => {
    expect(mimicChoice(boardOf({ mon: ['human'], tue: ['mimic'], wed: ['elf'] }), 1, values)).toBe(2);
    expect(mimicChoice(boardOf({ mon: ['elf'], tue: ['mimic'], wed: ['human'] }), 1, values)).toBe(0);
  });

  test('[DD-47] beside a creature worth nothing takes that 0; with no creature to copy it takes nothing', () => {
    expect(mimicChoice(boardOf({ tue: ['mimic'], wed: ['halfling'] }), 1, values)).toBe(2);
    expect(mimicChoice(boardOf({ mon: ['halfling'], tue: ['mimic'], wed: ['mimic'] }), 1, values)).toBe(0);
    expect(mimicChoice(boardOf({ mon: ['boulder'], tue: ['mimic'], wed: ['halfling'] }), 1, values)).toBe(2);
    expect(mimicChoice(boardOf({ mon: ['mimic'], tue: ['mimic'] }), 1, values)).toBeUndefined();
    expect(mimicChoice(boardOf({ mon: ['elf', 'invisibility'], tue: ['mimic'] }), 1, values)).toBeUndefined();
    expect(mimicChoice(boardOf({ tue: ['mimic'] }), 1, values)).toBeUndefined();
  });

  test('[DD-52] gets nothing from Invisibility or a Boulder', () => {
    expect(scoresOf({ tue: ['dragon', 'invisibility'], wed: ['mimic'], thu: ['boulder'] }).wed).toBe(0);
  });

  test('[DD-52] scores nothing when it is covered', () => {
    expect(scoresOf({ tue: ['dragon'], wed: ['mimic', 'halfling'], thu: ['mimic', 'invisibility'] })).toEqual({
      tue: 7,
      wed: 0,
      thu: 0,
    });
  });
});

const SPRITE_ADDS: [string, WeekByName, number][] = [
  ['adds to a creature', { wed: ['elf', 'sprite'] }, 10],
  ['adds to a Sprite that adds', { wed: ['elf', 'sprite', 'sprite'] }, 16],
  ['adds to a Halfling, which cancels what is below', { wed: ['dragon', 'halfling', 'sprite'] }, 6],
  ['under a Halfling is cancelled', { wed: ['elf', 'sprite', 'halfling'] }, 0],
  ['under Invisibility is not seen', { wed: ['elf', 'sprite', 'invisibility'] }, 0],
  ['adds to the creature above Invisibility only', { wed: ['dragon', 'invisibility', 'human', 'sprite'] }, 7],
  ['adds to what a Mimic takes', { tue: ['elf'], wed: ['mimic', 'sprite'] }, 10],
  ['that sank on Invisibility adds to nothing', { wed: ['elf', 'invisibility', 'sprite'] }, 6],
  ['is read by a Mimic as 6', { wed: ['mimic'], thu: ['elf', 'sprite'] }, 6],
];

describe('a Sprite', () => {
  test('[DD-45] adds its value to the previous score of the day', () => {
    expect(scoresOf({ mon: ['dragon', 'sprite'], tue: ['human', 'sprite', 'sprite'] })).toEqual({ mon: 13, tue: 13 });
  });

  test('[DD-45] makes its own value the day’s score by option', () => {
    const days: WeekByName = { mon: ['dragon', 'sprite'], tue: ['human', 'sprite', 'sprite'] };

    expect(scoresOf(days, 'covers')).toEqual({ mon: 6, tue: 6 });
  });

  test.each(SPRITE_ADDS)('[DD-55] %s', (_, days, score) => {
    expect(scoresOf(days).wed).toBe(score);
  });

  test('[DD-55] under a Halfling scores again when the Halfling is gone', () => {
    const table = week({ wed: ['elf', 'sprite', 'halfling'] }, { hand: ['medusa'] });

    expect(scoresOf(played(table, playOn('medusa', 'mon')).boards[0] ?? {}).wed).toBe(10);
  });
});

test.each([
  ['covers', [undefined, undefined, 6]],
  ['adds', [undefined, 4, 6]],
] as const)('[DD-21, DD-55] where a Sprite %s, each card of a stack says what it counts', (sprite, counts) => {
  const week = boardOf({ wed: ['dragon', 'elf', 'sprite'] });

  expect(cardScores(week, 2, { values, sprite })).toEqual(counts);
});
