import { describe, expect, test } from 'vitest';
import { DRAW, PASS, parseMove } from '../moves.ts';
import { cardOf } from '../state.ts';

describe('parsing a move', () => {
  test.each([
    { kind: 'draw' },
    { kind: 'pass' },
    { kind: 'place', card: 17, board: 5, day: 6 },
    { kind: 'terror', day: 0 },
    { kind: 'transport', board: 1, day: 3 },
    { kind: 'transform', board: 0, day: 6, height: 116, creature: 6 },
  ])('knows %j', (move) => {
    expect(parseMove(structuredClone(move))).toEqual(move);
  });

  test.each([
    [undefined],
    [null],
    ['draw'],
    [[]],
    [{}],
    [{ kind: 'steal' }],
    [{ kind: 'draw', card: 1 }],
    [{ kind: 'place', card: 18, board: 0, day: 0 }],
    [{ kind: 'place', card: 6, board: 6, day: 0 }],
    [{ kind: 'place', card: 6, board: 0, day: 7 }],
    [{ kind: 'place', card: 6, board: 0, day: -1 }],
    [{ kind: 'place', card: 6, board: 0, day: '1' }],
    [{ kind: 'place', card: 6.5, board: 0, day: 1 }],
    [{ kind: 'place', card: 6, board: 0 }],
    [{ kind: 'place', card: 6, board: 0, week: 1 }],
    [{ kind: 'place', card: 0, board: 0, day: 1 }],
    [{ kind: 'terror', day: 1, board: 1 }],
    [{ kind: 'transform', board: 0, day: 1, height: 200, creature: 6 }],
  ])('refuses to read %j', (raw) => {
    expect(parseMove(raw)).toBeUndefined();
  });

  test('returns the shared move object', () => {
    expect(parseMove({ kind: 'draw' })).toBe(DRAW);
    expect(parseMove({ kind: 'pass' })).toBe(PASS);
  });
});

test('every play names the card it takes from the hand', () => {
  expect(cardOf({ kind: 'place', card: 8, board: 0, day: 0 })).toBe(8);
  expect(cardOf({ kind: 'terror', day: 0 })).toBe(0);
  expect(cardOf({ kind: 'transport', board: 1, day: 0 })).toBe(1);
  expect(cardOf({ kind: 'transform', board: 1, day: 0, height: 0, creature: 8 })).toBe(2);
});
