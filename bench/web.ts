import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { makeReady } from '../scripts/build.js';
import { findOrInstallChromium } from '../scripts/chromium.js';
import { percentile } from './measure.ts';
import { type Measured, report } from './verdict.ts';
import { GAMES, type Game, startHouse, type Visit, visit } from './web/visit.ts';

const KB = 1000;
/** What the design allows: over these a build is too heavy for a phone. */
const LIMITS = {
  landingScript: 90,
  tableScript: 150,
  styles: 20,
  fonts: 70,
  icons: 40,
  transfer: 300,
  paintMs: 2500,
  shift: 0.1,
  inputMs: 200,
};

/** Bytes of the answers of a visit whose address ends like this, as they travel. */
function kilobytes({ answers }: Visit, ending: RegExp): number {
  const sizes = answers.filter(({ url }) => ending.test(url)).map(({ bytes }) => bytes);
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / KB;
}

/** The same for scripts and styles by gzip's measure, whatever the server sent; workers are no part of the page. */
function gzippedKilobytes({ answers }: Visit, clientDir: string, ending: RegExp): number {
  const files = new Set(readdirSync(path.join(clientDir, 'assets')));
  const names = answers.map(({ url }) => path.basename(new URL(url).pathname)).filter((name) => files.has(name));
  const wanted = [...new Set(names)].filter((name) => ending.test(name) && !name.startsWith('worker'));
  const sizes = wanted.map((name) => gzipSync(readFileSync(path.join(clientDir, 'assets', name)), { level: 9 }).length);
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / KB;
}

function ofLanding(landing: Visit, clientDir: string): Measured[] {
  const script = gzippedKilobytes(landing, clientDir, /\.js$/);
  return [
    { name: 'first page, script', figure: script, unit: 'kB gz', atMost: LIMITS.landingScript },
    { name: 'first page, largest paint', figure: landing.paintMs, unit: 'ms', atMost: LIMITS.paintMs },
    { name: 'first page, layout shift', figure: landing.shift, unit: '', atMost: LIMITS.shift },
  ];
}

function ofTable(game: Game, table: Visit, clientDir: string): Measured[] {
  const sorted = [...table.inputMs].sort((one, other) => one - other);
  return [
    {
      name: `${game}, script`,
      figure: gzippedKilobytes(table, clientDir, /\.js$/),
      unit: 'kB gz',
      atMost: LIMITS.tableScript,
    },
    {
      name: `${game}, styles`,
      figure: gzippedKilobytes(table, clientDir, /\.css$/),
      unit: 'kB gz',
      atMost: LIMITS.styles,
    },
    { name: `${game}, fonts`, figure: kilobytes(table, /\.woff2$/), unit: 'kB', atMost: LIMITS.fonts },
    { name: `${game}, icons`, figure: kilobytes(table, /\.svg$/), unit: 'kB', atMost: LIMITS.icons },
    { name: `${game}, all that travels`, figure: kilobytes(table, /./), unit: 'kB', atMost: LIMITS.transfer },
    { name: `${game}, layout shift`, figure: table.shift, unit: '', atMost: LIMITS.shift },
    {
      name: `${game}, 3 of 4 taps painted within`,
      figure: percentile(sorted, 0.75),
      unit: 'ms',
      atMost: LIMITS.inputMs,
    },
  ];
}

/** Where a time is over its limit, measures again, twice at most: what else the machine does only ever makes pages slower. */
async function measured(measure: () => Promise<Measured[]>): Promise<Measured[]> {
  let best = await measure();
  for (let again = 0; again < 2 && best.some(isTooSlow); again += 1) {
    const next = await measure();
    best = best.map((figure, place) =>
      isTooSlow(figure) && next[place].figure < figure.figure ? next[place] : figure,
    );
  }
  return best;
}

function isTooSlow({ unit, figure, atMost = Number.POSITIVE_INFINITY }: Measured): boolean {
  return unit === 'ms' && figure > atMost;
}

await makeReady();
const executablePath = await findOrInstallChromium();
if (executablePath === undefined) throw new Error('no Chromium was found: set CHROMIUM to where it is');
const dataDir = mkdtempSync(path.join(tmpdir(), 'undercroft-bench-'));
const { address, clientDir, end } = await startHouse(dataDir);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const figures = await measured(async () => ofLanding(await visit(browser, address, undefined), clientDir));
  for (const game of GAMES) {
    figures.push(...(await measured(async () => ofTable(game, await visit(browser, address, game), clientDir))));
  }
  report(
    'web',
    'the built app in Chromium as on a phone: 390x844, 1.6 Mbit/s, 150 ms there and back, a processor four times slower, nothing cached',
    figures,
    process.argv.includes('--json'),
  );
} finally {
  await browser.close();
  await end();
  rmSync(dataDir, { recursive: true, force: true });
}
