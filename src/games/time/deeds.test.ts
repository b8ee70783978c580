import { expect, test } from 'vitest';
import { deeds } from './deeds.ts';
import { played as laid, seen } from './page/testing/events.ts';
import type { Ending, TimeEvent } from './rules/state.ts';
import { card, game, item, table } from './rules/testing/testing.ts';
import { TEST_PACK } from './rules/testing/testing-pack.ts';

const missions = TEST_PACK.missions.map(({ id }) => id);

function played(
  events: readonly TimeEvent[],
  {
    ending = 'won',
    goal = 10,
    completed = 10,
    people = 2,
  }: Partial<Record<'goal' | 'completed' | 'people', number>> & {
    ending?: Ending;
  } = {},
) {
  const view = game.view(table({}), 0);
  return {
    view: {
      ...view,
      ending,
      goal,
      completed: Array.from({ length: completed }, () => card(missions[0] ?? '')),
      players: Array.from({ length: people }, () => view.players[0]).flatMap((player) => player ?? []),
    },
    events: seen([...events]),
    you: 0,
    names: ['Ada', 'Orlando'],
    pack: TEST_PACK,
    locale: 'en' as const,
  };
}

const ended = (why: 'time-up' | 'all-done'): TimeEvent => ({ kind: 'adventure-ended', why });
const called = (seat: number): TimeEvent => ({ kind: 'called', seat, call: { kind: 'say', saying: 'wait' } });
const packed = (used: number): TimeEvent => ({ kind: 'packed', item: 0, piece: 'card', used, slots: 8 });
const revealed = (seat: number, place: number): TimeEvent => ({
  kind: 'revealed',
  seat,
  card: card(missions[place] ?? ''),
});
const accomplished = (place: number): TimeEvent => ({
  kind: 'accomplished',
  card: card(missions[place] ?? ''),
  spent: [],
  solved: false,
});
const failed: TimeEvent = { kind: 'failed', card: card(missions[3] ?? ''), missing: [item('torch')] };
/** A failed Mission, so that a win is not flawless by the way. */
const FLAW = [failed];

test.each<[badge: string, game: Parameters<typeof played>]>([
  ['beyond', [FLAW, { completed: 12 }]],
  ['early', [[...FLAW, ended('all-done')]]],
  ['snug', [[...FLAW, packed(8)]]],
  ['flawless', [[]]],
  ['alone', [FLAW, { people: 1 }]],
  [
    'own-three',
    [
      [laid(0, 3), ...[0, 1, 2].flatMap((place) => [revealed(0, place), accomplished(place)])],
      { ending: 'backpack-broke' },
    ],
  ],
  ['caller', [[...FLAW, ...Array.from({ length: 8 }, () => called(0))]]],
  ['hard', [FLAW, { goal: 8, completed: 8 }]],
])('the badge %s is for that deed alone', (badge, of) => {
  expect(deeds.earned(played(...of))).toEqual([badge]);
});

test.each<[why: string, game: Parameters<typeof played>]>([
  ['a lost Story, however well it went', [[ended('all-done'), packed(8)], { ending: 'too-few-missions', people: 1 }]],
  ['a Story whose time was up', [[...FLAW, ended('time-up'), packed(7)]]],
  ['the others’ calls', [[...FLAW, ...Array.from({ length: 8 }, () => called(1))]]],
])('%s is no deed', (_, of) => {
  expect(deeds.earned(played(...of))).toEqual([]);
});

test('one has met the cards that were revealed', () => {
  expect(deeds.met(played([revealed(1, 0), revealed(0, 1), revealed(0, 0)]))).toEqual(missions.slice(0, 2));
});
