import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bookIcons } from '../src/client/build/icon-sprites.ts';
import { CREST_ICONS } from '../src/client/kit/icons/crests.ts';
import { factsOf, GAME_IDS } from '../src/games/catalogue.ts';
import type { Pictures } from '../src/games/kit.ts';
import { type Shown, shownBy } from './pictures/shown.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const RECIPES = path.join(ROOT, 'foundry/recipes');
/** The budget of a game's pictures without its door, and of all doors, in bytes of AVIF. */
const GAME_BUDGET = 400_000;
const DOORS_BUDGET = 80_000;
/** The budget of one object. */
const OBJECT_BUDGET = 9_000;

interface Recipe {
  icon?: string;
  pieces?: readonly { icon?: string }[];
}

const readJson = (...parts: string[]): unknown => JSON.parse(readFileSync(path.join(...parts), 'utf8'));
const sculpted = Object.assign(
  {},
  ...readdirSync(path.join(RECIPES, 'sculpted')).map((file) => readJson(RECIPES, 'sculpted', file)),
) as Record<string, Recipe>;
const models = readJson(RECIPES, 'models.json') as Record<string, Record<string, { shows?: string[] }>>;
const authors = Object.entries(readJson(RECIPES, 'authors.json') as Record<string, string[]>);

/** The games with painted pictures, by their kits; the others show flat icons. */
const PAINTED = GAME_IDS.filter((id) => factsOf(id).hasPictures === true);

const folders = [
  ...PAINTED.map((id) => ({ id: id as string, folder: path.join(ROOT, 'src/games', id, 'pictures') })),
  { id: 'crests', folder: path.join(ROOT, 'src/client/kit/crests/pictures') },
  { id: 'home', folder: path.join(ROOT, 'src/client/app/home/pictures') },
].map(({ id, folder }) => ({ id, folder, pictures: readJson(folder, 'manifest.json') as Pictures }));

const bytesOf = (pictures: Pictures, isWanted: (name: string) => boolean) =>
  Object.entries(pictures).reduce((sum, [name, { avif }]) => sum + (isWanted(name) ? avif : 0), 0);

test.each(GAME_IDS)('%s has pictures, its own and those of shared links, exactly where its kit says so', (id) => {
  const found = ['pictures', 'share'].filter((folder) => existsSync(path.join(ROOT, 'src/games', id, folder)));

  expect(found).toEqual(factsOf(id).hasPictures === true ? ['pictures', 'share'] : []);
});

describe.each(folders)('the pictures of $id', ({ id, folder, pictures }) => {
  const all = Object.entries(pictures);

  test('are in the folder as AVIF and as WebP, as the manifest lists them, and nothing else is', () => {
    const files = all.flatMap(([name]) => [`${name}.avif`, `${name}.webp`]);

    expect(readdirSync(folder).sort()).toEqual([...files, 'manifest.json'].sort());
    for (const [name, { avif, webp, width, height }] of all) {
      const data = readFileSync(path.join(folder, `${name}.avif`));
      expect(data.subarray(4, 12).toString(), name).toBe('ftypavif');
      expect(data.length, name).toBe(avif);
      const size = data.indexOf('ispe');
      expect([data.readUInt32BE(size + 8), data.readUInt32BE(size + 12)], name).toEqual([width, height]);
      const other = readFileSync(path.join(folder, `${name}.webp`));
      expect(other.subarray(8, 12).toString(), name).toBe('WEBP');
      expect(other.length, name).toBe(webp);
    }
  });

  test('each have a recipe, and credit the authors of its icons', () => {
    for (const [name, { credit }] of all) {
      const model = models[id]?.[name];
      const made = model === undefined ? [name] : (model.shows ?? []);
      const icons = made.flatMap((part) => {
        expect(sculpted[part], `the recipe of ${part}`).toBeDefined();
        return (sculpted[part]?.pieces ?? [sculpted[part] ?? {}]).map(({ icon = part }) => icon);
      });
      const who = icons.map((icon) => authors.find(([, theirs]) => theirs.includes(icon))?.[0] ?? `nobody for ${icon}`);

      expect(credit.split(', ').sort(), name).toEqual(
        [...new Set(model === undefined ? who : ['Undercroft', ...who])].sort(),
      );
    }
  });

  test('keep to their budgets', () => {
    expect(bytesOf(pictures, (name) => name !== 'door')).toBeLessThan(GAME_BUDGET);
    for (const [name, { avif }] of all) {
      if (sculpted[name] !== undefined) expect(avif, name).toBeLessThan(OBJECT_BUDGET);
    }
  });
});

test('the doors keep to theirs', () => {
  const bytes = folders.reduce((sum, { pictures }) => sum + bytesOf(pictures, (name) => name === 'door'), 0);

  expect(bytes).toBeLessThan(DOORS_BUDGET);
});

/** The icons of the cards in a game's standard pack. */
function packIcons(id: string): string[] {
  const pack = readJson(ROOT, 'src/games', id, 'packs/standard.json') as Record<string, unknown>;
  const cards = Object.values(pack).flatMap((part) => (Array.isArray(part) ? (part as { icon?: string }[]) : []));
  return cards.flatMap(({ icon }) => icon ?? []);
}

test.each(PAINTED)('every icon of %s’ standard pack has a picture', (id) => {
  const pictures = folders.find((folder) => folder.id === id)?.pictures ?? {};

  expect(packIcons(id).filter((icon) => pictures[icon] === undefined)).toEqual([]);
});

test('every picture of the home page is shown there', () => {
  const hall = readFileSync(path.join(ROOT, 'src/client/app/home/hall.tsx'), 'utf8');
  const home = folders.find(({ id }) => id === 'home');
  const files = Object.keys(home?.pictures ?? {}).flatMap((name) => [`${name}.avif`, `${name}.webp`]);

  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !hall.includes(`./pictures/${file}`))).toEqual([]);
});

test.each(folders.filter(({ id }) => id !== 'home'))('every picture of $id is shown somewhere', ({ id, pictures }) => {
  const isCrests = id === 'crests';
  const shown: Shown = shownBy(path.join(ROOT, isCrests ? 'src/client/kit/crests' : `src/games/${id}/page`));
  const cards = new Set(isCrests ? Object.values(CREST_ICONS) : ['door', ...packIcons(id), ...bookIcons(id)]);
  const isShown = (name: string) =>
    cards.has(name) ||
    shown.names.has(name) ||
    shown.patterns.some((pattern) => pattern.test(name)) ||
    (name === 'card-back' && shown.hasBack);

  expect(Object.keys(pictures).filter((name) => !isShown(name))).toEqual([]);
});

test('every recipe is that of a picture, and every author that of an icon in a recipe', () => {
  const made = new Set([
    ...folders.flatMap(({ pictures }) => Object.keys(pictures)),
    ...Object.values(models).flatMap((game) => Object.values(game).flatMap(({ shows = [] }) => shows)),
  ]);
  const icons = new Set(
    Object.entries(sculpted).flatMap(([name, recipe]) => (recipe.pieces ?? [recipe]).map(({ icon = name }) => icon)),
  );

  expect(Object.keys(sculpted).filter((name) => !made.has(name))).toEqual([]);
  expect(authors.flatMap(([, theirs]) => theirs).filter((icon) => !icons.has(icon))).toEqual([]);
});

test('CREDITS.md names everybody whose icons were sculpted', () => {
  const credits = readFileSync(path.join(ROOT, 'CREDITS.md'), 'utf8');

  expect(authors.map(([who]) => who).filter((who) => !credits.includes(who))).toEqual([]);
});

/** Messengers skip pictures that are much larger. */
const SHARE_BUDGET = 150_000;

test.each([
  'src/client/app/share/undercroft.jpg',
  ...PAINTED.flatMap((id) => ['open', 'playing', 'over'].map((status) => `src/games/${id}/share/${status}.jpg`)),
])('%s is a JPEG of the size that messengers ask for', (file) => {
  const data = readFileSync(path.join(ROOT, file));
  const frame = data.indexOf(Buffer.from([0xff, 0xc0]));

  expect(data.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect([data.readUInt16BE(frame + 7), data.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
  expect(data.length).toBeLessThan(SHARE_BUDGET);
});
