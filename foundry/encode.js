// Makes the pictures of the repository from masters/: node encode.js [GAME ...]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOUNDRY = import.meta.dirname;
const ROOT = path.join(FOUNDRY, '..');
const SHEET_COLUMNS = 12;
const SHEET_CELL = 72;

/** Pictures that belong to no game. */
const SHARED = { crests: 'src/client/kit/crests/pictures', home: 'src/client/app/home/pictures' };

const readJson = (...parts) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));
const games = readJson(FOUNDRY, 'recipes/games.json');
const models = readJson(FOUNDRY, 'recipes/models.json');
const authors = Object.entries(readJson(FOUNDRY, 'recipes/authors.json'));
const recipes = Object.assign(
  {},
  ...readdirSync(path.join(FOUNDRY, 'recipes/sculpted')).map((file) => readJson(FOUNDRY, 'recipes/sculpted', file)),
);

sharp.concurrency(1);
for (const game of process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(games))
  await encodeGame(game);

/** Where a game's pictures are. */
function folderOf(game) {
  return path.join(ROOT, SHARED[game] ?? `src/games/${game}/pictures`);
}

/** The pictures of a game: the icons named by its standard pack, the recipe's additions, and its models. */
function picturesOf(game) {
  const pack = game in SHARED ? {} : readJson(ROOT, 'src/games', game, 'packs/standard.json');
  const cards = Object.values(pack).flatMap((part) => (Array.isArray(part) ? part : []));
  const sculpted = new Set([...cards.flatMap(({ icon }) => icon ?? []), ...games[game].also]);
  const { size, quality, large } = games[game];
  const isLarge = new Set((large === undefined ? [] : pack[large.of]).map(({ icon }) => icon));
  return [
    ...[...sculpted].map((name) => ({
      name,
      master: `${name}.png`,
      width: isLarge.has(name) ? large.size : size,
      quality: isLarge.has(name) ? large.quality : quality,
      credit: creditOf(name).join(', '),
    })),
    ...Object.entries(models[game] ?? {}).map(([name, { width, quality: own, shows = [] }]) => ({
      name,
      master: `${game}-${name}.png`,
      width,
      quality: own ?? quality,
      credit: [...new Set(['Undercroft', ...shows.flatMap(creditOf)])].join(', '),
    })),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The authors of the icons that a picture was sculpted from. */
function creditOf(name) {
  const recipe = recipes[name];
  if (recipe === undefined) throw new Error(`there is no recipe for ${name}`);
  const icons = (recipe.pieces ?? [recipe]).map(({ icon }) => icon ?? name);
  const who = icons.map((icon) => {
    const author = authors.find(([, theirs]) => theirs.includes(icon));
    if (author === undefined) throw new Error(`recipes/authors.json does not say who drew ${icon}`);
    return author[0];
  });
  return [...new Set(who)];
}

/**
 * AVIF and WebP of every picture of a game, their list, and a contact sheet; without a master, a picture stays as it
 * is.
 */
async function encodeGame(game) {
  const folder = folderOf(game);
  mkdirSync(folder, { recursive: true });
  const earlier = existsSync(path.join(folder, 'manifest.json')) ? readJson(folder, 'manifest.json') : {};
  const wanted = picturesOf(game);
  for (const name of Object.keys(earlier).filter((one) => !wanted.some((other) => other.name === one)))
    for (const format of ['avif', 'webp']) rmSync(path.join(folder, `${name}.${format}`), { force: true });
  const list = {};
  const seen = [];
  for (const { name, master, width, quality, credit } of wanted) {
    const file = path.join(FOUNDRY, 'masters', master);
    if (!existsSync(file) && earlier[name] !== undefined) {
      list[name] = { ...earlier[name], credit };
      seen.push(await onSheet(sharp(path.join(folder, `${name}.avif`))));
      continue;
    }
    const image = sharp(file).resize({ width, kernel: 'lanczos3' }).modulate({ saturation: 1.08 });
    const avif = await image
      .clone()
      .avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
      .toBuffer({ resolveWithObject: true });
    const webp = await image
      .clone()
      .webp({ quality: 68, alphaQuality: 75, effort: 6, smartSubsample: true })
      .toBuffer();
    writeFileSync(path.join(folder, `${name}.avif`), avif.data);
    writeFileSync(path.join(folder, `${name}.webp`), webp);
    list[name] = { width, height: avif.info.height, avif: avif.data.length, webp: webp.length, credit };
    seen.push(await onSheet(image.clone()));
  }
  writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(list, undefined, 2)}\n`);
  await drawSheet(game, seen);
  const bytes = Object.values(list).reduce((sum, { avif }) => sum + avif, 0);
  console.log(`${game}: ${seen.length} pictures, ${(bytes / 1000).toFixed(0)} kB of AVIF`);
}

function onSheet(image) {
  return image.resize(SHEET_CELL, SHEET_CELL, { fit: 'inside' }).png().toBuffer();
}

/** All pictures of a game side by side on dark stone. */
async function drawSheet(game, pictures) {
  const step = SHEET_CELL + 8;
  const rows = Math.ceil(pictures.length / SHEET_COLUMNS);
  const sheet = sharp({
    create: { width: step * SHEET_COLUMNS, height: step * rows, channels: 3, background: '#1a1622' },
  });
  const placed = pictures.map((input, place) => ({
    input,
    left: (place % SHEET_COLUMNS) * step + 4,
    top: Math.floor(place / SHEET_COLUMNS) * step + 4,
  }));
  await sheet
    .composite(placed)
    .webp({ quality: 72 })
    .toFile(path.join(ROOT, `docs/images/pictures-${game}.webp`));
}
