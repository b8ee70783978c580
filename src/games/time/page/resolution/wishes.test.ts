import { expect, test } from 'vitest';
import type { Call, TimeEvent } from '../../rules/state.ts';
import { revealed, seen } from '../testing/events.ts';
import { wishersOf, wishesOf } from './wishes.ts';

const [SWORD, TORCH] = [2, 5];
const called = (seat: number, call: Call): TimeEvent => ({ kind: 'called', seat, call });
const take = (seat: number, item: number) => called(seat, { kind: 'take', item });
const say = (seat: number, saying: 'yes' | 'no' | 'wait') => called(seat, { kind: 'say', saying });

test('everybody has one wish, the last; what was called before the choice does not count', () => {
  const events = [take(3, TORCH), revealed(20), take(0, SWORD), say(1, 'no'), say(2, 'wait'), take(0, TORCH)];
  const wishes = wishesOf(seen(events));

  expect(wishersOf(wishes, { item: TORCH, isOnly: false })).toEqual([0]);
  expect(wishersOf(wishes, { item: SWORD, isOnly: false })).toEqual([]);
  expect(wishersOf(wishes, 'refuse')).toEqual([1]);
});

test('yes means the reward only if there is just one', () => {
  const wishes = wishesOf(seen([revealed(20), say(2, 'yes')]));

  expect(wishersOf(wishes, { item: TORCH, isOnly: true })).toEqual([2]);
  expect(wishersOf(wishes, { item: TORCH, isOnly: false })).toEqual([]);
});
