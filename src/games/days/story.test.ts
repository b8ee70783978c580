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
    'Orlando’s Goblin took your Troll: 3 points.',
  ]);
  expect(told(0, { locale: 'it' }).lines.slice(0, 2)).toEqual([
    'Arrivi al secondo posto, a 1 punto da Orlando.',
    'Con il Goblin Orlando ti ha tolto il Troll: 3 punti.',
  ]);
});

test('a player who won reads what they did to others, and which was their best day', () => {
  const [place, blow, best] = told(1).lines;

  expect(place).toBe('You win by 1 point, ahead of Ada.');
  expect(blow).toBe('Your Goblin took Ada’s Troll: 3 points.');
  expect(best).toMatch(/^Your best day was Friday: \d+ points\.$/);
});

test('the turning point is the step of that play', () => {
  expect(told(0).turningPoint).toEqual({ seq: 2, line: 'Orlando’s Goblin took your Troll: 3 points.' });
});

test('who was hit by nobody and hit nobody reads of their own best creature, whatever others did to each other', () => {
  const own: DaysEvent = { kind: 'placed', seat: 0, card: number('dwarf'), board: 0, day: 4 };
  const dealt = { ...BLOWS[1], seat: 1, cards: [{ board: 2, day: 1, card: number('elf') }] } as DaysEvent;
  const { lines, turningPoint } = told(0, { events: [...BLOWS.slice(0, 1), own, dealt] });
  expect(turningPoint).toEqual({ seq: 1, line: 'Your best creature: Dwarf, on Friday.' });
  expect(lines).toContain(turningPoint?.line);
});

test('who lost by less than the others took reads how much that was', () => {
  const hit = (by: 'goblin' | 'lava', card: 'troll' | 'dwarf'): DaysEvent => ({
    kind: 'removed',
    seat: 1,
    by: number(by),
    cards: [{ board: 0, day: 1, card: number(card) }],
  });
  const events = [hit('goblin', 'troll'), hit('lava', 'dwarf')];
  expect(told(0, { events }).lines[2]).toMatch(/^In all, the others took \d+ points from you: more/);
  expect(told(0, { events: events.slice(0, 1) }).lines.join()).not.toContain('In all');
  expect(told(1, { events }).lines.join()).not.toContain('In all');
});
