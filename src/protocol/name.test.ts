import { expect, test } from 'vitest';
import { isShowable } from './name.ts';

test.each(['Ann', 'Nonna Pia', '李', '👨‍👩‍👧‍👦', '🏳️‍🌈 Bo'])('%s is a name', (name) => {
  expect(isShowable(name)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a filler nobody sees', '\u3164'],
  ['a joiner alone', '\u200d'],
  ['text turned round', 'a\u202eb'],
  ['a line break', 'a\nb'],
])('%s is no name', (_what, name) => {
  expect(isShowable(name)).toBe(false);
});
