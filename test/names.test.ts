import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/catalogue.ts';
import { sourceFiles } from './sources.ts';

interface ExportedName {
  name: string;
  isType: boolean;
  path: string;
  /** The game whose folder it is in; undefined for shared code. */
  game: string | undefined;
}

const EXPORT = /^export (?:declare )?(?:async )?(type|interface|class|function\*?|const) (\w+)/gm;

const exported: readonly ExportedName[] = sourceFiles('src')
  .filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(EXPORT)].map(([, kind = '', name = '']) => ({
      name,
      isType: /type|interface|class/.test(kind),
      path,
      game: GAME_IDS.find((id) => path.startsWith(`src/games/${id}/`)),
    })),
  );
const shared = exported.filter(({ game }) => game === undefined);

/** Text modules have the same exports in each language. */
const LANGUAGES = /^(?:en|it)$/;

test('no two types have the same name, in shared code or in a game with the shared code it uses', () => {
  const wrong = [undefined, ...GAME_IDS].flatMap((id) =>
    twice(
      [...shared, ...exported.filter(({ game }) => game !== undefined && game === id)].filter(({ isType }) => isType),
    ),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test('no two functions or values of shared code have the same name', () => {
  expect(twice(shared.filter(({ name, isType }) => !isType && !LANGUAGES.test(name)))).toEqual([]);
});

/** Words that were two names for one thing, or one name for two, and the word to use. */
const REPLACED: readonly [old: RegExp, word: string][] = [
  [/'unsound'|\bkind: 'sound'/, 'invalid, valid'],
  [/\basker\b/i, 'requester'],
  [/\bcatch \((?!error\b)/, 'error'],
  [/\bBESIDES\b/, 'SIDE_TABLES'],
  [/\bplatform(?:Timers|Schedule)\b/, 'processTimers, portableTimers'],
  [/\bManners\b/, 'TableSettings'],
  [/\bTableMoments\b/, 'ReplayLinks'],
  [/^ +private (?!constructor\b)/m, '#private'],
];

test('a replaced name does not come back', () => {
  const wrong = sourceFiles('src')
    .filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
    .flatMap(({ path, text }) =>
      REPLACED.filter(([old]) => old.test(text)).map(([, word]) => `${path}: the name is ${word}`),
    );
  expect(wrong).toEqual([]);
});

function twice(names: readonly ExportedName[]): string[] {
  const paths = new Map<string, string[]>();
  for (const { name, path } of names) paths.set(name, [...(paths.get(name) ?? []), path]);
  return [...paths].filter(([, where]) => where.length > 1).map(([name, where]) => `${name}: ${where.join(', ')}`);
}
