import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../../scripts/chromium.js';
import { GAME_IDS, isGameId } from '../../src/games/catalogue.ts';
import { postTable } from '../../src/server/fixtures/page.ts';
import { type LaidMoment, sitAt } from '../e2e/laid-table.ts';
import { newDataDir, startHouse } from '../e2e/start-house.ts';
import { botMoment } from './bot-game.ts';
import { MOMENTS, SUBJECTS } from './subjects.ts';

/**
 * Takes a picture of every main page: `npx tsx test/screens/take.ts FOLDER [home] [GAME ...]`, after a build. Each on a
 * phone, a laptop and a large screen, in both themes and languages.
 */
const DEVICES: readonly {
  options: BrowserContextOptions;
  sizes: readonly [[number, number], ...[number, number][]];
}[] = [
  { options: { hasTouch: true, isMobile: true }, sizes: [[390, 844]] },
  {
    options: {},
    sizes: [
      [1440, 900],
      [1920, 1080],
    ],
  },
];
const LANGUAGES = ['en-GB', 'it-IT'];
const THEMES = ['dark', 'light'] as const;
/** Time for pictures to load and animations to end. */
const SETTLING_MS = 1600;

const { values, positionals } = parseArgs({
  options: { contrast: { type: 'boolean' } },
  allowPositionals: true,
});
const [folder = '', ...only] = positionals;
if (folder === '') throw new Error('say into which folder: npx tsx test/screens/take.ts FOLDER');
mkdirSync(folder, { recursive: true });
const isWanted = (subject: string) => only.length === 0 || only.includes(subject);

const executablePath = await findOrInstallChromium();
const house = await startHouse(newDataDir());
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS });
try {
  if (isWanted('home')) await takeHome(browser);
  for (const game of GAME_IDS.filter(isWanted).filter(isGameId)) {
    const subject = SUBJECTS[game];
    if (subject === undefined) continue;
    const { seats, number, shown } = subject;
    for (const moment of MOMENTS) {
      const laid = await botMoment(game, shown[moment].when, { seats, number });
      await onEveryDevice(browser, `${game}-${moment}`, async (page) => {
        await sitDown(page, laid, moment === 'start');
        await shown[moment].act?.(page);
      });
    }
  }
} finally {
  await browser.close();
  await house.end();
}

async function takeHome(inside: Browser): Promise<void> {
  await onEveryDevice(inside, 'home-first', async (page) => {
    await page.goto(house.address);
  });
  const { code, secret } = await postTable(house.address, { game: 'dash', name: 'Ada', bots: ['careful', 'careful'] });
  await onEveryDevice(inside, 'home-lobby', async (page) => {
    await page.goto(`${house.address}/credits`);
    await page.evaluate((seat) => localStorage.setItem('undercroft.seats', JSON.stringify([seat])), {
      code,
      secret,
      game: 'dash',
      at: Date.now(),
    });
    await page.goto(`${house.address}/t/${code}`);
    await page.locator('main').waitFor();
  });
}

/** At a table in the browser; hints of a first turn only if requested. */
async function sitDown(page: Page, laid: LaidMoment, isFirst: boolean): Promise<void> {
  await page.goto(`${house.address}/credits`);
  const hints = isFirst ? [] : await hintsOf(laid.record.game);
  await page.evaluate((gone) => localStorage.setItem('undercroft.first-turns', JSON.stringify(gone)), hints);
  await sitAt(page, laid);
}

async function hintsOf(game: string): Promise<[string, string][]> {
  const { firstTurn }: { firstTurn: readonly { id: string }[] } = await import(
    `../../src/games/${game}/page/first-turn.ts`
  );
  return ['aim', ...firstTurn.map(({ id }) => id)].map((id) => [game, id]);
}

/** Opens a page on each kind of device and in each language, and takes pictures in all sizes and themes. */
async function onEveryDevice(inside: Browser, name: string, come: (page: Page) => Promise<void>): Promise<void> {
  for (const { options, sizes } of DEVICES) {
    for (const locale of LANGUAGES) {
      const [width, height] = sizes[0];
      const context = await inside.newContext({
        ...options,
        locale,
        baseURL: house.address,
        viewport: { width, height },
        serviceWorkers: 'block',
      });
      // tsx calls a helper (`__name`) in compiled functions, which does not exist in the page.
      await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
      const page = await context.newPage();
      await page.emulateMedia({ contrast: values.contrast === true ? 'more' : null });
      await come(page);
      await page.waitForLoadState('networkidle');
      for (const [wide, high] of sizes) {
        await page.setViewportSize({ width: wide, height: high });
        for (const theme of THEMES) {
          await page.evaluate((wanted) => {
            document.documentElement.dataset.theme = wanted;
          }, theme);
          await page.waitForTimeout(theme === THEMES[0] ? SETTLING_MS : SETTLING_MS / 4);
          await page.screenshot({
            path: path.join(folder, `${name}.${wide}.${theme}.${locale.slice(0, 2)}.png`),
          });
        }
      }
      await context.close();
    }
  }
}
