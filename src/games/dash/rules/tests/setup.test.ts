import { expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { dashBox } from '../../box.ts';
import { openDash } from '../game.ts';
import { NO_LUCK } from '../testing/testing.ts';

const game = openDash(dashBox.standardPack);
const setUp = (seats: number, starter: 'random' | number = 'random', rng = NO_LUCK) =>
  game.setup(seats, { starter }, { rng, now: 0 });

test('[DA-1] there are 60 Dungeon cards and 21 Equipment cards, for 2 to 6 players', () => {
  const state = setUp(6);
  const held = state.players.flatMap(({ equipment }) => equipment);

  expect(dashBox.seats).toEqual({ min: 2, max: 6 });
  expect(state.deck.length + state.cards.length).toBe(60);
  expect(state.equipmentDeck.length + held.length).toBe(21);
});

test('[DA-2] the first of three dungeons is 20 cards, all face down', () => {
  const state = setUp(2);

  expect(state).toMatchObject({ dungeon: 1, faceDown: 20, spaces: Array.from({ length: 20 }, () => 'face-down') });
  expect(state.deck).toHaveLength(40);
});

test('[DA-3] each player is dealt 3 Equipment cards, and all can see them', () => {
  const state = setUp(4);

  expect(state.players.map(({ equipment }) => equipment.length)).toEqual([3, 3, 3, 3]);
  expect(elementAt(game.view(state, 'spectator').players, 2).equipment).toEqual(elementAt(state.players, 2).equipment);
});

test('[DA-4] the host may choose who starts', () => {
  expect(setUp(3, 2).explorer).toBe(2);
  expect(game.toAct(setUp(3, 2))).toEqual([2]);
});

test('[DA-4] otherwise the starter is drawn by lot, also when the chosen seat is empty', () => {
  const lots = { int: (bound: number) => bound - 1 };

  expect(setUp(3, 'random', lots).explorer).toBe(2);
  expect(setUp(3, 'random', NO_LUCK).explorer).toBe(0);
  expect(setUp(3, 5, NO_LUCK).explorer).toBe(0);
});
