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

test('a card that was drawn lies where the played one lay', () => {
  expect(settleSlots(hand(SWORD, TORCH, CUP), [SWORD, CUP, SWORD], around(1))).toEqual([
    { id: 0, card: SWORD },
    { id: 100, card: SWORD },
    { id: 2, card: CUP },
  ]);
});

test('of two cards alike the one that was tapped leaves', () => {
  expect(settleSlots(hand(SWORD, TORCH, SWORD), [SWORD, TORCH], around(2))).toEqual([
    { id: 0, card: SWORD },
    { id: 1, card: TORCH },
  ]);
});

test('nothing moves while the house has not answered, nor when it says no', () => {
  const slots = hand(SWORD, TORCH);
  expect(settleSlots(slots, [SWORD, TORCH], around(0))).toBe(slots);
  expect(settleSlots(slots, [SWORD, TORCH], around())).toBe(slots);
});

test('with an empty deck the hand shrinks, and what is drawn by hand comes last', () => {
  expect(settleSlots(hand(SWORD, TORCH), [TORCH], around(0))).toEqual([{ id: 1, card: TORCH }]);
  expect(settleSlots([{ id: 1, card: TORCH }], [TORCH, CUP], around()).map(({ card }) => card)).toEqual([TORCH, CUP]);
});
