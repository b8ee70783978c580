import { expect, test } from 'vitest';
import type { FlipOdds } from '../../rules/odds.ts';
import { en } from '../text/en.ts';
import { oddsLine } from './odds.tsx';

const line = (odds: FlipOdds) => oddsLine(odds, { words: { page: en } as never, isYours: true });

test('the odds of many cards are expected numbers, of the last unknown ones chances', () => {
  const many = { of: 18, hurt: 11.3, treasures: 4.6, isExact: false };
  expect(line(many)).toBe('About 11 of 18 can hurt you; 5 are Treasures.');
  const last = { of: 1, hurt: 0.62, treasures: 0.24, isExact: false };
  expect(line(last)).toBe('An unknown card: 62% can hurt you, 24% a Treasure.');
  expect(line({ of: 1, hurt: 1, treasures: 0, isExact: true })).toBe('1 of 1 can hurt you; no Treasure is left.');
});
