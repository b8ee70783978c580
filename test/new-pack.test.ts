import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { checkPackFile } from '../src/cli/pack-file.ts';
import { elementAt } from '../src/engine/list.ts';
import { checkNewPack } from '../src/engine/new-pack.ts';
import { readPackText } from '../src/engine/pack-text.ts';
import { BOXES } from '../src/games/index.ts';
import { mistakesIn, packWith } from './spoilt-pack.ts';

const NAMES = new Set(Object.keys(icons.icons));

/** The mistakes in the Dungeon Days pack after changes; the game does not matter here. */
function mistakesOf(changes: Record<string, unknown>): string[] {
  const pack = packWith(BOXES.days.standardPack, { id: 'mine', ...changes });
  return mistakesIn(checkNewPack(BOXES.days, pack, { icons: NAMES }));
}

test('a custom pack can be valid, and our own packs are', () => {
  expect(mistakesOf({})).toEqual([]);
  for (const box of Object.values(BOXES)) {
    const pack: unknown = JSON.parse(JSON.stringify(box.standardPack));
    expect(checkNewPack(box, pack, { icons: NAMES }).kind).toBe('valid');
    expect(checkNewPack(box, { ...(pack as object), id: 'mine' }, { icons: NAMES }).kind).toBe('valid');
  }
});

describe('each mistake is a sentence with its place', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'the id of ours',
      { id: 'standard', version: '2.0.0' },
      'id: The id "standard" is that of the pack that comes with the game: choose another.',
    ],
    [
      'an icon nobody has',
      { 'cards[3].icon': 'no-such-icon' },
      'cards[3].icon: There is no icon "no-such-icon" at game-icons.net.',
    ],
    [
      'a control character',
      { 'cards[0].name.en': 'Ter\u0007ror' },
      'cards[0].name.en: Character 4 is U+0007, a control character; it may not be used in a pack.',
    ],
    [
      'writing turned round',
      { 'name.it': 'Gioco\u202eocoig' },
      'name.it: Character 6 is U+202E, a character that changes the direction of writing; it may not be used in a pack.',
    ],
    [
      'an isolate',
      { 'cards[0].flavour.en': '\u2066Boo' },
      'cards[0].flavour.en: Character 1 is U+2066, a character that changes the direction of writing; it may not be used in a pack.',
    ],
    [
      'a name that cannot be seen',
      { 'name.en': '\u200b' },
      'name.en: Character 1 is U+200B, a character that cannot be seen; it may not be used in a pack.',
    ],
    [
      'half of a character',
      { 'name.en': 'Days \ud83d' },
      'name.en: Character 6 is U+D83D, half of a character; it may not be used in a pack.',
    ],
    ['an empty name', { 'name.en': '' }, 'name.en: This must be a text that is not empty, but it is "".'],
    ['a name of dots', { 'name.en': '...' }, 'name.en: A name must have a letter or a figure in it.'],
    [
      'a huge text',
      { 'name.en': 'a'.repeat(100_000) },
      `name.en: This must be a text of at most 40 characters, but it is "${'a'.repeat(59)}….`,
    ],
    ['fewer than no copies', { 'cards[2].copies': -3 }, 'cards[2].copies: This must be at least 1, but it is -3.'],
    [
      'more copies than fit',
      { 'cards[2].copies': 1e15 },
      'cards[2].copies: This must be at most 99, but it is 1000000000000000.',
    ],
    [
      'a number that is none',
      { 'cards[2].copies': Number.POSITIVE_INFINITY },
      'cards[2].copies: This must be a whole number, but it is Infinity.',
    ],
    ['half a card', { 'cards[2].copies': 1.5 }, 'cards[2].copies: This must be a whole number, but it is 1.5.'],
    [
      'a list for a text',
      { 'cards[2].name': [] },
      'cards[2].name: This must be an object with named fields, but it is [].',
    ],
    [
      'a field nobody knows, with a name that would change a terminal',
      { '\u001b[31mred': 1 },
      'pack["\\u001b[31mred"]: This field does not exist here.',
    ],
    [
      'the same card twice',
      { 'cards[1].id': 'terror' },
      `cards[1].id: The card "terror" is already there as cards[0].`,
    ],
  ])('%s', (_, changes, mistake) => {
    expect(mistakesOf(changes)).toContainEqual(expect.stringContaining(mistake));
  });
});

test('a pack that is far too large gives one sentence, however many mistakes it has', () => {
  expect(mistakesOf({ cards: new Array(100_000).fill({}) })).toEqual([
    'cards: This has 100,000 entries, and may have at most 500.',
  ]);
  let deep: unknown = 1;
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  expect(mistakesOf({ cards: deep })).toEqual(['cards[0][0]: This holds lists or objects more than 20 deep.']);
});

describe('an unreadable file gives one sentence with its line and column', () => {
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
  test.each<[string, Uint8Array, string]>([
    ['no JSON', bytesOf('{\n  "format": \n}'), 'line 3, column 1: A value is expected here, not "}".'],
    [
      'a doubled name',
      bytesOf('{"id": "a",\n"id": "b"}'),
      'line 2, column 1: The name "id" occurs twice in this object, first in line 1, column 2.',
    ],
    ['a number too large', bytesOf('{"a": 1e999}'), 'line 1, column 7: The number 1e999 is too large.'],
    [
      'bytes of Latin-1',
      Uint8Array.of(0x7b, 0x0a, 0x22, 0xc3, 0xa8, 0xe8, 0x22),
      'line 2, column 3: The byte 0xE8 is not UTF-8. Save the file as UTF-8.',
    ],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0x00), 'line 1, column 1: The file is UTF-16. Save it as UTF-8.'],
    [
      'a character cut off',
      Uint8Array.of(0x22, 0xe2, 0x82),
      'line 1, column 2: The byte 0xE2 is not UTF-8. Save the file as UTF-8.',
    ],
    ['nothing', new Uint8Array(), 'line 1, column 1: The file is empty.'],
    ['a large file', new Uint8Array(21_000_000), 'It has 21 MB, and a pack has at most 1 MB.'],
  ])('%s', (_, bytes, what) => {
    expect(readPackText(bytes)).toEqual({ kind: 'unreadable', what });
  });

  test('a byte order mark is skipped, with advice', () => {
    expect(readPackText(bytesOf('\uFEFF{"a": 1}'))).toMatchObject({
      kind: 'json',
      raw: { a: 1 },
      advice: [{ at: 'line 1, column 1' }],
    });
  });
});

test('the command knows all icons before anything is built', () => {
  const raw = packWith(BOXES.days.standardPack, { id: 'mine', 'cards[3].icon': 'no-such-icon' });

  expect(checkPackFile({ kind: 'pack', raw, box: BOXES.days, advice: [] })).toEqual({
    kind: 'invalid',
    mistakes: [{ at: 'cards[3].icon', what: 'There is no icon "no-such-icon" at game-icons.net.' }],
  });
});

/** The longest lists all words of the effects of a game, and grows by one with each. */
const MAX_SENTENCE = 340;

test('no sentence is too long to read, whatever a pack contains', () => {
  const long = 'x'.repeat(100_000);
  for (const box of Object.values(BOXES)) {
    const pack = structuredClone(box.standardPack);
    for (const at of textsIn(pack)) {
      const changed = structuredClone({ ...(pack as object), id: 'mine' });
      const last = at.slice(0, -1).reduce((value: object, step) => Reflect.get(value, step), changed);
      Reflect.set(last, elementAt(at, at.length - 1), long);
      const check = checkNewPack(box, changed, { icons: NAMES });
      for (const { what } of check.kind === 'valid' ? [] : check.mistakes)
        expect(what.length).toBeLessThan(MAX_SENTENCE);
    }
  }
});

/** The paths of some of the texts in a pack: of each list the first few pieces, which cover all kinds of fields. */
function textsIn(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return (Array.isArray(value) ? entries.filter((_, place) => place % 4 === 0) : entries).flatMap(([name, each]) =>
    textsIn(each, [...path, name]),
  );
}
