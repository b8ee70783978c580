import { expect, test } from 'vitest';
import { isShowable } from './name.ts';

test.each(['Ann', 'Nonna Pia', '李', '👨‍👩‍👧‍👦', '🏳️‍🌈 Bo', '1️⃣', '👩🏽‍🚀', 'Nguyễn'.normalize('NFD'), 'हिन्दी', '?!'])(
  '%s is a name',
  (name) => {
    expect(isShowable(name)).toBe(true);
  },
);

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a filler nobody sees', '\u3164'],
  ['a joiner alone', '\u200d'],
  ['text turned round', 'a\u202eb'],
  ['a line break', 'a\nb'],
  ['a blank of Braille', '\u2800'],
  ['a space without width', 'a\u200bb'],
  ['a mark of direction', 'a\u200fb'],
  ['tags behind a letter', 'a\u{e0041}\u{e007f}'],
  ['a joiner between letters', 'a\u200db'],
  ['an accent on nothing', '\u0301'],
  ['a tower of accents', `a${'\u0301'.repeat(90)}`],
  ['half a sign', 'a\ud83d'],
])('%s is no name', (_what, name) => {
  expect(isShowable(name)).toBe(false);
});
