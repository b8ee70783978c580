import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../../../engine/options.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { daysBox } from '../../box.ts';
import { CARDS, CREATURES, DRAGON, isCreature, SPELLS, TRAPS } from '../content.ts';
import type { DaysEvent } from '../state.ts';
import { game } from '../testing/week.ts';

function setUp(seats: number, raw: Record<string, unknown> = {}) {
  const check = parseOptions(daysBox.options, raw);
  if (check.kind === 'invalid') throw new Error(`the option ${check.field} is invalid`);
  const events: DaysEvent[] = [];
  const state = game.setup(seats, check.options, { rng: fastRng(3), now: 0, emit: (event) => events.push(event) });
  return { state, events };
}

test('[DD-1] a deck has 39 cards of 18 kinds: spells, traps and creatures', () => {
  expect(CARDS).toEqual([...SPELLS, ...TRAPS, ...CREATURES]);
  expect([SPELLS.length, TRAPS.length, CREATURES.length]).toEqual([4, 2, 12]);
  expect(CARDS.indexOf('dragon')).toBe(DRAGON);
  expect(CARDS.filter((_, card) => isCreature(card))).toEqual([...CREATURES]);
  expect(new Set(setUp(2).state.deck).size).toBe(18);
  expect(setUp(2).state.deck).toHaveLength(39);
});

test('[DD-2] each player has a board of seven empty days', () => {
  expect(setUp(3).state.boards).toEqual([0, 1, 2].map(() => [[], [], [], [], [], [], []]));
});

describe('the decks', () => {
  test.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('[DD-3] %i players shuffle %i of them together', (seats, decks) => {
    const { state, events } = setUp(seats);
    const copies = CARDS.map((_, card) => state.deck.filter((other) => other === card).length);

    expect(copies).toEqual(daysBox.standardPack.cards.map((card) => card.copies * decks));
    expect(events).toEqual([{ kind: 'game-started', starter: state.turn, decks, cards: 39 * decks, startingHand: 0 }]);
  });

  test('[DD-3] 2 to 6 can play', () => {
    expect(daysBox.seats).toEqual({ min: 2, max: 6 });
  });
});

test('[DD-4] hands start empty, or with 5 cards by option', () => {
  expect(setUp(2).state.hands).toEqual([[], []]);
  const { state } = setUp(3, { startingHand: '5' });

  expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
  expect(state.deck).toHaveLength(2 * 39 - 15);
});

test('[DD-5] the host names who begins, otherwise it is drawn by lot', () => {
  const starters = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (seed) => game.setup(2, { starter: 'random' }, { rng: fastRng(seed), now: 0 }).turn,
  );

  expect(setUp(4, { starter: 2 }).state.turn).toBe(2);
  expect(new Set(starters)).toEqual(new Set([0, 1]));
  expect(setUp(2, { starter: 5 }).state.turn).toBeLessThan(2);
});
