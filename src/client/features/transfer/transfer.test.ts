// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  keepSeat,
  keptSeats,
  rememberCampaign,
  rememberCrest,
  rememberedCrest,
  rememberLanguage,
  rememberName,
} from '../../device/device.ts';
import { keptRecords, mergeRecords } from '../../device/kept/kept-games.ts';
import { keepDone, progressIn } from '../../device/kept/level-progress.ts';
import { applyBundle, collectBundle, isBundle } from './bundle.ts';
import { decrypt, deriveKeys, encrypt } from './encryption.ts';
import { newPhrase, PHRASE_WORDS, readPhrase } from './phrase.ts';
import { ALL_WORDS, WORDS } from './words/index.ts';

beforeEach(() => localStorage.clear());

test('each language has 512 words that anybody can type, no two alike', () => {
  for (const words of Object.values(WORDS)) {
    expect(new Set(words).size).toBe(512);
    for (const word of words) expect(word).toMatch(/^[a-z]{3,9}$/);
  }
});

test('a phrase is parsed in any spelling', () => {
  const phrase = newPhrase(WORDS.it);
  expect(phrase.split(' ')).toHaveLength(PHRASE_WORDS);
  for (const typed of [phrase, ` ${phrase.toUpperCase().replaceAll(' ', ',\n')}.`, phrase.replaceAll('a', 'à')]) {
    expect(readPhrase(typed, ALL_WORDS)).toEqual({ kind: 'phrase', phrase });
  }
});

test('a typing mistake is found, and the probable word is named', () => {
  const read = (typed: string) => readPhrase(typed, ['torch', 'lantern', 'candle', 'cable']);
  expect(read('torhc')).toEqual({ kind: 'unknown', word: 'torhc', meant: 'torch' });
  expect(read('torch lant')).toEqual({ kind: 'unknown', word: 'lant', meant: 'lantern' });
  expect(read('torch latern')).toEqual({ kind: 'unknown', word: 'latern', meant: 'lantern' });
  expect(read('torch xyz')).toEqual({ kind: 'unknown', word: 'xyz' });
  expect(read('torch candle')).toEqual({ kind: 'other-count', words: 2 });
  expect(read('')).toEqual({ kind: 'other-count', words: 0 });
});

test('only the same phrase decrypts, and a changed character is detected', async () => {
  const { key, name } = await deriveKeys('one two three four five six');
  const encrypted = encrypt(key, { secret: 'abc' });
  const other = await deriveKeys('one two three four five seven');

  expect(encrypted).toMatch(/^[\w-]+$/);
  expect(decrypt(key, encrypted)).toEqual({ secret: 'abc' });
  expect(decrypt(other.key, encrypted)).toBeUndefined();
  expect(
    decrypt(key, `${encrypted.slice(0, 50)}${encrypted[50] === 'A' ? 'B' : 'A'}${encrypted.slice(51)}`),
  ).toBeUndefined();
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(other.name).not.toBe(name);
});

test('the language is transferred only if it was chosen', () => {
  expect(JSON.parse(JSON.stringify(collectBundle()))).not.toHaveProperty('language');
  rememberLanguage('it');
  expect(collectBundle().language).toBe('it');
});

test('a transfer adds everything, and loses no existing data', () => {
  rememberName('Ann');
  rememberCrest('owl');
  keepSeat({ code: 'BCDFG', game: 'dash', secret: 'ab', chair: 1, at: 5 });
  rememberCampaign({ code: 'BCDFGHJKLM', at: 5 });
  keepDone('dash', 'flip');
  const game = {
    code: 'BCDFG',
    game: 'dash',
    options: {},
    startedAt: 0,
    endedAt: 9,
    players: [],
    winners: [0],
    where: 'here' as const,
    seat: 0,
  };
  mergeRecords({ games: [game], earlier: {} });
  const bundle: unknown = JSON.parse(JSON.stringify(collectBundle()));
  localStorage.clear();
  keepSeat({ code: 'XXXXX', game: 'days', secret: 'cd', at: 9 });

  expect(isBundle(bundle)).toBe(true);
  const brought = isBundle(bundle) ? applyBundle(bundle) : undefined;
  expect(brought).toEqual({ name: 'Ann', tables: 1, campaigns: 1, games: 1, levels: 1 });
  expect(keptSeats().map(({ code, secret }) => [code, secret])).toEqual([
    ['XXXXX', 'cd'],
    ['BCDFG', 'ab'],
  ]);
  expect(rememberedCrest()).toBe('owl');
  expect(progressIn('dash').done).toEqual(['flip']);
  expect(keptRecords().games).toEqual([{ ...game, where: 'elsewhere' }]);
});

test('something that is not a bundle, or of a newer version, is refused', () => {
  for (const raw of [undefined, 'x', {}, { ...collectBundle(), v: 2 }, { ...collectBundle(), seats: 7 }]) {
    expect(isBundle(raw)).toBe(false);
  }
});
