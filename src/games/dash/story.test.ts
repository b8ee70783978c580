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
function told(you: Viewer, locale: Locale = 'en') {
  const view = game.view(table({}), you);
  return story({
    view: { ...view, outcome: { winners: [1], scores: [4, 7] } },
    events: EVENTS.map((event, seq) => ({ seq, event })),
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

test('the turning point is the step in which that Treasure was taken', () => {
  expect(told(0).turningPoint?.seq).toBe(4);
});

test('spectators read who won', () => {
  expect(told('spectator').lines[0]).toBe('Orlando wins by 3 gold, ahead of Ada.');
});
