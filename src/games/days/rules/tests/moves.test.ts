import { expect, test } from 'vitest';
import { parseMove } from '../moves.ts';
import { cardOf } from '../state.ts';

test.each([
  { kind: 'place', card: 18, board: 0, day: 0 },
  { kind: 'place', card: 6, board: 6, day: 0 },
  { kind: 'place', card: 6, board: 0, day: 7 },
  { kind: 'transform', board: 0, day: 6, height: 117, creature: 6 },
  // Spells that are not placed on a day are kinds of move of their own.
  { kind: 'place', card: 0, board: 0, day: 1 },
])('%j is no move', (raw) => {
  expect(parseMove(raw)).toBeUndefined();
});

test('every play names the card it takes from the hand', () => {
  expect(cardOf({ kind: 'place', card: 8, board: 0, day: 0 })).toBe(8);
  expect(cardOf({ kind: 'terror', day: 0 })).toBe(0);
  expect(cardOf({ kind: 'transport', board: 1, day: 0 })).toBe(1);
  expect(cardOf({ kind: 'transform', board: 1, day: 0, height: 0, creature: 8 })).toBe(2);
});
