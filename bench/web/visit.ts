import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { factsOf, type GameId } from '../../src/games/catalogue.ts';
import { type CardFrames, framesOfCards, framesOfDragging, framesOfImages } from './smoothness.ts';

/** The cost of one cold visit. */
export interface BenchVisit {
  /**
   * Everything fetched for the first page and, if a game is named, from the tap on its door until the first tap at its
   * table; with the bytes transferred, headers included. Fetches caused by scrolling down to the door belong to
   * neither.
   */
  answers: readonly { url: string; bytes: number }[];
  paintMs: number;
  shift: number;
  /** The time from each tap until its change was painted. */
  inputMs: readonly number[];
  /** Long tasks over 50 ms after the table was on the screen. */
  taskMs: readonly number[];
  /** The times between frames while a map is dragged; empty if there is no map. */
  frameMs: readonly number[];
  /** While twelve cards move; undefined if a table shows fewer. */
  cardFrameMs: CardFrames | undefined;
}

const ROOT = path.join(import.meta.dirname, '../..');
const PHONE = { width: 390, height: 844 };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** Content that scrolling brings into view is fetched within this time. */
const SCROLLED_MS = 2_500;
/** What a player would tap, the first visible one: something on the table, a card in hand, a button below. */
const PLACES = [
  '[data-can-flip="true"] [data-face="down"]',
  'button[data-move]:enabled',
  '[data-hand][data-kind="item"]:enabled',
  '[data-for-you="true"] button',
  '[data-hand]',
];

/** The built product in a separate process. */
export async function startBenchHouse(
  dataDir: string,
): Promise<{ address: string; clientDir: string; end(): Promise<void> }> {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
  // A whole game in real time is measured with a shorter clock.
  const options = { UNDERCROFT_TEST_OPTIONS: '1' };
  const server = spawn(process.execPath, ['bin/undercroft.js', 'serve'], { cwd: ROOT, env: { ...env, ...options } });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[\w.:[\]]+\d/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    address,
    clientDir: path.join(ROOT, 'dist/client'),
    async end() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
    },
  };
}

/** Opens the first page with nothing cached, and goes on to the table of a game, if one is named, and taps there. */
export async function visit(browser: Browser, address: string, game: GameId | undefined): Promise<BenchVisit> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    hasTouch: true,
    isMobile: true,
    // The service worker fetches the whole app for later; nobody waits for that.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const answers = await slowDown(session);
    // tsx calls a helper (`__name`) in compiled functions, which does not exist in the page.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await page.addInitScript(watch);
    await page.goto(address);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const first = new Set(answers.keys());
    const beside = new Set<string>();
    if (game !== undefined) {
      const door = page.getByRole('article', { name: factsOf(game).door.name });
      await door.scrollIntoViewIfNeeded();
      await page.waitForTimeout(SCROLLED_MS);
      for (const id of answers.keys()) if (!first.has(id)) beside.add(id);
      await goToTable(page, door);
    }
    const fetched = [...answers].filter(([id]) => !beside.has(id)).map(([, answer]) => answer);
    // Before any tap, if there are enough cards: how many are left afterwards is random.
    const early = game === undefined ? undefined : await framesOfCards(page);
    const since = await page.evaluate(() => performance.now());
    if (game !== undefined) await tapAWhile(page);
    const { tasks, ...watched } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
    const taskMs = tasks.filter(({ at }) => at > since).map(({ ms }) => ms);
    const frameMs = game === undefined ? [] : await framesOfDragging(page, session);
    const cards = game === undefined ? undefined : (early ?? (await framesOfCards(page)));
    const pictures = path.join(ROOT, 'src/games', game ?? '', 'pictures');
    const cardFrameMs = cards && {
      table: cards.frameMs,
      plain: await framesOfImages(page, cards.places, pictures),
    };
    return { ...watched, taskMs, frameMs, cardFrameMs, answers: fetched };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<ReadonlyMap<string, { url: string; bytes: number }>> {
  const answers = new Map<string, { url: string; bytes: number }>();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    answers.set(requestId, { url: response.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined) answer.bytes = encodedDataLength;
  });
  return answers;
}

async function goToTable(page: Page, door: Locator): Promise<void> {
  await door.getByRole('button', { name: /^Play now/ }).tap();
  await page.locator('main[data-phase]').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
}

async function tapAWhile(page: Page): Promise<void> {
  for (let taps = 0; taps < 8; taps += 1) {
    await tapSomething(page);
    await page.waitForTimeout(700);
  }
}

/** Taps what a player would tap next; a table with nothing to tap opens its log. */
async function tapSomething(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: 'I’m ready' });
  if (await ready.isVisible()) {
    await ready.tap();
    await ready.waitFor({ state: 'hidden' });
    await page.waitForTimeout(4000);
  }
  for (const place of PLACES) {
    const target = page.locator(place).first();
    if (await target.isVisible()) return target.tap({ timeout: 5000 }).catch(() => undefined);
  }
  // Opened and closed again, so that it does not cover the next target.
  const log = page.getByRole('button', { name: 'What happened' }).first();
  for (let taps = 0; taps < 2; taps += 1) await log.tap({ timeout: 5000 }).catch(() => undefined);
}

interface Watched {
  paintMs: number;
  shift: number;
  inputMs: number[];
  tasks: { at: number; ms: number }[];
}

/** Runs in the page: records the largest paint, layout shifts, long tasks, and the time from each tap to its paint. */
function watch(): void {
  const watched: Watched = { paintMs: 0, shift: 0, inputMs: [], tasks: [] };
  (globalThis as unknown as { watched: Watched }).watched = watched;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => {
    watched.paintMs = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => watched.tasks.push({ at: startTime, ms: duration }));
  observe(
    'event',
    (entry) => {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0 && (entry.name === 'pointerup' || entry.name === 'click'))
        watched.inputMs.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
}
