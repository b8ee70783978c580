import { beforeAll, expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import type { Locale } from '../../engine/text.ts';
import { played, seen } from './page/testing/events.ts';
import { timeText } from './page/text/text.ts';
import { backOf } from './rules/content.ts';
import type { Ending, TimeEvent } from './rules/state.ts';
import { card, game, item, table } from './rules/testing/testing.ts';
import { TEST_PACK } from './rules/testing/testing-pack.ts';
import { story } from './story.ts';

beforeAll(async () => {
  await Promise.all([timeText.fetch('en'), timeText.fetch('it')]);
});

const FIRST = elementAt(TEST_PACK.missions, 0);

function told(
  ending: Ending,
  {
    events,
    completed,
    locale = 'en',
    you = 0,
    hand = [],
    box = 4,
  }: {
    events: TimeEvent[];
    completed: string[];
    locale?: Locale;
    you?: number | 'spectator';
    hand?: string[];
    /** The number of Missions, including those of the events. */
    box?: number;
  },
) {
  const view = game.view(table({}), 0);
  const shown = events.flatMap((event) => {
    if (event.kind === 'revealed') return backOf(event.card) === 'mission' ? [event.card] : [];
    return event.kind === 'sifted' ? event.cards : [];
  });
  const missions = [...new Set([...shown, ...TEST_PACK.missions.map(({ id }) => card(id))])].slice(0, box);
  return story({
    view: { ...view, ending, goal: 3, completed: completed.map(card), missions, hand: hand.map(card) },
    events: seen(events),
    you,
    names: ['Ada', 'Orlando'],
    pack: TEST_PACK,
    locale,
  });
}

const revealed = (id: string): TimeEvent => ({ kind: 'revealed', seat: 0, card: card(id) });
const packed = (id: string): TimeEvent => ({ kind: 'packed', item: item(id), piece: 'card', used: 1, slots: 8 });
const failed = (id: string, ...missing: string[]): TimeEvent => ({
  kind: 'failed',
  card: card(id),
  missing: missing.map(item),
});

/** Orlando's Mission fails for a Bow, which Ada plays later; Ada's own lacks two kinds. */
const TOO_LATE: TimeEvent[] = [
  ...[1, 0, 0].map((seat) => played(seat)),
  { kind: 'adventure-ended', why: 'time-up' },
  revealed('plain'),
  failed('plain', 'bow'),
  revealed('bow'),
  packed('bow'),
  revealed('twins'),
  failed('twins', 'sword', 'torch'),
];

test('a team with too few Missions reads how many, what the reader’s cards did, and what went wrong', () => {
  const line = 'The plain (Orlando’s) lacked a Bow: yours came later.';

  expect(told('too-few-missions', { events: TOO_LATE, completed: [] })).toEqual({
    lines: [
      '3 Missions short: 2 failed and 2 unplayed.',
      'You played 1 Item (not used) and 1 Mission (not accomplished).',
      line,
    ],
    turningPoint: { seq: 5, line, tryFrom: 0 },
    isTeamWin: false,
  });
  expect(told('too-few-missions', { events: TOO_LATE, completed: [], locale: 'it' }).lines).toEqual([
    'Mancavano 3 Missioni: 2 fallite e 2 non giocate.',
    'Hai giocato 1 Oggetto (non usato) e 1 Missione (non completata).',
    'A «Carta plain» (di Orlando) mancava un Arco: la tua carta è arrivata dopo.',
  ]);
  expect(told('too-few-missions', { events: TOO_LATE, completed: [], you: 'spectator' }).lines).toEqual([
    '3 Missions short: 2 failed and 2 unplayed.',
    'The plain (Orlando’s) lacked a Bow: Ada’s came later.',
  ]);
});

test('an Item that several Missions lacked is named once', () => {
  const events: TimeEvent[] = [
    ...[0, 1].map((seat) => played(seat)),
    revealed('plain'),
    failed('plain', 'bow'),
    revealed('twins'),
    failed('twins', 'bow', 'sword'),
  ];
  const lines = (locale: Locale) => told('too-few-missions', { events, completed: [], locale, box: 2 }).lines;

  expect(lines('en').slice(0, 2)).toEqual(['3 Missions short: 2 failed.', 'A Bow was missing twice.']);
  expect(lines('it').slice(0, 2)).toEqual(['Mancavano 3 Missioni: 2 fallite.', 'L’Arco mancava a 2 Missioni.']);
});

test('[DT-86] Missions that a Hero discarded were played: the story does not say that too few were', () => {
  const sifted: TimeEvent = { kind: 'sifted', seat: 0, cards: ['plain', 'gift', 'maybe'].map(card) };
  const events: TimeEvent[] = [
    ...[0, 0, 0].map((seat) => played(seat)),
    { kind: 'adventure-ended', why: 'time-up' },
    sifted,
  ];

  expect(told('too-few-missions', { events, completed: [], box: 3 }).lines[0]).toBe('3 Missions short.');
  expect(told('too-few-missions', { events, completed: [], box: 3, locale: 'it' }).lines[0]).toBe(
    'Mancavano 3 Missioni.',
  );
  expect(told('too-few-missions', { events, completed: [], box: 12 }).lines[0]).toBe('3 Missions short: 9 unplayed.');
});

test.each([
  ['a Mission that lacked what another had used says so', ['bow', 'gift', 'plain'], [], 'The gift got there first'],
  ['a Mission that lacked what the reader had in hand says so', ['plain'], ['bow'], 'and you had one in hand'],
  ['a Mission that lacked what nobody played says so', ['plain'], [], 'and nobody played one'],
] as const)('%s', (_, cards, hand, why) => {
  const events: TimeEvent[] = [
    ...cards.map(() => played(0)),
    ...cards.flatMap((id): TimeEvent[] => {
      if (id === 'bow') return [revealed(id), packed(id)];
      if (id === 'plain') return [revealed(id), failed(id, 'bow')];
      return [revealed(id), { kind: 'accomplished', card: card(id), spent: [item('bow')], solved: false }];
    }),
  ];
  const { lines } = told('too-few-missions', { events, completed: ['gift'], hand: [...hand] });

  expect(lines[2]).toContain(`The plain (yours) lacked a Bow`);
  expect(lines[2]).toContain(why);
});

test("after a broken Backpack the story names the card's player, and the cards not revealed", () => {
  const events: TimeEvent[] = [
    ...[0, 1, 0].map((seat) => played(seat)),
    revealed('sword'),
    packed('sword'),
    revealed('map'),
    { kind: 'backpack-broke', item: item('map'), piece: 'card' },
  ];
  const line = 'The Backpack broke on Orlando’s Map, after 1 Mission of 3.';

  expect(told('backpack-broke', { events, completed: [FIRST.id] })).toEqual({
    lines: [line, 'You played 1 Item (not used) and 1 card that wasn’t revealed.'],
    turningPoint: { seq: 6, line, tryFrom: 1 },
    isTeamWin: false,
  });
  expect(told('backpack-broke', { events, completed: [FIRST.id], you: 1, locale: 'it' }).lines[0]).toBe(
    'Lo Zaino si è rotto con la Mappa, carta tua, dopo 1 Missione su 3.',
  );
});

test('after a reward that broke the Backpack the story names its Mission', () => {
  const events: TimeEvent[] = [
    played(1),
    revealed('gift'),
    { kind: 'accomplished', card: card('gift'), spent: [], solved: false },
    { kind: 'reward-taken', item: item('shield') },
    { kind: 'backpack-broke', item: item('shield'), piece: 'token' },
  ];

  expect(told('backpack-broke', { events, completed: ['gift'] }).lines[0]).toBe(
    'The Backpack broke on the Shield, the reward of The gift, after 1 Mission of 3.',
  );
});

test('if nothing failed, the turning point is the end of the five minutes with Missions unplayed', () => {
  const events: TimeEvent[] = [played(1), { kind: 'adventure-ended', why: 'time-up' }, revealed('map'), packed('map')];
  const { lines, turningPoint } = told('too-few-missions', { events, completed: [], hand: ['plain'], box: 12 });

  expect(lines).toEqual([
    '3 Missions short: 12 unplayed.',
    'None of your cards made it into the Story.',
    'Time was up with 12 Missions unplayed, 1 of them in your hand.',
  ]);
  expect(turningPoint).toEqual({ seq: 0, line: lines[2], tryFrom: 0 });
});

test('a team that won reads how closely, what the reader’s cards did, and whose Mission decided it', () => {
  const done = TEST_PACK.missions.slice(0, 3).map(({ id }) => id);
  const events: TimeEvent[] = [
    ...[0, 0, 1].map((seat) => played(seat)),
    ...done.flatMap((id): TimeEvent[] => [
      revealed(id),
      { kind: 'accomplished', card: card(id), spent: [], solved: false },
    ]),
  ];
  const { lines, turningPoint } = told('won', { events, completed: done });

  expect(lines).toEqual([
    'Just enough Missions.',
    'You played 2 Missions (all accomplished).',
    `${TEST_PACK.missions[2]?.name.en} (Orlando’s) made it: the goal was reached.`,
  ]);
  expect(turningPoint?.seq).toBe(8);
});

test('a team that lost reads what would have won it, found by simulating the Story', () => {
  const events: TimeEvent[] = [
    ...Array.from({ length: 8 }, () => played(0)),
    { kind: 'revealed', seat: 0, card: item('sword') },
    { kind: 'revealed', seat: 0, card: card('plain') },
    { kind: 'failed', card: card('plain'), missing: [item('bow')] },
    ...(['map', 'potion', 'map', 'potion'].map((id) => ({ kind: 'revealed', seat: 0, card: item(id) })) as TimeEvent[]),
    { kind: 'revealed', seat: 0, card: card('errand') },
    { kind: 'revealed', seat: 0, card: card('errand-7') },
    { kind: 'game-over', ending: 'too-few-missions', completed: 2, goal: 3, missions: [], untold: [] },
  ];

  const completed = ['errand', 'errand-7'];
  expect(told('too-few-missions', { events, completed }).lines.at(-1)).toBe(
    'One more card would have won it: a Bow before The plain.',
  );
  expect(told('too-few-missions', { events, completed, locale: 'it' }).lines.at(-1)).toBe(
    'Per vincere bastava ancora un Arco prima di «Carta plain».',
  );
  expect(told('too-few-missions', { events, completed: ['errand'] }).lines.at(-1)).toBe(
    'The plain (yours) lacked a Bow, and nobody played one.',
  );
});
