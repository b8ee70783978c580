import { expect, test } from 'vitest';
import type { Locale } from '../../engine/text.ts';
import { daysBox } from './box.ts';
import { recap } from './recap.ts';
import type { DaysPack } from './rules/content.ts';
import type { DaysEvent } from './rules/state.ts';
import { number } from './rules/testing/week.ts';

const TURNS: DaysEvent[] = [
  { kind: 'placed', seat: 1, card: number('goblin'), board: 0, day: 2 },
  { kind: 'removed', seat: 1, by: number('goblin'), cards: [{ board: 0, day: 2, card: number('troll') }] },
  { kind: 'drawn', seat: 2, card: 'face-down' },
];

function told(locale: Locale): string[] {
  const pack = daysBox.standardPack as DaysPack;
  return recap({ events: TURNS, you: 0, names: ['Ann', 'Pipino', 'Ortensia'], pack, locale });
}

test('the others’ turns are told by their plays, the week affected, and the cards removed', () => {
  expect(told('en')).toEqual(['Pipino: Goblin on your week, 1 card gone', 'Ortensia: draws']);
  expect(told('it')).toEqual(['Pipino: Goblin sulla tua settimana, via 1 carta', 'Ortensia: pesca']);
});
