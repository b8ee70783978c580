import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../engine/game.ts';
import type { Locale } from '../../engine/text.ts';
import { dashText } from './page/text/text.ts';
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
function told(
  you: Viewer,
  {
    locale = 'en',
    events = EVENTS,
    scores = [4, 7],
  }: { locale?: Locale; events?: DashEvent[]; scores?: number[] } = {},
) {
  const view = game.view(table({}), you);
  return story({
    view: { ...view, outcome: { winners: [1], scores } },
    events: events.map((event, seq) => ({ seq, event })),
    you,
    names: ['Ada', 'Orlando'],
    pack: TEST_PACK,
    locale,
  });
}

test('a player who lost reads their rank, the Treasure that decided it, and what ended their turns', () => {
  expect(told(0).lines).toEqual([
    'You came second, 3 gold behind Orlando.',
    'Orlando’s The crown made the difference: 5 gold in dungeon 2.',
    'Darkness also ended 2 of your turns.',
  ]);
  expect(told(0, { locale: 'it' }).lines).toEqual([
    'Arrivi al secondo posto, a 3 monete d’oro da Orlando.',
    'A fare la differenza: «Carta crown» di Orlando, 5 monete d’oro nel dungeon 2.',
    'E l’Oscurità ha messo fine a 2 dei tuoi turni.',
  ]);
});

test('a player who won reads by how much and with what', () => {
  expect(told(1).lines).toEqual([
    'You win by 3 gold, ahead of Ada.',
    'Your The crown made the difference: 5 gold in dungeon 2.',
  ]);
});

test('the turning point is what the story says decided the game', () => {
  for (const you of [0, 1, 'spectator'] as const) {
    const { lines, turningPoint } = told(you);
    expect(turningPoint).toEqual({ seq: 4, line: lines[1] });
  }
});

test('if no Treasure decided it, the loser reads what stopped them, and sees the last time', () => {
  const { lines, turningPoint } = told(0, { scores: [1, 9] });
  expect(lines.slice(1)).toEqual([
    'Darkness ended 2 of your turns.',
    'Orlando’s best find: The crown, 5 gold in dungeon 2.',
  ]);
  expect(turningPoint).toEqual({ seq: 5, line: 'Darkness ends your turn once more, in dungeon 2.' });
});

test('a loser who was stopped less than twice reads about their own best find', () => {
  const { lines, turningPoint } = told(0, { scores: [1, 9], events: EVENTS.slice(0, 5) });
  expect(turningPoint).toEqual({ seq: 1, line: 'Your best find: The coin, 2 gold in dungeon 1.' });
  expect(lines[1]).toBe(turningPoint?.line);
});

test('everybody has a rank and a score', () => {
  expect(told(0).ranks?.map(({ score }) => score)).toEqual(['4 gold', '7 gold']);
});

test('spectators read who won', () => {
  expect(told('spectator').lines[0]).toBe('Orlando wins by 3 gold, ahead of Ada.');
});
