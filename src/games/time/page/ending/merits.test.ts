import { expect, test } from 'vitest';
import { missionCard } from '../../rules/content.ts';
import type { TimeEvent } from '../../rules/state.ts';
import { heroAndCulprit } from './merits.ts';

const seen = (events: readonly TimeEvent[]) => events.map((event, seq) => ({ seq, event }));
const played = (seat: number): TimeEvent => ({ kind: 'played', seat, cards: ['face-down'] });
const revealed = (card: number): TimeEvent => ({ kind: 'revealed', seat: 0, card });
const packed = (item: number): TimeEvent => ({ kind: 'packed', item, piece: 'card', used: 1, slots: 8 });

const [SWORD, TORCH] = [2, 5];
const MISSION = missionCard(0);

test('the hero played the most useful Missions and Items, the culprit the card that broke the Backpack', () => {
  const game: TimeEvent[] = [
    ...[0, 1, 1, 2].map(played),
    revealed(SWORD),
    packed(SWORD),
    revealed(TORCH),
    packed(TORCH),
    revealed(MISSION),
    { kind: 'accomplished', card: MISSION, spent: [TORCH], solved: false },
    revealed(SWORD),
    { kind: 'backpack-broke', item: SWORD, piece: 'card' },
  ];

  expect(heroAndCulprit(seen(game), 3)).toEqual({
    hero: { seat: 1, missions: 1, items: 1 },
    culprit: { seat: 2, why: 'broke', item: SWORD },
  });
});

test('if nothing broke, the culprit played the most failed Missions, and a clean game has none', () => {
  const failing: TimeEvent[] = [
    ...[1, 0, 0].map(played),
    ...[0, 1, 2].flatMap((place): TimeEvent[] => [
      revealed(missionCard(place)),
      { kind: 'failed', card: missionCard(place), missing: [SWORD] },
    ]),
  ];

  expect(heroAndCulprit(seen(failing), 2)).toEqual({
    hero: undefined,
    culprit: { seat: 0, why: 'failed', card: missionCard(1), count: 2 },
  });
  expect(heroAndCulprit(seen([played(0), revealed(SWORD), packed(SWORD)]), 1).culprit).toBeUndefined();
});
