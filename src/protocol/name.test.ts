import { expect, test } from 'vitest';
import { name as nameText } from './client-message.ts';
import { isShowable } from './name.ts';
import { cutToName, fitsName } from './name-length.ts';

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

test.each([
  ['24 letters', 'a'.repeat(24)],
  ['24 letters with accents', 'a\u0301'.repeat(24)],
  ['24 emoji', '😀'.repeat(24)],
  ['families', '👨‍👩‍👧‍👦'.repeat(8)],
  ['24 characters', '漢'.repeat(24)],
  ['24 letters in full width', 'Ｗ'.repeat(24)],
  ['a sign for a whole phrase', '\ufdfa'],
  ['three very wide signs', '\ufdfd\u2e3b𒐫'],
])('%s fit, for pages and servers', (_what, name) => {
  expect(fitsName(name)).toBe(true);
  expect(nameText.safeParse(name).success).toBe(true);
  expect(cutToName(name)).toBe(name);
});

test.each([
  ['25 letters', 'a'.repeat(25), 'a'.repeat(24)],
  ['25 emoji', '😀'.repeat(25), '😀'.repeat(24)],
  ['two signs for a phrase', '\ufdfa'.repeat(2), '\ufdfa'],
  ['very wide signs', '\ufdfd'.repeat(24), '\ufdfd'.repeat(3)],
  ['families of too many parts', '👨‍👩‍👧‍👦'.repeat(9), '👨‍👩‍👧‍👦'.repeat(8)],
])('%s are too long, and cut without half a letter', (_what, name, cut) => {
  expect(fitsName(name)).toBe(false);
  expect(nameText.safeParse(name).success).toBe(false);
  expect(cutToName(name)).toBe(cut);
});
