// The delay until others see a card of Dungeon Time, in four real pages on this machine:
// npx tsx bench/time-pages.ts [cards]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { makeReady } from '../scripts/build.js';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../scripts/chromium.js';
import { postTable } from '../src/server/fixtures/page.ts';
import { percentile } from './measure.ts';
import { report } from './verdict.ts';
import { startBenchHouse } from './web/visit.ts';

const PAGES = 4;
const LIMIT_MS = 60;
/** The pause between two cards, so that none is measured while another is still on its way. */
const PAUSE_MS = 700;
const cards = Number(process.argv[2] ?? 20);

await makeReady();
const dataDir = mkdtempSync(path.join(tmpdir(), 'undercroft-time-pages-'));
const house = await startBenchHouse(dataDir);
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: CHROMIUM_FLAGS });
try {
  const pages = await sitDown();
  for (const page of pages) await page.evaluate(watchStory);
  const seen: number[] = [];
  for (let card = 0; card < cards; card++) {
    const [player, ...others] = [...pages.slice(card % PAGES), ...pages.slice(0, card % PAGES)];
    await player.waitForTimeout(PAUSE_MS);
    const laidAt = await player.evaluate(layACard);
    if (laidAt === undefined) continue;
    const drawnAt = await Promise.all(others.map((page) => page.evaluate(whenDrawn, laidAt)));
    seen.push(...drawnAt.map((at) => at - laidAt));
  }
  const frames = (await Promise.all(pages.map((page) => page.evaluate(plainFrames)))).flat();
  frames.sort((one, other) => one - other);
  seen.sort((one, other) => one - other);
  report(
    'time-pages',
    `Dungeon Time in ${PAGES} pages on this machine: from a tap on a card until another page has drawn it`,
    [
      { name: 'cards seen by others', figure: seen.length, unit: 'times', atLeast: cards },
      { name: 'half of them within', figure: percentile(seen, 0.5), unit: 'ms', atMost: LIMIT_MS },
      { name: 'the quickest', figure: seen[0], unit: 'ms' },
      { name: '9 of 10 within', figure: percentile(seen, 0.9), unit: 'ms' },
      // On a busy machine this part is not ours.
      { name: 'half of the plain frames of these pages after', figure: percentile(frames, 0.5), unit: 'ms' },
    ],
    process.argv.includes('--json'),
  );
} finally {
  await browser.close();
  await house.end();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Four people at one table, each in a separate browser, after the clock has started. */
async function sitDown(): Promise<Page[]> {
  const { code, secret } = await postTable(house.address, { game: 'time', name: 'Ada', options: { clock: '7:30' } });
  const pages: Page[] = [];
  for (let seat = 0; seat < PAGES; seat++) {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
    const kept = [{ code, secret, game: 'time', at: Date.now() }];
    if (seat === 0) await context.addInitScript(keepSeats, JSON.stringify(kept));
    const page = await context.newPage();
    await page.goto(`${house.address}/t/${code}`);
    if (seat > 0) {
      await page.getByLabel('Your name').fill(`Guest ${seat}`);
      await page.getByLabel('Your name').press('Enter');
      await page.getByText(`Guest ${seat}`).first().waitFor();
    }
    pages.push(page);
  }
  await pages[0].getByRole('button', { name: 'Start the game' }).click();
  for (const page of pages) await page.locator('[data-move="ready"]').click();
  for (const page of pages) await page.locator('[data-hand][data-kind="item"]:enabled').first().waitFor();
  return pages;
}

/** Runs in the page. */
function keepSeats(seats: string): void {
  localStorage.setItem('undercroft.seats', seats);
}

type Watching = typeof globalThis & { drawn: { changedAt: number; drawnAt: number }[] };

/** Runs in the page: records each change of the Story and when it was drawn, by the machine's clock. */
function watchStory(): void {
  const story = document.querySelector('[data-flip="story"]');
  if (story === null) throw new Error('the page shows the Story');
  const drawn: Watching['drawn'] = [];
  (globalThis as Watching).drawn = drawn;
  new MutationObserver(() => {
    const changedAt = performance.timeOrigin + performance.now();
    requestAnimationFrame(() => drawn.push({ changedAt, drawnAt: performance.timeOrigin + performance.now() }));
  }).observe(story, { subtree: true, childList: true, characterData: true });
}

/**
 * Runs in the page: when the first change after a time was drawn. Earlier changes belong to the previous card: its
 * picture may come late.
 */
async function whenDrawn(laidAt: number): Promise<number> {
  for (;;) {
    const first = (globalThis as Watching).drawn.find(({ changedAt }) => changedAt >= laidAt);
    if (first !== undefined) return first.drawnAt;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Runs in the page: the duration of a few plain frames, with nothing to draw. */
async function plainFrames(): Promise<number[]> {
  const times: number[] = [];
  for (let frame = 0; frame < 20; frame++) {
    const from = performance.now();
    await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 0));
    times.push(performance.now() - from);
  }
  return times;
}

/** Runs in the page: plays a card, and returns when. */
function layACard(): number | undefined {
  const card = document.querySelector<HTMLElement>('[data-hand][data-kind="item"]:enabled, [data-hand]:enabled');
  if (card === null) return undefined;
  const at = performance.timeOrigin + performance.now();
  card.click();
  return at;
}
