import { expect, test } from 'vitest';
import { fastRng } from '../../../../engine/rng.ts';
import type { CardId } from '../content.ts';
import { DAYS, type DaysState } from '../state.ts';
import { game, playOn, refusalOf, week } from '../testing/week.ts';

test('[DD-11] a creature goes to an empty day of one’s own board', () => {
  const table = week({ mon: ['human'] }, { hand: ['human'] });

  expect(refusalOf(table, playOn('human', 'tue'))).toBeUndefined();
  expect(refusalOf(table, playOn('human', 'mon'))).toBe('DD-11');
  expect(refusalOf(table, playOn('human', 'tue', 1))).toBe('DD-11');
});

test('[DD-11, DD-35] a day with a Boulder is not empty', () => {
  const table = week({ wed: ['boulder'] }, { hand: ['human', 'dragon'] });

  expect(refusalOf(table, playOn('human', 'wed'))).toBe('DD-35');
  expect(refusalOf(table, playOn('dragon', 'wed'))).toBe('DD-35');
});

const ON_ANOTHER_BOARD: [CardId, string | undefined][] = [
  ['dragon', undefined],
  ['medusa', undefined],
  ['dwarf', 'DD-11'],
  ['elf', 'DD-11'],
  ['human', 'DD-11'],
  ['goblin', 'DD-11'],
  ['mimic', 'DD-11'],
  ['orc', 'DD-11'],
  ['troll', 'DD-11'],
  ['pixie', 'DD-11'],
];

test.each(ON_ANOTHER_BOARD)('[DD-12] %s on an empty day of another board: %s', (card, rule) => {
  expect(refusalOf(week({}, { hand: [card] }), playOn(card, 'thu', 1))).toBe(rule);
});

test.each(['halfling', 'sprite', 'lava'] as const)('[DD-12] %s needs a card to lie on', (card) => {
  const table = week({ mon: ['elf'] }, { hand: [card] });

  expect(refusalOf(table, playOn(card, 'mon'))).toBeUndefined();
  expect(refusalOf(table, playOn(card, 'tue'))).toBe('DD-12');
});

test('[DD-33] Invisibility goes on a creature on one’s own board', () => {
  const table = week({ mon: ['elf'], tue: ['boulder'] }, { hand: ['invisibility'], others: [{ mon: ['elf'] }] });

  expect(refusalOf(table, playOn('invisibility', 'mon'))).toBeUndefined();
  expect(refusalOf(table, playOn('invisibility', 'tue'))).toBe('DD-33');
  expect(refusalOf(table, playOn('invisibility', 'wed'))).toBe('DD-33');
  expect(refusalOf(table, playOn('invisibility', 'mon', 1))).toBe('DD-33');
});

test('[DD-34] Lava burns the top creature of any board, but no Dragon', () => {
  const table = week(
    { mon: ['elf'], tue: ['dragon'], wed: ['dragon', 'halfling'] },
    { hand: ['lava'], others: [{ mon: ['orc'], tue: ['boulder'] }] },
  );

  expect(refusalOf(table, playOn('lava', 'mon'))).toBeUndefined();
  expect(refusalOf(table, playOn('lava', 'mon', 1))).toBeUndefined();
  expect(refusalOf(table, playOn('lava', 'wed'))).toBeUndefined();
  expect(refusalOf(table, playOn('lava', 'tue'))).toBe('DD-34');
  expect(refusalOf(table, playOn('lava', 'tue', 1))).toBe('DD-49');
});

test('[DD-35] a Boulder goes on an empty day of another board, and leaves one day without', () => {
  const hand: CardId[] = ['boulder'];
  const blocked = { mon: hand, tue: hand, wed: hand, thu: hand, fri: hand };

  expect(refusalOf(week({}, { hand, others: [{ mon: ['elf'] }] }), playOn('boulder', 'tue', 1))).toBeUndefined();
  expect(refusalOf(week({}, { hand, others: [{ mon: ['elf'] }] }), playOn('boulder', 'mon', 1))).toBe('DD-35');
  expect(refusalOf(week({}, { hand }), playOn('boulder', 'tue'))).toBe('DD-35');
  expect(refusalOf(week({}, { hand, others: [blocked] }), playOn('boulder', 'sat', 1))).toBeUndefined();
  expect(refusalOf(week({}, { hand, others: [{ ...blocked, sat: hand }] }), playOn('boulder', 'sun', 1))).toBe('DD-35');
});

test('[DD-36] a Dragon goes to an empty day of any board', () => {
  const table = week({ mon: ['elf'] }, { hand: ['dragon'] });

  expect(refusalOf(table, playOn('dragon', 'tue'))).toBeUndefined();
  expect(refusalOf(table, playOn('dragon', 'mon', 1))).toBeUndefined();
  expect(refusalOf(table, playOn('dragon', 'mon'))).toBe('DD-11');
});

test('[DD-37] a Dwarf may not be placed next to an Elf', () => {
  const table = week({ tue: ['elf'] }, { hand: ['dwarf'] });

  expect(refusalOf(table, playOn('dwarf', 'mon'))).toBe('DD-37');
  expect(refusalOf(table, playOn('dwarf', 'wed'))).toBe('DD-37');
  expect(refusalOf(table, playOn('dwarf', 'thu'))).toBeUndefined();
});

test('[DD-38] an Elf may not be placed next to a Dwarf', () => {
  const table = week({ tue: ['dwarf'] }, { hand: ['elf'] });

  expect(refusalOf(table, playOn('elf', 'mon'))).toBe('DD-38');
  expect(refusalOf(table, playOn('elf', 'wed'))).toBe('DD-38');
  expect(refusalOf(table, playOn('elf', 'thu'))).toBeUndefined();
});

test('[DD-39] a Pixie goes directly beside a Human or a Halfling', () => {
  const table = week({ mon: ['human'], thu: ['elf', 'halfling'], sun: ['elf'] }, { hand: ['pixie'] });
  const open = DAYS.filter((day) => refusalOf(table, playOn('pixie', day)) === undefined);

  expect(open).toEqual(['tue', 'wed', 'fri']);
  expect(refusalOf(table, playOn('pixie', 'sat'))).toBe('DD-39');
});

test('[DD-40] a Human goes to any empty day of one’s own board', () => {
  const table = week({ mon: ['elf'] }, { hand: ['human'] });
  const open = DAYS.filter((day) => refusalOf(table, playOn('human', day)) === undefined);

  expect(open).toEqual(['tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
});

test('[DD-41] a Halfling goes on a creature of any board', () => {
  const table = week({ mon: ['elf'] }, { hand: ['halfling'], others: [{ tue: ['dragon'], wed: ['boulder'] }] });

  expect(refusalOf(table, playOn('halfling', 'mon'))).toBeUndefined();
  expect(refusalOf(table, playOn('halfling', 'tue', 1))).toBeUndefined();
  expect(refusalOf(table, playOn('halfling', 'wed', 1))).toBe('DD-49');
  expect(refusalOf(table, playOn('halfling', 'thu', 1))).toBe('DD-12');
});

test('[DD-43] an Orc goes directly left of a creature', () => {
  const table = week({ wed: ['elf'], sun: ['boulder'] }, { hand: ['orc'] });

  expect(refusalOf(table, playOn('orc', 'tue'))).toBeUndefined();
  expect(refusalOf(table, playOn('orc', 'thu'))).toBe('DD-43');
  expect(refusalOf(table, playOn('orc', 'sat'))).toBe('DD-43');
});

test('[DD-44] a Troll goes directly right of a creature', () => {
  const table = week({ mon: ['boulder'], wed: ['elf'] }, { hand: ['troll'] });

  expect(refusalOf(table, playOn('troll', 'thu'))).toBeUndefined();
  expect(refusalOf(table, playOn('troll', 'tue'))).toBe('DD-44');
});

test('[DD-2] Sunday and Monday are not neighbours', () => {
  const table = week({ sun: ['elf'], sat: ['human'] }, { hand: ['troll', 'dwarf', 'pixie'] });

  expect(refusalOf(table, playOn('troll', 'mon'))).toBe('DD-44');
  expect(refusalOf(table, playOn('dwarf', 'mon'))).toBeUndefined();
  expect(refusalOf(week({ mon: ['human'] }, { hand: ['orc'] }), playOn('orc', 'sun'))).toBe('DD-43');
  expect(refusalOf(week({ mon: ['human'] }, { hand: ['pixie'] }), playOn('pixie', 'sun'))).toBe('DD-39');
});

test('[DD-2] nobody plays on a board that does not exist', () => {
  expect(refusalOf(week({}, { hand: ['dragon'] }), playOn('dragon', 'mon', 2))).toBe('DD-2');
});

test('[DD-45] a Sprite goes on a creature of one’s own board', () => {
  const table = week({ mon: ['elf'] }, { hand: ['sprite'], others: [{ mon: ['elf'] }] });

  expect(refusalOf(table, playOn('sprite', 'mon'))).toBeUndefined();
  expect(refusalOf(table, playOn('sprite', 'mon', 1))).toBe('DD-45');
});

test('[DD-48] the top card beside a day counts, and an invisible creature is not seen', () => {
  const hidden = week({ tue: ['elf', 'invisibility'] }, { hand: ['dwarf'] });
  const covered = week({ tue: ['elf', 'sprite'] }, { hand: ['dwarf'] });
  const sitting = week({ tue: ['human', 'sprite'] }, { hand: ['pixie'] });

  expect(refusalOf(hidden, playOn('dwarf', 'mon'))).toBeUndefined();
  expect(refusalOf(covered, playOn('dwarf', 'mon'))).toBeUndefined();
  expect(refusalOf(sitting, playOn('pixie', 'mon'))).toBe('DD-39');
});

test('[DD-48] Pixie, Dwarf and Elf do not see a creature under Invisibility', () => {
  const table = week({ tue: ['human', 'invisibility'], fri: ['dwarf', 'invisibility'] }, { hand: ['pixie', 'elf'] });

  expect(refusalOf(table, playOn('pixie', 'mon'))).toBe('DD-39');
  expect(refusalOf(table, playOn('elf', 'sat'))).toBeUndefined();
});

test('[DD-43, DD-44, DD-48] an Orc and a Troll may be beside any creature, also one under Invisibility', () => {
  const table = week({ wed: ['elf', 'invisibility'] }, { hand: ['orc', 'troll'] });

  expect(refusalOf(table, playOn('orc', 'tue'))).toBeUndefined();
  expect(refusalOf(table, playOn('troll', 'thu'))).toBeUndefined();
  expect(refusalOf(table, playOn('orc', 'thu'))).toBe('DD-43');
  expect(refusalOf(table, playOn('troll', 'tue'))).toBe('DD-44');
  expect(game.legalMoves(table, 0)).toContainEqual(playOn('orc', 'tue'));
});

test('[DD-43, DD-44] an Orc and a Troll may not be beside only a Boulder or an empty day', () => {
  const table = week({ wed: ['boulder'] }, { hand: ['orc', 'troll'] });

  for (const day of DAYS) {
    expect(refusalOf(table, playOn('orc', day))).toBe(day === 'wed' ? 'DD-35' : 'DD-43');
    expect(refusalOf(table, playOn('troll', day))).toBe(day === 'wed' ? 'DD-35' : 'DD-44');
  }
});

test('[DD-48] at a table of the first edition an Orc and a Troll needed a visible creature', () => {
  const table: DaysState = {
    ...week({ wed: ['elf', 'invisibility'] }, { hand: ['orc', 'troll'] }),
    firstEdition: true,
  };

  expect(refusalOf(table, playOn('orc', 'tue'))).toBe('DD-43');
  expect(refusalOf(table, playOn('troll', 'thu'))).toBe('DD-44');
  expect(game.clone(table).firstEdition).toBe(true);
  expect(game.sample(game.view(table, 0), 0, fastRng(1)).firstEdition).toBe(true);
});

test.each(['sprite', 'halfling', 'lava'] as const)('[DD-49] %s needs a creature in sight, not Invisibility', (card) => {
  const table = week({ mon: ['elf', 'invisibility'], tue: ['elf', 'invisibility', 'human'] }, { hand: [card] });

  expect(refusalOf(table, playOn(card, 'mon'))).toBe('DD-49');
  expect(refusalOf(table, playOn(card, 'tue'))).toBeUndefined();
});

test('[DD-51] Invisibility needs a visible creature, and may come again on the next one', () => {
  const table = week(
    { mon: ['elf', 'invisibility'], tue: ['elf', 'invisibility', 'human'] },
    { hand: ['invisibility'] },
  );

  expect(refusalOf(table, playOn('invisibility', 'mon'))).toBe('DD-51');
  expect(refusalOf(table, playOn('invisibility', 'tue'))).toBeUndefined();
});

test('[DD-51] an invisible creature’s day accepts everything an empty day would, except a Boulder', () => {
  const mine = week({ mon: ['dwarf', 'invisibility'], tue: ['dwarf'] }, { hand: ['human', 'elf'] });
  const theirs = week({}, { hand: ['dragon', 'medusa', 'boulder'], others: [{ mon: ['elf', 'invisibility'] }] });

  expect(refusalOf(mine, playOn('human', 'mon'))).toBeUndefined();
  expect(refusalOf(mine, playOn('elf', 'mon'))).toBe('DD-38');
  expect(refusalOf(theirs, playOn('dragon', 'mon', 1))).toBeUndefined();
  expect(refusalOf(theirs, playOn('medusa', 'mon', 1))).toBeUndefined();
  expect(refusalOf(theirs, playOn('boulder', 'mon', 1))).toBe('DD-51');
});
