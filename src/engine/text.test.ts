import { expect, test } from 'vitest';
import { counted, listed, withArticle } from './text.ts';

test('one has its own word, none and more share the other', () => {
  expect([0, 1, 2].map((count) => counted(count, 'card', 'cards'))).toEqual(['0 cards', '1 card', '2 cards']);
});

test('a list has commas, and a word before its last', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => listed(words, 'and'))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('an article goes by the first letter', () => {
  expect(['Troll', 'Elf'].map(withArticle)).toEqual(['a Troll', 'an Elf']);
});
