import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../engine/game.ts';
import type { Locale } from '../../engine/text.ts';
import { dashText } from './page/text/index.ts';
import type { DashEvent } from './rules/state.ts';
import { card, game, table } from './rules/testing/testing.ts';
import { TEST_PACK } from './rules/testing/testing-pack.ts';
import { story } from './story.ts';

beforeAll(async () => {
  await Promise.all([dashText.fetch('en'), dashText.fetch('it')]);
});

const EVENTS: DashEvent[] = [
  { kind: 'dungeon-dealt', dungeon: 1 },
  { kind: 'treasure-taken', seat: 0, card: card('coin'), space: 3 },
  { kind: 'turn-ended', seat: 0, why: 'darkness', explored: 2 },
  { kind: 'dungeon-dealt', dungeon: 2 },
  { kind: 'treasure-taken', seat: 1, card: card('crown'), space: 1 },
  { kind: 'turn-ended', seat: 0, why: 'darkness', explored: 1 },
  { kind: 'treasure-taken', seat: 1, card: card('coin'), space: 2 },
];

/** Ada with 4 gold, Orlando with 7. */
function told(you: Viewer, locale: Locale = 'en', events = EVENTS) {
  const view = game.view(table({}), you);
  return story({
    view: { ...view, outcome: { winners: [1], scores: [4, 7] } },
    events: events.map((event, seq) => ({ seq, event })),
    you,
    names: ['Ada', 'Orlando'],
    pack: TEST_PACK,
    locale,
  });
}

test('a player who lost reads their place, the Treasure that decided it, and what ended their turns', () => {
  expect(told(0).lines).toEqual([
    'You came second, 3 gold behind Orlando.',
    'Orlando’s The crown made the difference: 5 gold in dungeon 2.',
    'Darkness ended 2 of your turns.',
  ]);
  expect(told(0, 'it').lines).toEqual([
    'Arrivi al secondo posto, a 3 monete d’oro da Orlando.',
    'A fare la differenza: «Carta crown» di Orlando, 5 monete d’oro nel dungeon 2.',
    'L’Oscurità ti ha chiuso 2 turni.',
  ]);
});

test('a player who won reads by how much and with what', () => {
  expect(told(1).lines).toEqual([
    'You win by 3 gold, ahead of Ada.',
    'Your The crown made the difference: 5 gold in dungeon 2.',
  ]);
});

test('the turning point is about the reader: who won took that Treasure, who lost was stopped once more', () => {
  expect(told(1).turningPoint?.seq).toBe(4);
  expect(told('spectator').turningPoint?.seq).toBe(4);
  expect(told(0).turningPoint).toEqual({ seq: 5, line: 'Darkness ended 2 of your turns.' });
});

test('who lost without being stopped twice reads of their own best find', () => {
  const { lines, turningPoint } = told(0, 'en', EVENTS.slice(0, 5));
  expect(turningPoint).toEqual({ seq: 1, line: 'Your best find: The coin, 2 gold in dungeon 1.' });
  expect(lines).toContain(turningPoint?.line);
});

test('spectators read who won', () => {
  expect(told('spectator').lines[0]).toBe('Orlando wins by 3 gold, ahead of Ada.');
});
