import { expect, test } from 'vitest';
import { missionCard } from '../../rules/content.ts';
import type { TimeEvent } from '../../rules/state.ts';
import { game, table } from '../../rules/testing/testing.ts';
import { packed, played, revealed, seen } from '../testing/events.ts';
import { teamMerits } from './merits.ts';

const [SWORD, TORCH] = [2, 5];
const MISSION = missionCard(0);

const meritsOf = (events: readonly TimeEvent[]) => teamMerits(seen(events), game.view(table({ seats: 3 }), 0));

test('everybody is credited with their useful Missions and Items, and those who did most stand out', () => {
  const events: TimeEvent[] = [
    ...[0, 1, 1, 2].map((seat) => played(seat)),
    revealed(SWORD),
    packed(SWORD),
    revealed(TORCH),
    packed(TORCH),
    revealed(MISSION),
    { kind: 'accomplished', card: MISSION, spent: [TORCH], solved: false },
    revealed(SWORD),
    { kind: 'backpack-broke', item: SWORD, piece: 'card' },
  ];

  expect(meritsOf(events)).toEqual({
    merits: [
      { seat: 0, missions: 0, items: 0 },
      { seat: 1, missions: 1, items: 1 },
      { seat: 2, missions: 0, items: 0 },
    ],
    best: [1],
  });
});

test('equal players share the laurel, and without a useful card nobody has it', () => {
  const done = (place: number): TimeEvent[] => [
    revealed(missionCard(place)),
    { kind: 'accomplished', card: missionCard(place), spent: [], solved: true },
  ];

  expect(meritsOf([played(0), played(2), ...done(1), ...done(2)]).best).toEqual([0, 2]);
  expect(meritsOf([played(0), revealed(SWORD), packed(SWORD)]).best).toEqual([]);
});

test('[DT-35] an Item card is used before a token of its kind, and its player is credited', () => {
  const events: TimeEvent[] = [
    ...[0, 1, 1].map((seat) => played(seat)),
    revealed(missionCard(1)),
    { kind: 'accomplished', card: missionCard(1), spent: [], solved: true },
    { kind: 'reward-taken', item: SWORD },
    packed(SWORD, 'token'),
    revealed(SWORD),
    packed(SWORD),
    revealed(MISSION),
    { kind: 'accomplished', card: MISSION, spent: [SWORD], solved: false },
  ];

  expect(meritsOf(events).merits[1]).toEqual({ seat: 1, missions: 1, items: 1 });
});
