import { expect, test } from 'vitest';
import type { Crest } from '../../../protocol/crests.ts';
import { crestsBySeat } from './by-seat.ts';

test('whoever chose a crest has it, and nobody is given one that somebody chose', () => {
  expect(crestsBySeat([undefined, 'wolf', undefined])).toEqual(['eagle', 'wolf', 'fox']);
  expect(crestsBySeat(['owl', 'owl'])).toEqual(['owl', 'owl']);
});

test('where nobody chose, and for a crest this page does not know, the seat decides', () => {
  expect(crestsBySeat([undefined, undefined])).toEqual(['wolf', 'raven']);
  expect(crestsBySeat(['kraken' as Crest, 'fox'])).toEqual(['wolf', 'fox']);
});
