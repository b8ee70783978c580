import { expect, test } from 'vitest';
import type { CardId } from '../content.ts';
import { DAYS } from '../state.ts';
import { played, playOn, refusalOf, terrorOn, transformOn, transportOn, week } from '../testing/week.ts';

test('[DD-13] a covered card is on top again when its cover leaves', () => {
  const table = week({ mon: ['elf', 'halfling'], wed: ['human'] }, { hand: ['lava'] });
  const { state, boards } = played(table, playOn('lava', 'mon'));

  expect(boards[0]).toEqual({ mon: ['elf'], wed: ['human'] });
  expect(refusalOf({ ...state, turn: 0, hands: [[7], []] }, playOn('dwarf', 'tue'))).toBe('DD-37');
});

test('[DD-30] Terror takes the stacks of a day from every board', () => {
  const table = week(
    { tue: ['elf', 'halfling'], wed: ['orc'] },
    { hand: ['terror'], others: [{ tue: ['dragon', 'invisibility'] }, { mon: ['human'] }] },
  );
  const { boards, discard, hands } = played(table, terrorOn('tue'));

  expect(boards).toEqual([{ wed: ['orc'] }, {}, { mon: ['human'] }]);
  expect(discard).toEqual(['elf', 'halfling', 'dragon', 'invisibility', 'terror']);
  expect(hands[0]).toEqual([]);
});

test('[DD-30] Terror may be played on one’s own empty day, and is not placed on a day itself', () => {
  const table = week({}, { hand: ['terror'], others: [{ sun: ['pixie'] }] });

  expect(played(table, terrorOn('sun')).boards[1]).toEqual({});
  expect(refusalOf(table, playOn('terror', 'sun'))).toBe('DD-30');
});

test('[DD-31] Transportation swaps whole stacks of a day with one other player', () => {
  const table = week(
    { fri: ['human'] },
    { hand: ['transportation'], others: [{ fri: ['dragon'] }, { fri: ['elf', 'sprite'] }] },
  );
  const { boards, discard } = played(table, transportOn('fri', 2));

  expect(boards).toEqual([{ fri: ['elf', 'sprite'] }, { fri: ['dragon'] }, { fri: ['human'] }]);
  expect(discard).toEqual(['transportation']);
});

test('[DD-31] Transportation needs another board, a creature, and no Boulder', () => {
  const table = week(
    { mon: ['elf'], tue: ['elf'], wed: ['boulder'] },
    { hand: ['transportation'], others: [{ tue: ['boulder'], wed: ['elf'] }] },
  );

  expect(refusalOf(table, transportOn('mon'))).toBeUndefined();
  expect(refusalOf(table, transportOn('mon', 0))).toBe('DD-31');
  expect(refusalOf(table, transportOn('tue'))).toBe('DD-31');
  expect(refusalOf(table, transportOn('wed'))).toBe('DD-31');
  expect(refusalOf(table, transportOn('thu'))).toBe('DD-31');
  expect(refusalOf(table, playOn('transportation', 'mon', 1))).toBe('DD-31');
});

test('[DD-32] Transformation swaps a creature at any height with one of the hand', () => {
  const table = week({}, { hand: ['human', 'transformation'], others: [{ sat: ['dragon', 'halfling'] }] });
  const { boards, hands, discard } = played(table, transformOn('sat', { creature: 'human' }));

  expect(boards[1]).toEqual({ sat: ['human', 'halfling'] });
  expect(hands[0]).toEqual(['dragon']);
  expect(discard).toEqual(['transformation']);
});

test('[DD-32] the creature placed by Transformation is not played: no placement rule and no effect', () => {
  const table = week({ mon: ['human'], tue: ['elf'] }, { hand: ['dwarf', 'dragon', 'transformation'] });

  expect(played(table, transformOn('mon', { creature: 'dwarf', board: 0 })).boards[0]).toEqual({
    mon: ['dwarf'],
    tue: ['elf'],
  });
  expect(played(table, transformOn('mon', { creature: 'dragon', board: 0 })).boards[0]).toEqual({
    mon: ['dragon'],
    tue: ['elf'],
  });
});

test('[DD-32] Transformation reaches creatures only', () => {
  const table = week({ mon: ['elf', 'invisibility'], tue: ['boulder'] }, { hand: ['human', 'lava', 'transformation'] });

  expect(refusalOf(table, transformOn('mon', { creature: 'human', board: 0 }))).toBeUndefined();
  expect(refusalOf(table, transformOn('mon', { creature: 'human', board: 0, height: 1 }))).toBe('DD-32');
  expect(refusalOf(table, transformOn('mon', { creature: 'human', board: 0, height: 2 }))).toBe('DD-32');
  expect(refusalOf(table, transformOn('tue', { creature: 'human', board: 0 }))).toBe('DD-32');
  expect(refusalOf(table, transformOn('mon', { creature: 'lava', board: 0 }))).toBe('DD-32');
  expect(refusalOf(table, playOn('transformation', 'mon'))).toBe('DD-32');
});

test('[DD-33] Invisibility stays on its creature, and a further one can be played on the day', () => {
  const { state, boards } = played(
    week({ mon: ['human'] }, { hand: ['invisibility', 'elf'] }),
    playOn('invisibility', 'mon'),
  );
  const further = played({ ...state, turn: 0 }, playOn('elf', 'mon'));

  expect(boards[0]).toEqual({ mon: ['human', 'invisibility'] });
  expect(further.boards[0]).toEqual({ mon: ['human', 'invisibility', 'elf'] });
});

test('[DD-34] Lava and the creature are discarded; the card below is visible', () => {
  const table = week({}, { hand: ['lava'], others: [{ mon: ['elf', 'sprite'] }] });
  const { boards, discard } = played(table, playOn('lava', 'mon', 1));

  expect(boards[1]).toEqual({ mon: ['elf'] });
  expect(discard).toEqual(['sprite', 'lava']);
});

test('[DD-35] a Boulder stays where it was played', () => {
  const { boards, discard } = played(week({}, { hand: ['boulder'] }), playOn('boulder', 'thu', 1));

  expect(boards[1]).toEqual({ thu: ['boulder'] });
  expect(discard).toEqual([]);
});

test('[DD-36] a Dragon clears the days beside it, on its own board only', () => {
  const table = week(
    { mon: ['human'], tue: ['elf', 'sprite'], thu: ['dwarf', 'invisibility'], fri: ['orc'] },
    { hand: ['dragon'], others: [{ tue: ['elf'] }] },
  );
  const { boards, discard } = played(table, playOn('dragon', 'wed'));

  expect(boards).toEqual([{ mon: ['human'], wed: ['dragon'], fri: ['orc'] }, { tue: ['elf'] }]);
  expect(discard).toEqual(['elf', 'sprite', 'dwarf', 'invisibility']);
});

test('[DD-36] at the ends of the week a Dragon has one neighbour', () => {
  const table = week({ tue: ['elf'], sun: ['orc'] }, { hand: ['dragon'] });

  expect(played(table, playOn('dragon', 'mon')).boards[0]).toEqual({ mon: ['dragon'], sun: ['orc'] });
});

test('[DD-42] Medusa takes every Human and Halfling of her board, covered ones too', () => {
  const table = week(
    { mon: ['human'] },
    {
      hand: ['medusa'],
      others: [
        { mon: ['elf', 'halfling'], wed: ['human', 'sprite'], thu: ['human', 'invisibility'] },
        { mon: ['human'] },
      ],
    },
  );
  const { boards, discard } = played(table, playOn('medusa', 'tue', 1));

  expect(boards).toEqual([{ mon: ['human'] }, { mon: ['elf'], tue: ['medusa'], wed: ['sprite'] }, { mon: ['human'] }]);
  expect(discard).toEqual(['halfling', 'human', 'human', 'invisibility']);
});

test('[DD-42] an Invisibility leaves with the last creature under it, and stays over any other', () => {
  const table = week(
    { mon: ['human', 'invisibility', 'elf'], tue: ['elf', 'invisibility', 'human', 'invisibility'] },
    { hand: ['medusa'] },
  );

  expect(played(table, playOn('medusa', 'wed')).boards[0]).toEqual({
    mon: ['elf'],
    tue: ['elf', 'invisibility', 'invisibility'],
    wed: ['medusa'],
  });
});

test('[DD-46] a Goblin clears its day on all other boards', () => {
  const table = week(
    { mon: ['human'] },
    { hand: ['goblin'], others: [{ tue: ['elf', 'sprite'], wed: ['orc'] }, { tue: ['boulder'] }] },
  );
  const { boards, discard } = played(table, playOn('goblin', 'tue'));

  expect(boards).toEqual([{ mon: ['human'], tue: ['goblin'] }, { wed: ['orc'] }, { tue: ['boulder'] }]);
  expect(discard).toEqual(['elf', 'sprite']);
});

test('[DD-49] an effect that removes nothing is still a legal play', () => {
  for (const card of ['dragon', 'medusa', 'goblin'] satisfies CardId[]) {
    const { boards, discard } = played(week({}, { hand: [card] }), playOn(card, 'mon'));
    expect(boards[0]).toEqual({ mon: [card] });
    expect(discard).toEqual([]);
  }
  expect(played(week({}, { hand: ['terror'] }), terrorOn('mon')).discard).toEqual(['terror']);
});

test('[DD-51] when the further creature leaves, the day takes another one', () => {
  const table = week({ mon: ['elf', 'invisibility', 'human'] }, { hand: ['lava', 'orc', 'dwarf'] });
  const { state } = played(table, playOn('lava', 'mon'));

  expect(refusalOf({ ...state, turn: 0 }, playOn('dwarf', 'mon'))).toBeUndefined();
});

test('[DD-53] Terror, Dragon and Goblin take no Boulder, and Terror may name its day', () => {
  const boulders = { mon: ['boulder'], wed: ['boulder'] } satisfies Record<string, CardId[]>;
  const table = week({}, { hand: ['terror', 'dragon', 'goblin'], others: [boulders] });

  expect(played(table, terrorOn('mon')).boards[1]).toEqual(boulders);
  expect(played(table, playOn('dragon', 'tue', 1)).boards[1]).toEqual({ ...boulders, tue: ['dragon'] });
  expect(played(table, playOn('goblin', 'mon')).boards[1]).toEqual(boulders);
});

test('[DD-53] cards above a petrified Human sink and stay', () => {
  const table = week({ mon: ['human', 'sprite', 'halfling', 'sprite'] }, { hand: ['medusa'] });

  expect(played(table, playOn('medusa', 'sun')).boards[0]).toEqual({ mon: ['sprite', 'sprite'], sun: ['medusa'] });
});

test('[DD-54] Transportation triggers no effects; Invisibility moves along, and one side may be empty', () => {
  const table = week(
    { mon: ['elf'], wed: ['elf'] },
    { hand: ['transportation'], others: [{ mon: ['human'], tue: ['dwarf', 'invisibility'], wed: ['dragon'] }] },
  );

  expect(played(table, transportOn('tue')).boards).toEqual([
    { mon: ['elf'], tue: ['dwarf', 'invisibility'], wed: ['elf'] },
    { mon: ['human'], wed: ['dragon'] },
  ]);
  expect(played(table, transportOn('wed')).boards[0]).toEqual({ mon: ['elf'], wed: ['dragon'] });
});

test('[DD-54] Transformation needs the given creature in hand', () => {
  const without = week({}, { hand: ['transformation', 'terror'], others: [{ mon: ['dragon'] }] });
  const other = week({}, { hand: ['transformation', 'elf'], others: [{ mon: ['dragon', 'sprite'] }] });

  expect(refusalOf(without, transformOn('mon', { creature: 'human' }))).toBe('DD-54');
  expect(refusalOf(other, transformOn('mon', { creature: 'human' }))).toBe('DD-54');
  expect(played(other, transformOn('mon', { creature: 'elf' })).boards[1]).toEqual({ mon: ['elf', 'sprite'] });
  expect(played(other, transformOn('mon', { creature: 'elf' })).hands[0]).toEqual(['dragon']);
});

test('[DD-13] Transformation reaches every height of a stack', () => {
  const table = week(
    {},
    { hand: ['human', 'transformation'], others: [{ mon: ['elf', 'invisibility', 'orc', 'halfling'] }] },
  );
  const heights = [0, 1, 2, 3].filter(
    (height) => refusalOf(table, transformOn(DAYS[0], { creature: 'human', height })) === undefined,
  );

  expect(heights).toEqual([0, 2, 3]);
});
