import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/catalogue.ts';
import { sourceFiles } from './sources.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const COMMON = 'src/client/device/sounds';
const RECIPES = 'foundry/sound/recipes';
const FORMATS = ['ogg', 'm4a'] as const;
/** The budgets for what a table fetches after the first tap, and for music. */
const TABLE_KB = 250;
const MUSIC_KB = 250;
/** All sounds in the repository. */
const ALL_KB = 4000;
/** Loops that every table requests if its game has them. */
const ASKED_BY_THE_TABLE = ['air', 'music'];

const folderOf = (sprite: string) => (sprite === 'common' ? COMMON : `src/games/${sprite}/sounds`);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const kb = (file: string) => (existsSync(path.join(ROOT, file)) ? statSync(path.join(ROOT, file)).size / 1000 : 0);
const namesIn = (file: string): string[] => Object.keys(JSON.parse(read(file)));
const SPRITES = ['common', ...GAME_IDS.filter((game) => existsSync(path.join(ROOT, folderOf(game), 'effects.json')))];

describe.each(SPRITES)('%s', (sprite) => {
  const folder = folderOf(sprite);
  const names = namesIn(`${folder}/effects.json`);

  test('every sound has a recipe, and every recipe a sound', () => {
    const recipes = [...read(`${RECIPES}/${sprite}.py`).matchAll(/@sprite\.(?:sound|loop)\([^)]*\)\ndef (\w+)\(/g)];
    expect(recipes.map(([, name]) => name?.replaceAll('_', '-'))).toEqual(names);
  });

  test('music is in the list of songs, and used', () => {
    const music = path.join(ROOT, folder, 'music.json');
    const loops = existsSync(music) ? namesIn(`${folder}/music.json`) : [];
    const songs = read('foundry/sound/music.py');
    const own = songs.slice(songs.indexOf(`"${sprite}": [`)).split(/^ {4}#/m)[0] ?? '';
    const sources = sourceFiles('src').map(({ text }) => text);
    expect(loops.filter((loop) => !own.includes(`("${loop}"`))).toEqual([]);
    expect(loops.filter((loop) => !sources.some((text) => text.includes(`'${loop}'`)))).toEqual([]);
  });

  test('every sound is used', () => {
    const isGame = sprite !== 'common';
    const sources = sourceFiles(isGame ? `src/games/${sprite}` : 'src')
      .filter(({ path: file }) => !/\.test\.tsx?$/.test(file))
      .map(({ text }) => text)
      .join('\n');
    const unused = names.filter((name) => !ASKED_BY_THE_TABLE.includes(name) && !sources.includes(`'${name}'`));
    expect(unused).toEqual([]);
  });

  test.each(FORMATS)('what is fetched at a table is within its budget, as %s', (format) => {
    const own = sprite === 'common' ? 0 : kb(`${folder}/effects.${format}`);
    expect(kb(`${COMMON}/effects.${format}`)).toBeGreaterThan(0);
    expect(own + kb(`${COMMON}/effects.${format}`)).toBeLessThanOrEqual(TABLE_KB);
    expect(kb(`${folder}/music.${format}`)).toBeLessThanOrEqual(MUSIC_KB);
  });
});

test('all sounds together keep the repository small', () => {
  const files = SPRITES.flatMap((sprite) =>
    readdirSync(path.join(ROOT, folderOf(sprite))).map((file) => `${folderOf(sprite)}/${file}`),
  );
  expect(files.reduce((sum, file) => sum + kb(file), 0)).toBeLessThanOrEqual(ALL_KB);
});
