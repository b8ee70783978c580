import { expect, test } from 'vitest';
import { type Slot, settleSlots } from './use-hand.ts';

const SWORD = 2;
const TORCH = 5;
const CUP = 10;

function hand(...cards: number[]): Slot[] {
  return cards.map((card, id) => ({ id, card }));
}

function around(...leaving: number[]) {
  let id = 100;
  return { leaving: new Set(leaving), newId: () => id++ };
}

test('a drawn card takes the place of the played one', () => {
  expect(settleSlots(hand(SWORD, TORCH, CUP), [SWORD, CUP, SWORD], around(1))).toEqual([
    { id: 0, card: SWORD },
    { id: 100, card: SWORD },
    { id: 2, card: CUP },
  ]);
});

test('of two identical cards the tapped one leaves', () => {
  expect(settleSlots(hand(SWORD, TORCH, SWORD), [SWORD, TORCH], around(2))).toEqual([
    { id: 0, card: SWORD },
    { id: 1, card: TORCH },
  ]);
});

test('nothing moves before the server has answered, nor if it refuses', () => {
  const slots = hand(SWORD, TORCH);
  expect(settleSlots(slots, [SWORD, TORCH], around(0))).toBe(slots);
  expect(settleSlots(slots, [SWORD, TORCH], around())).toBe(slots);
});

test('with an empty deck the hand shrinks, and cards drawn by the player come last', () => {
  expect(settleSlots(hand(SWORD, TORCH), [TORCH], around(0))).toEqual([{ id: 1, card: TORCH }]);
  expect(settleSlots([{ id: 1, card: TORCH }], [TORCH, CUP], around()).map(({ card }) => card)).toEqual([TORCH, CUP]);
});
