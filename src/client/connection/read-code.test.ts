import { expect, test } from 'vitest';
import { readCode } from './read-code.ts';

test('a code is parsed in any spelling', () => {
  expect(readCode(' wlf-kn ')).toBe('WLFKN');
  expect(readCode('WLFKN')).toBe('WLFKN');
  expect(readCode('https://undercroft.example/t/wlfkn?x=1')).toBe('WLFKN');
});

test.each(['', 'WLF', 'WLFKNN', 'WOLFK', 'WLF1N'])('"%s" is not a code', (typed) => {
  expect(readCode(typed)).toBeUndefined();
});
