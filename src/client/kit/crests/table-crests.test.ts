import { expect, test } from 'vitest';
import type { Crest } from '../../../protocol/crests.ts';
import { crestsBySeat } from './table-crests.tsx';

test('a chosen crest is kept, and nobody else gets it', () => {
  expect(crestsBySeat([undefined, 'wolf', undefined])).toEqual(['eagle', 'wolf', 'fox']);
  expect(crestsBySeat(['owl', 'owl'])).toEqual(['owl', 'owl']);
});

test('without a choice, and for an unknown crest, the seat decides', () => {
  expect(crestsBySeat([undefined, undefined])).toEqual(['wolf', 'raven']);
  expect(crestsBySeat(['kraken' as Crest, 'fox'])).toEqual(['wolf', 'fox']);
});
