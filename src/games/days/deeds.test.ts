import { expect, test } from 'vitest';
import { daysBox } from './box.ts';
import { deeds } from './deeds.ts';
import type { CardId, DaysPack } from './rules/content.ts';
import type { DaysEvent } from './rules/state.ts';
import { game, number, type WeekByName, week } from './rules/testing/week.ts';

function played({
  own = {},
  events = [],
  scores = [6, 7],
}: {
  own?: WeekByName;
  events?: readonly DaysEvent[];
  scores?: readonly [number, number];
}) {
  const view = game.view(week(own, { others: [{}] }), 0);
  return {
    view: { ...view, outcome: { winners: scores[0] > scores[1] ? [0] : [1], scores: [...scores] } },
    events: events.map((event, seq) => ({ seq, event })),
    you: 0,
    names: ['Ada', 'Orlando'],
    pack: daysBox.standardPack as DaysPack,
    locale: 'en' as const,
  };
}

const removed = (seat: number, board: number, cards: readonly CardId[]): DaysEvent => ({
  kind: 'removed',
  seat,
  by: number('lava'),
  cards: cards.map((id) => ({ board, day: 1, card: number(id) })),
});
const transported = (got: readonly CardId[]): DaysEvent => ({
  kind: 'transported',
  seat: 0,
  board: 1,
  day: 0,
  gave: [],
  got: got.map(number),
});
const filled = (full: number[]): DaysEvent => ({ kind: 'game-over', why: 'full-week', full, winners: [1], scores: [] });
/** What Orlando takes in every game that Ada wins here, so that one deed stands alone. */
const TOUCHED = removed(1, 0, ['elf']);

test.each<[badge: string, game: Parameters<typeof played>[0]]>([
  ['dragon-alone', { own: { fri: ['dragon'] } }],
  ['full-week', { events: [filled([0])] }],
  ['heavy', { scores: [25, 30] }],
  ['sweep', { events: [removed(0, 1, ['elf', 'troll', 'orc'])] }],
  ['bargain', { events: [transported(['dragon'])] }],
  ['houseful', { own: { mon: ['elf', 'pixie', 'human'] } }],
  ['untouched', { scores: [8, 7], events: [removed(1, 1, ['elf'])] }],
  ['landslide', { scores: [15, 7], events: [TOUCHED] }],
])('the badge %s is for that deed alone', (badge, of) => {
  expect(deeds.earned(played(of))).toEqual([badge]);
});

test.each<[why: string, game: Parameters<typeof played>[0]]>([
  ['a Dragon in company', { own: { fri: ['elf', 'dragon'] } }],
  ['a week that somebody else filled', { events: [filled([1])] }],
  ['three creatures of one’s own', { events: [removed(0, 0, ['elf', 'troll', 'orc'])] }],
  ['an Elf by Transportation', { events: [transported(['elf'])] }],
  ['a win of one who was robbed', { scores: [8, 7], events: [TOUCHED] }],
])('%s is no deed', (_, of) => {
  expect(deeds.earned(played(of))).toEqual([]);
});

test('one has met the cards that anybody played', () => {
  const events: DaysEvent[] = [
    { kind: 'drawn', seat: 0, card: number('troll') },
    { kind: 'placed', seat: 1, card: number('elf'), board: 1, day: 0 },
    { kind: 'terrified', seat: 1, day: 1 },
  ];
  expect(deeds.met(played({ events }))).toEqual(['elf', 'terror']);
});
