import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipped } from 'node:zlib';
import { failure, ROOT } from './command.js';
import { installMissing } from './install.js';

const gzip = promisify(gzipped);
const brotli = promisify(brotliCompress);
const DIST = path.join(ROOT, 'dist');
/** The command line without pages, for commands that show none. */
const COMMANDS = path.join(ROOT, 'dist.commands');
/** In each of the two: the digest of its sources. */
const STAMP = 'built-from';
/** Everything a build is made from. */
const SOURCES = ['src', 'index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.json', 'scripts'];

/** `npm run build` */
export async function run() {
  await installMissing();
  await build();
  return 0;
}

/** Plugin timings are noise for people who start the server. */
const QUIETLY = { checks: { pluginTimings: false } };

/** Installs and builds whatever is missing or out of date, so that dist/undercroft.js can be run and serve pages. */
export async function makeReady() {
  await installMissing();
  if (!isBuilt(DIST)) {
    console.error('Building (only when something changed) ...');
    await build();
  }
  return entryIn(DIST);
}

/** The same for commands that show no page; builds none. Both answer with the address of the commands. */
export async function makeCommandsReady() {
  await installMissing();
  const digest = digestOfSources();
  const built = [DIST, COMMANDS].find((folder) => isBuilt(folder, digest));
  if (built !== undefined) return entryIn(built);
  console.error('Building the commands (only when something changed) ...');
  await buildInto(COMMANDS, digest, buildCommands);
  return entryIn(COMMANDS);
}

function entryIn(folder) {
  return pathToFileURL(path.join(folder, 'undercroft.js')).href;
}

function isBuilt(folder, digest = digestOfSources()) {
  const stamp = path.join(folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

async function build() {
  await buildInto(DIST, digestOfSources(), async (fresh) => {
    await buildClient(path.join(fresh, 'client'));
    await compress(path.join(fresh, 'client'));
    copySharePictures(path.join(fresh, 'client', 'share'));
    writeFlatIcons(path.join(fresh, 'icons.json'));
    await buildCommands(fresh);
  });
}

/** Builds beside a folder and moves the result there in the end, so that nobody sees a half-finished build. */
async function buildInto(folder, digest, make) {
  const fresh = path.join(ROOT, `dist.${process.pid}.new`);
  const stale = path.join(ROOT, `dist.${process.pid}.old`);
  try {
    mkdirSync(fresh);
    await make(fresh);
    writeFileSync(path.join(fresh, STAMP), digest);
    if (existsSync(folder)) renameSync(folder, stale);
    renameSync(fresh, folder);
  } catch (error) {
    throw failure(`The build failed: ${error.message}`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(stale, { recursive: true, force: true });
  }
}

/** The pages, as vite.config.ts says. */
async function buildClient(outDir) {
  const { build } = await import('vite');
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true, rolldownOptions: QUIETLY } });
}

/** The pictures of shared links, under fixed names: no page shows them. */
function copySharePictures(folder) {
  mkdirSync(folder);
  const house = path.join(ROOT, 'src/client/share');
  for (const file of readdirSync(house)) copyFileSync(path.join(house, file), path.join(folder, file));
  const games = path.join(ROOT, 'src/games');
  for (const id of readdirSync(games)) {
    const theirs = path.join(games, id, 'share');
    if (!existsSync(theirs)) continue;
    for (const file of readdirSync(theirs)) copyFileSync(path.join(theirs, file), path.join(folder, `${id}-${file}`));
  }
}

/** All flat icons by their names, for packs that name others than a game's sprite has (`src/server/http/flat-icons.ts`). */
function writeFlatIcons(file) {
  const all = path.join(ROOT, 'node_modules/@iconify-json/game-icons/icons.json');
  const icons = Object.entries(JSON.parse(readFileSync(all, 'utf8')).icons);
  writeFileSync(file, JSON.stringify(Object.fromEntries(icons.map(([name, { body }]) => [name, body]))));
}

/** Writes compressed copies beside each file that shrinks, so that the server does not compress on every request. */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) =>
    /\.(?:js|css|svg|html|webmanifest)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const full = path.join(folder, file);
      const content = readFileSync(full);
      writeFileSync(`${full}.gz`, await gzip(content, { level: 9 }));
      writeFileSync(`${full}.br`, await brotli(content));
    }),
  );
}

/** The command line with the server in it, and the threads of simulations and bots; packages stay where they are. */
async function buildCommands(outDir) {
  await bundle({
    ssr: true,
    outDir,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        undercroft: 'src/cli/main.ts',
        'simulate-thread': 'src/cli/simulate/thread.ts',
        'match-thread': 'src/cli/match/thread.ts',
        'lab-thread': 'src/cli/lab/thread.ts',
        'think-thread': 'src/server/think-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  });
  await buildLabPage(outDir);
}

/** The script that draws the plots of a lab report: one file, which the command writes into each page. */
async function buildLabPage(outDir) {
  await bundle({
    outDir,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/cli/lab/page/page.ts',
      output: { format: 'iife', entryFileNames: 'lab-page.js' },
    },
  });
}

/** Adds a bundle to a folder, by Vite's own settings rather than those of the app. */
async function bundle({ rolldownOptions, ...options }) {
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { emptyOutDir: false, ...options, rolldownOptions: { ...QUIETLY, ...rolldownOptions } },
  });
}

function digestOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, source);
  return hash.digest('hex');
}

/** Adds a file or a folder with its names; tests are no part of what is built. */
function addTo(hash, place) {
  const full = path.join(ROOT, place);
  if (!existsSync(full) || /\.test\.tsx?$/.test(place)) return;
  hash.update(`${place}\n`);
  const entries = entriesOf(full);
  if (entries === undefined) hash.update(readFileSync(full));
  else for (const entry of entries) addTo(hash, path.join(place, entry));
}

function entriesOf(full) {
  try {
    return readdirSync(full).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
