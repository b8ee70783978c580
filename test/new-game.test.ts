import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mistakeIn, namesFor, written } from '../scripts/new-game/names.js';
import { type Copy, copyRepository } from './new-game-copy.ts';

/** Two words, and so long that lines break differently than in the template. */
const ID = 'dragon-and-the-dice';
/** Their tests are about all games at once, so that none has a game's name in its title. */
const ABOUT_ALL = ['architecture', 'names', 'styles', 'language', 'rulebook', 'rule-at', 'sounds'];
/** Test files that read the list of games. Their tests run for the new game only. */
const LISTS_GAMES = /(?:\/catalogue|\/games\/index|\/registry)\.ts'/;
/** This file, and one that needs the built pages. */
const LATER = ['test/new-game.test.ts', 'test/page-weight.test.ts'];
/** On a busy machine a minute of work may take several. */
const LONG = 1_200_000;

describe('npm run new-game', () => {
  test.each([
    [[], /^Give an id for the game/],
    [['dragon', 'dice'], /^A game has one id, without spaces/],
    [['Dragon'], /"Dragon" cannot be the id of a game: it has lower-case letters/],
    [['dragon_dice'], /cannot be the id of a game/],
    [['2-dragons'], /starts with a letter/],
    [['dragon--dice'], /single hyphens/],
    [['../dragon'], /cannot be the id of a game/],
    [['d'], /has 2 to 24 letters, and "d" has 1/],
    [['class'], /"class" is a word of the programming language/],
    [['con'], /Windows has no folder named "con"/],
    [['constructor'], /"constructor" is a word of the programming language/],
    [
      ['facts-of'],
      /would have a second "factsOf" \(src\/games\/catalogue\.ts\); take another id, such as "facts-of-game"/,
    ],
    [['dash'], /There is a game "dash" already: src\/games\/dash/],
    [['table'], /"table" is already used in the code \(src\/.*take another id, such as "table-game"/],
    [['grid'], /"grid" is already used in the code \(bench\/.*take another id, such as "grid-game"/],
  ])('%j is answered with a sentence', (args, sentence) => {
    expect(mistakeIn(args)).toMatch(sentence);
  });

  test('a game has its name in all forms, and two letters for its rules that no other game has', () => {
    expect(mistakeIn(['dragon-dice'])).toBeUndefined();
    expect(namesFor('dragon-dice')).toEqual({
      id: 'dragon-dice',
      camel: 'dragonDice',
      pascal: 'DragonDice',
      constant: 'DRAGON_DICE',
      title: 'Dragon Dice',
      // DD are the rules of Dungeon Days.
      prefix: 'DR',
    });
    expect(namesFor('goblin').prefix).toBe('GO');
    expect(['DA', 'DD', 'DT', 'BD']).not.toContain(namesFor('bad').prefix);
  });

  test('a name that contains the name of the template is replaced once', () => {
    const names = namesFor('my-new-game');
    expect(written('new-game newGame NewGame NEW_GAME New Game NG-1', names)).toBe(
      `my-new-game myNewGame MyNewGame MY_NEW_GAME My New Game ${names.prefix}-1`,
    );
  });
});

describe('a new game', { timeout: LONG }, () => {
  let copy: Copy;
  let before: string;
  let originals: ReadonlyMap<string, string>;
  const file = (name: string) => path.join(copy.folder, name);
  const vitest = (...args: string[]) =>
    copy.run('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=dot', ...args);

  beforeAll(async () => {
    copy = copyRepository();
    originals = contents(copy.folder);
    before = readFileSync(file('src/games/catalogue.ts'), 'utf8');
    expect(await copy.run('scripts/run.js', 'new-game', ID)).toMatchObject({ exitCode: 0 });
  }, LONG);

  afterAll(() => copy?.remove());

  test('is its folder and two additions to the catalogue, and no other file has changed', () => {
    const added = [`import { facts as dragonAndTheDice } from './${ID}/kit.ts';`, `'${ID}': dragonAndTheDice`];
    const bare = (code: string) => code.replace(/[\s,]/g, '');
    const after = added.reduce(
      (text, line) => text.replace(bare(line), ''),
      bare(readFileSync(file('src/games/catalogue.ts'), 'utf8')),
    );
    expect(after).toBe(bare(before));

    const changed = [...contents(copy.folder)].flatMap(([name, text]) => (originals.get(name) === text ? [] : [name]));
    expect(changed.filter((name) => !name.startsWith(`src/games/${ID}/`))).toEqual(['src/games/catalogue.ts']);
  });

  test('may have another one beside it, but neither with the same name nor with the same name in code', async () => {
    const make = (id: string) => copy.run('scripts/run.js', 'new-game', id);
    expect(await make('dice-2')).toMatchObject({ exitCode: 0 });
    expect(await make('dice-2')).toMatchObject({
      exitCode: 1,
      said: expect.stringContaining('a game "dice-2" already'),
    });
    expect(await make('dice2')).toMatchObject({ exitCode: 1, said: expect.stringContaining('a second "dice2"') });
    expect(readFileSync(file('src/games/catalogue.ts'), 'utf8').match(/dice2\b/g)).toHaveLength(2);
  });

  test('has no type errors and passes the linter', async () => {
    const [types, lint] = await Promise.all([
      copy.run('node_modules/typescript/bin/tsc'),
      copy.run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'src/games'),
    ]);
    expect(types, types.said).toMatchObject({ exitCode: 0 });
    expect(lint, lint.said).toMatchObject({ exitCode: 0 });
  });

  test('passes its own tests, and those about all games at once', async () => {
    const names = ABOUT_ALL.map((name) => `test/${name}.test.ts`);
    const { exitCode, said } = await vitest('--no-isolate', `src/games/${ID}`, ...names);
    expect(exitCode, said).toBe(0);
  });

  test('passes every test that is made for each game: the contract, lessons, pages, pictures, bots, the wire', async () => {
    const { exitCode, said } = await vitest('--no-isolate', '-t', ID, ...testsOfEachGame());
    expect(exitCode, said).toBe(0);
    const [, passed] = /Tests\s+(\d+) passed/.exec(stripVTControlCharacters(said)) ?? [];
    expect(Number(passed)).toBeGreaterThan(40);
  });

  test('that breaks the contract fails with what is wrong, and where to look', async () => {
    const rules = file(`src/games/${ID}/rules/game.ts`);
    const sound = readFileSync(rules, 'utf8');
    const broken = sound.replace('...state, heap: state.heap.slice(),', '...state,');
    expect(broken).not.toBe(sound);
    writeFileSync(rules, broken);
    const { exitCode, said } = await vitest('-t', `${ID} a clone`, 'test/contract.test.ts');
    writeFileSync(rules, sound);
    expect(exitCode).toBe(1);
    expect(said).toContain(
      `${ID}: changing a clone changes the state: a list or an object is not copied. Look at \`clone\` in src/games/${ID}.`,
    );
  });
});

/** The test files that read the list of games, directly or by their imports among the tests. */
function testsOfEachGame(): string[] {
  const root = path.resolve(import.meta.dirname, '..');
  const listsGames = (file: string, seen: Set<string>): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const text = readFileSync(path.join(root, file), 'utf8');
    const imported = [...text.matchAll(/from '(\.[^']+)'/g)]
      .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
      .filter((one) => one.startsWith('test/'));
    return LISTS_GAMES.test(text) || imported.some((one) => listsGames(one, seen));
  };
  return ['src', 'test']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^src\/games\/[^/]+\//.test(file) && !LATER.includes(file))
    .filter((file) => listsGames(file, new Set()));
}

/** The contents of a repository's files, by path. */
function contents(folder: string): ReadonlyMap<string, string> {
  const files = ['src', 'test', 'docs', 'scripts'].flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return new Map(files.map((full) => [path.relative(folder, full), readFileSync(full, 'utf8')]));
}
