import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../engine/text.ts';
import { timeText } from './page/text/index.ts';
import type { Ending, TimeEvent } from './rules/state.ts';
import { card, game, item, table } from './rules/testing/testing.ts';
import { TEST_PACK } from './rules/testing/testing-pack.ts';
import { story } from './story.ts';

beforeAll(async () => {
  await Promise.all([timeText.fetch('en'), timeText.fetch('it')]);
});

const [FIRST, SECOND] = TEST_PACK.missions;

function told(
  ending: Ending,
  { events, completed, locale = 'en' }: { events: TimeEvent[]; completed: string[]; locale?: Locale },
) {
  const view = game.view(table({}), 0);
  return story({
    view: { ...view, ending, goal: 3, completed: completed.map(card) },
    events: events.map((event, seq) => ({ seq, event })),
    you: 0,
    names: ['Ada', 'Orlando'],
    pack: TEST_PACK,
    locale,
  });
}

test('a team that had too few Missions reads how many, what was missing, and which came closest', () => {
  const events: TimeEvent[] = [
    { kind: 'failed', card: card(FIRST.id), missing: [item('map'), item('torch')] },
    { kind: 'failed', card: card(SECOND.id), missing: [item('map')] },
  ];

  expect(told('too-few-missions', { events, completed: [] })).toEqual({
    lines: ['3 Missions short: the Map was missing 2 times.', `${SECOND.name.en} came closest: it only lacked a Map.`],
    turningPoint: { seq: 1, line: `${SECOND.name.en} came closest: it only lacked a Map.` },
  });
  expect(told('too-few-missions', { events, completed: [], locale: 'it' }).lines[0]).toBe(
    'Mancavano 3 Missioni: non c’era la Mappa, 2 volte.',
  );
});

test('after a broken Backpack the story says so', () => {
  const events: TimeEvent[] = [{ kind: 'backpack-broke', item: item('map'), piece: 'card' }];

  expect(told('backpack-broke', { events, completed: [FIRST.id] })).toEqual({
    lines: ['There was no slot for the Map: the Backpack broke after 1 Mission of 3.'],
    turningPoint: { seq: 0, line: 'There was no slot for the Map: the Backpack broke after 1 Mission of 3.' },
  });
});

test('a team that won reads how closely, and which Mission did it', () => {
  const done = TEST_PACK.missions.slice(0, 3).map(({ id }) => id);
  const events: TimeEvent[] = done.map((id) => ({ kind: 'accomplished', card: card(id), spent: [], solved: false }));

  expect(told('won', { events, completed: done }).lines[0]).toBe('Just enough Missions.');
  expect(told('won', { events, completed: done }).turningPoint?.seq).toBe(2);
});

test('a team that lost reads what would have won it, found by simulating the Story', () => {
  const events: TimeEvent[] = [
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
    'One more Bow before The plain, and you’d have made it.',
  );
  expect(told('too-few-missions', { events, completed, locale: 'it' }).lines.at(-1)).toBe(
    'Ancora un Arco prima di «Carta plain», e ce l’avreste fatta.',
  );
  expect(told('too-few-missions', { events, completed: ['errand'] }).lines.at(-1)).toBe(
    'The plain came closest: it only lacked a Bow.',
  );
});
