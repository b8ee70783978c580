import { expect, test } from 'vitest';
import { type Back, missionCard } from '../../rules/content.ts';
import type { Ending, TimeEvent } from '../../rules/state.ts';
import { game, table } from '../../rules/testing/testing.ts';
import { packed, played, revealed, seen } from '../testing/events.ts';
import { heroAndCulprit } from './merits.ts';

const [SWORD, TORCH] = [2, 5];
const MISSION = missionCard(0);

function judged(
  events: readonly TimeEvent[],
  {
    ending = 'too-few-missions',
    backs = [[], [], []],
    box = 12,
  }: { ending?: Ending; backs?: Back[][]; box?: number } = {},
) {
  const view = game.view(table({ seats: backs.length }), 0);
  const players = view.players.map((player, seat) => ({ ...player, backs: backs[seat] ?? [] }));
  const missions = Array.from({ length: box }, (_, place) => missionCard(place));
  return heroAndCulprit(seen(events), { players, ending, missions });
}

test('the hero played the most useful Missions and Items, the culprit the card that broke the Backpack', () => {
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

  expect(judged(events, { ending: 'backpack-broke' })).toEqual({
    hero: { seat: 1, missions: 1, items: 1 },
    culprit: { seat: 2, why: 'broke', item: SWORD },
  });
});

test('if nothing broke, the culprit played the most failed Missions, and a clean victory has none', () => {
  const failing: TimeEvent[] = [
    ...[1, 0, 0].map((seat) => played(seat)),
    ...[0, 1, 2].flatMap((place): TimeEvent[] => [
      revealed(missionCard(place)),
      { kind: 'failed', card: missionCard(place), missing: [SWORD] },
    ]),
  ];

  expect(judged(failing)).toEqual({
    hero: undefined,
    culprit: { seat: 0, why: 'failed', card: missionCard(1), count: 2 },
  });
  expect(judged([played(0), revealed(SWORD), packed(SWORD)], { ending: 'won' }).culprit).toBeUndefined();
});

test('if two did as much for the team, the hero is not the culprit', () => {
  const events: TimeEvent[] = [
    ...[0, 1, 0].map((seat) => played(seat)),
    revealed(missionCard(1)),
    { kind: 'accomplished', card: missionCard(1), spent: [], solved: true },
    revealed(missionCard(2)),
    { kind: 'accomplished', card: missionCard(2), spent: [], solved: true },
    revealed(SWORD),
    { kind: 'backpack-broke', item: SWORD, piece: 'card' },
  ];

  expect(judged(events, { ending: 'backpack-broke' })).toMatchObject({ hero: { seat: 1 }, culprit: { seat: 0 } });
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

  expect(judged(events, { ending: 'won' }).hero).toEqual({ seat: 1, missions: 1, items: 1 });
});

test('[DT-69] a token that Garynor’s user chose and that breaks the Backpack counts as theirs', () => {
  const events: TimeEvent[] = [
    played(2),
    revealed(SWORD),
    packed(SWORD),
    { kind: 'exchanged', seat: 1, item: TORCH },
    { kind: 'backpack-broke', item: TORCH, piece: 'token' },
  ];

  expect(judged(events, { ending: 'backpack-broke' }).culprit).toEqual({ seat: 1, why: 'broke', item: TORCH });
});

test('if nothing failed, the culprit discarded or kept most of the Missions, or it was the sand', () => {
  const backs: Back[][] = [[], ['mission'], ['item']];
  const start: TimeEvent[] = [{ kind: 'dealt', seat: 1, cards: ['mission', 'item'] }];
  const end: TimeEvent = { kind: 'adventure-ended', why: 'time-up' };
  const drew: TimeEvent = { kind: 'drew', seat: 1, cards: ['mission'] };

  const discarded = { seat: 1, why: 'discarded', count: 1 };
  expect(judged([...start, drew, end], { backs, box: 2 }).culprit).toEqual(discarded);
  expect(judged([...start, end], { backs, box: 2 }).culprit).toEqual({ seat: 1, why: 'kept', count: 1 });
  expect(judged([end]).culprit).toEqual({ seat: undefined, why: 'time-up', count: 12 });
});

test('nobody is named for one Mission if the team left most of the others unplayed', () => {
  const end: TimeEvent = { kind: 'adventure-ended', why: 'time-up' };
  const dealt: TimeEvent = { kind: 'dealt', seat: 1, cards: ['mission', 'item'] };
  const failing: TimeEvent[] = [played(0), end, revealed(MISSION), { kind: 'failed', card: MISSION, missing: [SWORD] }];

  const sand = { seat: undefined, why: 'time-up' };
  expect(judged([dealt, end], { backs: [[], ['mission'], []] }).culprit).toEqual({ ...sand, count: 12 });
  expect(judged([dealt, end], { backs: [[], [], []] }).culprit).toEqual({ ...sand, count: 12 });
  expect(judged(failing).culprit).toEqual({ ...sand, count: 11 });
  expect(judged(failing, { box: 2 }).culprit).toMatchObject({ seat: 0, why: 'failed' });
});
