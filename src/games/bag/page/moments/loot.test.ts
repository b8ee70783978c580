import { expect, test } from 'vitest';
import { item, lookup } from '../../rules/testing/testing.ts';
import { fanfareOf } from './loot.tsx';

test.each([
  ['falling-rocks', 'none'],
  ['steel-sword', 'small'],
  ['magic-sword', 'great'],
  ['steel-armour', 'small'],
  ['magic-armour', 'great'],
  ['dragonlance', 'great'],
] as const)('a find is celebrated by its worth: %s is %s', (id, fanfare) => {
  const card = lookup.items[item(id)];

  expect(card && fanfareOf(card)).toBe(fanfare);
});
