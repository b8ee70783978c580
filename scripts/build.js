import { fork } from 'node:child_process';
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
import { bundledPackages, installedPackages, noticesOf } from './notices.js';

const gzip = promisify(gzipped);
const brotli = promisify(brotliCompress);
const DIST = path.join(ROOT, 'dist');
/** The command line without pages, for commands that show none. */
const COMMANDS = path.join(ROOT, 'dist.commands');
/** A file in each of the two folders: the digest of its sources. */
const STAMP = 'built-from';
/** The server's part of a build during development, where Vite serves the pages. */
const DEVELOPMENT = path.join(ROOT, 'dist.dev');
/** All inputs of a build. */
const SOURCES = ['src', 'index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.json', 'scripts'];

/** `npm run build` */
export async function run() {
  await installMissing();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await buildNow('all');
  return 0;
}

/** Plugin timings are noise for people who start the server. */
const QUIETLY = { checks: { pluginTimings: false } };

/** The builds: the folder each goes to, and how it is made. */
const BUILDS = {
  all: { folder: DIST, make: buildAll },
  commands: { folder: COMMANDS, make: buildCommands },
};

/** Installs and builds whatever is missing or out of date, so that dist/undercroft.js can be run and serve pages. */
export async function makeReady() {
  await installMissing();
  if (!isBuilt(DIST)) {
    console.error('Building (only when something changed) ...');
    await buildElsewhere('all');
  }
  return entryIn(DIST);
}

/** The same for commands that show no page, without building pages. Both return the path of the commands. */
export async function makeCommandsReady() {
  await installMissing();
  const digest = digestOfSources();
  const built = [DIST, COMMANDS].find((folder) => isBuilt(folder, digest));
  if (built !== undefined) return entryIn(built);
  console.error('Building the commands (only when something changed) ...');
  await buildElsewhere('commands');
  return entryIn(COMMANDS);
}

/** Builds in a separate process: building takes several times the memory of a server, which would keep it. */
function buildElsewhere(what) {
  return new Promise((resolve, reject) => {
    const builder = fork(path.join(ROOT, 'scripts/build-process.js'), [what], { cwd: ROOT, execArgv: [] });
    let said;
    builder.on('message', (message) => {
      said = message;
    });
    builder.once('error', reject);
    builder.once('exit', (code, signal) => {
      if (said?.kind === 'built') resolve();
      else reject(failure(said?.why ?? `The build ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

/** Builds one of `BUILDS`, in this process. */
export async function buildNow(what) {
  const { folder, make } = BUILDS[what];
  await buildInto(folder, digestOfSources(), make);
}

function entryIn(folder) {
  return pathToFileURL(path.join(folder, 'undercroft.js')).href;
}

function isBuilt(folder, digest = digestOfSources()) {
  const stamp = path.join(folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

async function buildAll(fresh) {
  const client = path.join(fresh, 'client');
  const bundled = bundledPackages();
  await buildClient(client, bundled.plugin);
  copySharePictures(path.join(client, 'share'));
  await buildCommands(fresh, bundled.plugin);
  writeFileSync(path.join(client, 'licences.txt'), noticesOf([...bundled.folders, ...installedPackages()]));
  writeFileSync(path.join(fresh, 'bundled.json'), JSON.stringify([...bundled.folders].sort()));
  await compress(client);
}

/** Writes the files that only a build has, besides the pages: for `npm run dev`. */
export function writeForDevelopment() {
  const client = path.join(DEVELOPMENT, 'client');
  mkdirSync(client, { recursive: true });
  copySharePictures(path.join(client, 'share'));
  writeFlatIcons(path.join(DEVELOPMENT, 'icons.json'));
  writeFileSync(path.join(client, 'licences.txt'), noticesOf(installedPackages()));
  // The page itself comes from Vite. Without this file the server would serve no files.
  copyFileSync(path.join(ROOT, 'index.html'), path.join(client, 'index.html'));
}

/** Builds beside a folder and moves the result there at the end, so that nobody sees a half-finished build. */
async function buildInto(folder, digest, make) {
  const fresh = path.join(ROOT, `dist.${process.pid}.new`);
  const stale = path.join(ROOT, `dist.${process.pid}.old`);
  const tidy = () => {
    for (const left of [fresh, stale]) rmSync(left, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  // An interrupted build leaves nothing behind.
  process.once('exit', tidy);
  try {
    mkdirSync(fresh);
    await make(fresh);
    writeFileSync(path.join(fresh, STAMP), digest);
    if (existsSync(folder)) await move(folder, stale);
    await move(fresh, folder);
  } catch (error) {
    throw failure(`The build failed: ${error.message}`);
  } finally {
    process.off('exit', tidy);
    tidy();
  }
}

/** Windows does not move a folder while a process reads a file in it, for example a virus scanner. */
async function move(from, to) {
  for (let tries = 50; ; tries--) {
    try {
      return renameSync(from, to);
    } catch (error) {
      if (tries === 0 || !['EPERM', 'EACCES', 'EBUSY'].includes(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The pages, configured by vite.config.ts. */
async function buildClient(outDir, plugin) {
  const { build } = await import('vite');
  await build({
    root: ROOT,
    logLevel: 'warn',
    plugins: [plugin],
    worker: { plugins: () => [plugin], rolldownOptions: QUIETLY },
    build: { outDir, emptyOutDir: true, rolldownOptions: QUIETLY },
  });
}

/** The pictures of shared links, under fixed names: no page shows them. */
function copySharePictures(folder) {
  mkdirSync(folder, { recursive: true });
  const house = path.join(ROOT, 'src/client/app/share');
  for (const file of readdirSync(house)) copyFileSync(path.join(house, file), path.join(folder, file));
  const games = path.join(ROOT, 'src/games');
  for (const id of readdirSync(games)) {
    const theirs = path.join(games, id, 'share');
    if (!existsSync(theirs)) continue;
    for (const file of readdirSync(theirs)) copyFileSync(path.join(theirs, file), path.join(folder, `${id}-${file}`));
  }
}

/**
 * All flat icons by name, for packs that name other icons than a game's sprite has (`src/server/http/routes.ts`).
 */
function writeFlatIcons(file) {
  const all = path.join(ROOT, 'node_modules/@iconify-json/game-icons/icons.json');
  const icons = Object.entries(JSON.parse(readFileSync(all, 'utf8')).icons);
  writeFileSync(file, JSON.stringify(Object.fromEntries(icons.map(([name, { body }]) => [name, body]))));
}

/** Writes compressed copies beside each file that shrinks, so that the server does not compress on every request. */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) =>
    /\.(?:js|css|svg|html|txt|webmanifest)$/.test(file),
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

/** The command line including the server, and the threads of simulations and bots; packages are not bundled. */
async function buildCommands(outDir, plugin) {
  await bundle({
    plugin,
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
  await buildLabPage(outDir, plugin);
  // Beside the commands, which refuse packs with unknown icons.
  writeFlatIcons(path.join(outDir, 'icons.json'));
}

/** The script that draws the plots of a lab report: one file, which the command writes into each page. */
async function buildLabPage(outDir, plugin) {
  await bundle({
    plugin,
    outDir,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/cli/lab/page/page.ts',
      output: { format: 'iife', entryFileNames: 'lab-page.js' },
    },
  });
}

/** Adds a bundle to a folder, with Vite's default settings rather than those of the app. */
async function bundle({ plugin, rolldownOptions, ...options }) {
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    plugins: [plugin],
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

/** Adds a file or a folder with its names; tests are not part of a build. */
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
