import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/engine/text.ts';
import { BOXES } from '../src/games/index.ts';
import { gamesWithRules, openingOf, rulesOf } from './rulebook.ts';
import { type SourceFile, sourceFiles } from './sources.ts';

const code = [...sourceFiles('src'), ...sourceFiles('test')];
const papers = sourceFiles('docs', /\.md$/);

/** Every rule id of a game cited in a file. */
function citedIn({ text }: SourceFile, prefix: string): string[] {
  return text.match(new RegExp(`\\b${prefix}-\\d+\\b`, 'g')) ?? [];
}

/** The rules in test titles: `[DA-12] ...` or `[DA-12, DA-61] ...`. */
function testedIn({ path, text }: SourceFile): string[] {
  if (!/\.test\.tsx?$/.test(path)) return [];
  return [...text.matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*['"`]\[([^\]]*)\]/g)].flatMap(
    ([, ids = '']) => ids.match(/[A-Z]{2}-\d+/g) ?? [],
  );
}

test('every game has a rulebook, and every rulebook a game', () => {
  expect(gamesWithRules().sort()).toEqual(Object.keys(BOXES).sort());
});

describe.each(Object.keys(BOXES))('the rulebook of %s', (game) => {
  const rules = rulesOf(game, 'en');
  const ids = rules.map(({ id }) => id);
  const prefix = ids[0]?.split('-')[0] ?? '';

  test('has rules, each once', () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has the same rules in the same order in every language, each with its sentence', () => {
    for (const locale of LOCALES) {
      const told = rulesOf(game, locale);
      expect(told.map(({ id }) => id)).toEqual(ids);
      expect(told.filter(({ sentence }) => sentence.length < 10)).toEqual([]);
    }
  });

  test('begins with the aim and a turn in three or four pictures, the same in every language', () => {
    const icons = openingOf(game, 'en').turn.map(({ icon }) => icon);
    expect([3, 4]).toContain(icons.length);
    expect(new Set(icons).size).toBe(icons.length);
    for (const locale of LOCALES) {
      const { aim, turn } = openingOf(game, locale);
      expect(aim.length).toBeGreaterThan(10);
      expect(turn.map(({ icon }) => icon)).toEqual(icons);
    }
  });

  test('has different sentences in each language', () => {
    const italian = rulesOf(game, 'it');
    expect(rules.filter(({ sentence }, at) => sentence === italian[at]?.sentence)).toEqual([]);
  });

  test('has a test for every rule', () => {
    const tested = new Set(code.flatMap(testedIn));
    expect(ids.filter((id) => !tested.has(id))).toEqual([]);
  });

  test('has every rule cited in code, tests and documents', () => {
    const unknown = [...code, ...papers].flatMap((file) =>
      citedIn(file, prefix)
        .filter((id) => !ids.includes(id))
        .map((id) => `${file.path} cites ${id}`),
    );
    expect(unknown).toEqual([]);
  });
});
