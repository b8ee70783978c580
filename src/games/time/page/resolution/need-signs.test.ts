import { expect, test } from 'vitest';
import { item } from '../../rules/testing/testing.ts';
import { needSigns, type Tested } from './need-signs.ts';

const SWORD = item('sword');
const BOW = item('bow');
const TORCH = item('torch');
const PHIAL = item('phial');
const accomplished = (...spent: number[]): Tested => ({ kind: 'accomplished', spent });
const failed = (...missing: number[]): Tested => ({ kind: 'failed', missing });
const PLAIN = { waived: [], isMerged: false };

test.each([
  ['everything is there', [SWORD, BOW], accomplished(SWORD, BOW), PLAIN, ['there', 'there']],
  ['one is missing', [SWORD, BOW], failed(BOW), PLAIN, ['there', 'missing']],
  ['of two the second is missing', [SWORD, BOW, SWORD], failed(SWORD), PLAIN, ['there', 'there', 'missing']],
])('[DT-34, DT-37] %s', (_, needs, tested, context, signs) => {
  expect(needSigns(needs, tested, context)).toEqual(signs);
});

test.each([
  ['what was not needed', [SWORD, BOW], accomplished(SWORD), [BOW], ['there', 'waived']],
  ['one of two', [SWORD, SWORD, TORCH], accomplished(SWORD, TORCH), [SWORD], ['there', 'waived', 'there']],
  ['everything', [SWORD, BOW], accomplished(), [SWORD, BOW], ['waived', 'waived']],
  ['beside what is missing', [SWORD, SWORD], failed(SWORD), [SWORD], ['missing', 'waived']],
])('[DT-67] a card did without %s', (_, needs, tested, waived, signs) => {
  expect(needSigns(needs, tested, { waived, isMerged: false })).toEqual(signs);
});

test.each([
  ['succeeds', [SWORD, SWORD, TORCH], accomplished(SWORD, TORCH), [], ['there', 'doubled', 'there']],
  ['fails', [SWORD, SWORD, TORCH], failed(SWORD), [], ['missing', 'doubled', 'there']],
  ['did without it', [SWORD, SWORD, TORCH], accomplished(TORCH), [SWORD], ['waived', 'doubled', 'there']],
])('[DT-56, DT-87] a card that lists an Item twice and %s needs it once', (_, needs, tested, waived, signs) => {
  expect(needSigns(needs, tested, { waived, isMerged: true })).toEqual(signs);
});

test.each([
  ['one', [SWORD, BOW], accomplished(BOW, PHIAL), [], ['stood-in', 'there']],
  ['one beside its own kind', [PHIAL, BOW], accomplished(PHIAL, PHIAL), [], ['there', 'stood-in']],
  ['one, where its own kind was not needed', [PHIAL, BOW], accomplished(PHIAL), [PHIAL], ['waived', 'stood-in']],
])('[DT-56] another Item was taken instead of %s', (_, needs, tested, waived, signs) => {
  expect(needSigns(needs, tested, { waived, isMerged: false })).toEqual(signs);
});
