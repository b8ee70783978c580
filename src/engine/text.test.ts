import { expect, test } from 'vitest';
import { counted } from './text.ts';

test('one has its own word, none and more share the other', () => {
  expect([0, 1, 2].map((count) => counted(count, 'card', 'cards'))).toEqual(['0 cards', '1 card', '2 cards']);
});
