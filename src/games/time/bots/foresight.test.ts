import { expect, test } from 'vitest';
import { lookUp } from '../rules/lookup.ts';
import { card } from '../rules/testing/testing.ts';
import { TEST_PACK } from '../rules/testing/testing-pack.ts';
import { emptyForesight, foresee } from './foresight.ts';

const lookup = lookUp(TEST_PACK);
/** A Mission whose Shield may be declined, and six more kinds of Item. */
const OFFERED = ['sword', 'bow', 'maybe', 'map', 'potion', 'torch', 'keys', 'gold', 'grapnel'];

/** The kinds that open rewards can still become after these cards. */
const openAfter = (...cards: string[]) =>
  foresee(lookup, emptyForesight(8), cards.map(card)).open.map(({ items }) => items);

test('[DT-36] a reward that may be declined can be counted on as long as it would have had a slot all the time', () => {
  expect(openAfter(...OFFERED, 'phial')).toEqual([[card('shield')]]);
  expect(openAfter(...OFFERED, 'phial', 'cup')).toEqual([]);
  // Used Items make room again, but then it is too late.
  expect(openAfter(...OFFERED, 'phial', 'cup', 'errand')).toEqual([]);
});

test('[DT-31] one that fits beside its kind needs no slot', () => {
  expect(openAfter(...OFFERED, 'phial', 'shield')).toEqual([[card('shield')]]);
});
