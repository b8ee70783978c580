import { expect, test } from 'vitest';
import { ALL_KINDS } from '../../rules/content.ts';
import { noItems } from '../../rules/counts.ts';
import type { TimeEvent } from '../../rules/state.ts';
import type { TimeView } from '../../rules/view.ts';
import { packed, seen } from '../testing/events.ts';
import { backpackLook, laidSlots } from './backpack-places.ts';

function backpack(cards: Readonly<Record<number, number>>): Pick<TimeView, 'backpack' | 'slots'> {
  return {
    backpack: {
      cards: ALL_KINDS.map((item) => cards[item] ?? 0),
      tokens: noItems(),
    },
    slots: { limit: 8, used: 0, pieces: 3, printed: 8, extra: false },
  };
}

const kinds = (...laid: Parameters<typeof laidSlots>) => laidSlots(...laid).map((slot) => slot?.item);

test('[DT-31] the contents of the Backpack keep their slots when something comes or leaves', () => {
  const events = [packed(9), packed(2), packed(5)];
  expect(kinds(backpack({ 9: 1, 2: 1, 5: 1 }), seen(events)).slice(0, 4)).toEqual([9, 2, 5, undefined]);

  const spent: TimeEvent = { kind: 'accomplished', card: 20, spent: [2], solved: false };
  expect(kinds(backpack({ 9: 1, 5: 1 }), seen([...events, spent])).slice(0, 4)).toEqual([9, undefined, 5, undefined]);
  expect(kinds(backpack({ 9: 1, 5: 1, 1: 1 }), seen([...events, spent, packed(1)])).slice(0, 3)).toEqual([9, 1, 5]);
});

test('[DT-31] a fourth of a kind opens another slot', () => {
  const events = [packed(3), packed(3), packed(3), packed(4), packed(3)];

  expect(kinds(backpack({ 3: 4, 4: 1 }), seen(events)).slice(0, 4)).toEqual([3, 4, 3, undefined]);
});

test('without all events, everything is still shown, in the right number of slots', () => {
  const laid = laidSlots(backpack({ 0: 4, 7: 2 }), []);

  expect(laid).toHaveLength(8);
  expect(laid.map((slot) => slot?.pieces)).toEqual([3, 1, 2, ...Array.from({ length: 5 }, () => undefined)]);
});

test.each([
  [0, 'empty'],
  [2, 'light'],
  [5, 'half'],
  [7, 'full'],
  [8, 'bursting'],
] as const)('with %i of 8 slots in use the Backpack looks %s', (used, look) => {
  expect(backpackLook({ used, limit: 8 }, { isStraining: false, isBroken: false })).toBe(look);
});

test('while a piece has no slot the Backpack is bursting, and then it has burst', () => {
  expect(backpackLook({ used: 7, limit: 7 }, { isStraining: true, isBroken: false })).toBe('bursting');
  expect(backpackLook({ used: 7, limit: 7 }, { isStraining: false, isBroken: true })).toBe('burst');
});
