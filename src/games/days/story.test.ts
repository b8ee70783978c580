import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../engine/game.ts';
import type { Locale } from '../../engine/text.ts';
import { daysBox } from './box.ts';
import { daysText } from './page/text/index.ts';
import type { DaysPack } from './rules/content.ts';
import type { DaysEvent } from './rules/state.ts';
import { game, number, week } from './rules/testing/week.ts';
import { story } from './story.ts';

beforeAll(async () => {
  await Promise.all([daysText.fetch('en'), daysText.fetch('it')]);
});

const BLOWS: DaysEvent[] = [
  { kind: 'placed', seat: 1, card: number('troll'), board: 1, day: 2 },
  {
    kind: 'removed',
    seat: 0,
    by: number('lava'),
    cards: [{ board: 1, day: 1, card: number('elf') }],
  },
  {
    kind: 'removed',
    seat: 1,
    by: number('goblin'),
    cards: [
      { board: 0, day: 1, card: number('troll') },
      { board: 1, day: 1, card: number('dragon') },
    ],
  },
];

function told(you: Viewer, { events = BLOWS, locale = 'en' }: { events?: DaysEvent[]; locale?: Locale } = {}) {
  const view = game.view(week({ mon: ['elf'] }, { others: [{ fri: ['dragon'] }] }), you);
  return story({
    view: { ...view, outcome: { winners: [1], scores: [6, 7] } },
    events: events.map((event, seq) => ({ seq, event })),
    you,
    names: ['Ada', 'Orlando'],
    pack: daysBox.standardPack as DaysPack,
    locale,
  });
}

test('a player who lost reads by how much, and what took most from them', () => {
  expect(told(0).lines.slice(0, 2)).toEqual([
    'You came second, 1 point behind Orlando.',
    'Orlando’s Goblin took your Troll.',
  ]);
  expect(told(0, { locale: 'it' }).lines.slice(0, 2)).toEqual([
    'Arrivi al secondo posto, a 1 punto da Orlando.',
    'Con «Goblin» Orlando ti ha tolto «Troll».',
  ]);
});

test('a player who won reads what they did to others, and which was their best day', () => {
  const [place, blow, best] = told(1).lines;

  expect(place).toBe('You win by 1 point, ahead of Ada.');
  expect(blow).toBe('Your Goblin took Ada’s Troll.');
  expect(best).toMatch(/^Your best day was Friday: \d+ points\.$/);
});

test('the turning point is the step of that play', () => {
  expect(told(0).turningPoint).toEqual({ seq: 2, line: 'Orlando’s Goblin took your Troll.' });
});

test('if no play removed anything, the best creature of the game is the turning point', () => {
  expect(told(0, { events: BLOWS.slice(0, 1) }).turningPoint).toEqual({
    seq: 0,
    line: 'Orlando’s Troll on Wednesday was the best creature of the game.',
  });
});
