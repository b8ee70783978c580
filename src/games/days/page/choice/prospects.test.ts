import { expect, test } from 'vitest';
import { daysBox } from '../../box.ts';
import { printedValues } from '../../rules/content.ts';
import { game, type RestOfTable, type WeekByName, week } from '../../rules/testing/week.ts';
import { playsWith } from './choice.ts';
import { prospectsOf } from './prospects.ts';

const values = printedValues(daysBox.standardPack);

function prospects(own: WeekByName, rest: RestOfTable) {
  const table = week(own, rest);
  const view = game.view(table, 0);
  const moves = game.legalMoves(table, 0);
  const plays = playsWith([{ kind: 'card', place: 0 }], { you: 0, hand: view.hand ?? [], moves });
  return Object.fromEntries(prospectsOf(plays, { view, you: 0, values }));
}

test('each day a card may go to shows the change of score', () => {
  expect(prospects({ mon: ['elf'] }, { hand: ['troll'] })).toEqual({ '0:1': { change: 3 } });
});

test("the loss a Goblin would cause is shown on the others' boards", () => {
  const seen = prospects({}, { hand: ['goblin'], others: [{ tue: ['elf'] }, { tue: ['orc'] }] });

  expect(seen['0:1']).toEqual({ change: 2 });
  expect(seen['1:1']).toEqual({ change: -4 });
  expect(seen['2:1']).toEqual({ change: -3 });
});

test('the day that fills the week says that the game would end', () => {
  const own: WeekByName = { mon: ['elf'], tue: ['orc'], wed: ['orc'], thu: ['orc'], fri: ['orc'], sat: ['orc'] };

  expect(prospects(own, { hand: ['human'] })['0:6']).toEqual({ change: 1, ends: true });
});

test('a day that needs a further choice shows no change', () => {
  const seen = prospects(
    { mon: ['elf'] },
    { hand: ['transportation'], others: [{ mon: ['orc'] }, { mon: ['human'] }] },
  );

  expect(seen['0:0']).toBeUndefined();
  expect(seen['1:0']).toEqual({ change: 1 });
  expect(seen['2:0']).toEqual({ change: 3 });
});
