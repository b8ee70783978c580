import { rmSync } from 'node:fs';
import { type BrowserContextOptions, test as base, expect, type Locator, type Page } from '@playwright/test';
import { firstTurn as bag } from '../../src/games/bag/page/first-turn.ts';
import { firstTurn as dash } from '../../src/games/dash/page/first-turn.ts';
import { firstTurn as days } from '../../src/games/days/page/first-turn.ts';
import { firstTurn as time } from '../../src/games/time/page/first-turn.ts';
import { sealDays } from './daily-days.ts';
import { speak, typeKeyByKey } from './firefox.ts';
import { defineNextChange } from './next-change.ts';
import { addPacks } from './packs.ts';
import { newDataDir, startHouse } from './start-house.ts';
import { withoutPolicy } from './without-policy.ts';

/** Opens a page for a separate visitor: own storage, own language; any console error fails the test. */
export type Visit = (address: string, options?: VisitOptions) => Promise<Page>;

/**
 * `isNew`: a device that has played nothing yet, so that games show first-turn hints. `hasSound`: sound is on, as for
 * people; a page that plays its room's sound keeps a core busy even while nothing happens.
 */
type VisitOptions = BrowserContextOptions & { isNew?: boolean; hasSound?: boolean };

/** All first-turn hints, as a device stores them. */
const POINTERS = Object.entries({ bag, dash, days, time }).flatMap(([game, pointers]) =>
  pointers.map(({ id }) => [game, id]),
);

/** Tests against the built product, running as a separate process on a free port with its own data folder. */
export const test = base.extend<{ visit: Visit }, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const dataDir = newDataDir();
      addPacks(dataDir);
      // The same on every date.
      await sealDays(dataDir, { game: 'dash', setup: 'one-careful' });
      const { address, end } = await startHouse(dataDir);
      const bare = process.env.ENGINE === 'firefox' ? await withoutPolicy(address) : undefined;
      try {
        await use(bare?.address ?? address);
      } finally {
        bare?.end();
        await end();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ browser, address }, use) => {
    const complaints: string[] = [];
    const closing: (() => Promise<void>)[] = [];
    await use(async (where, { isNew = false, hasSound = false, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: address,
        locale: 'en-GB',
        viewport: { width: 390, height: 844 },
        // By default tests neither wait for motion nor precache the app for each visitor.
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      closing.push(() => context.close());
      // Nor do they wait for animation, unless they set `reducedMotion`.
      if (options.reducedMotion === undefined) await context.addInitScript(watchNothing);
      await context.addInitScript(defineNextChange);
      if (!hasSound) await context.addInitScript(playNoSound);
      if (!isNew) await context.addInitScript(pointAtNothing, JSON.stringify(POINTERS));
      if (process.env.ENGINE === 'firefox') await speak(context, options.locale ?? 'en-GB');
      const page = await context.newPage();
      if (process.env.ENGINE === 'firefox') typeKeyByKey(page);
      page.on(
        'console',
        (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`),
      );
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(where);
      return page;
    });
    for (const close of closing) await close();
    expect(complaints, 'nothing is said on the console').toEqual([]);
  },
});

export { expect } from '@playwright/test';

export { newDataDir, startHouse } from './start-house.ts';

/** Sets the speed to `off` on a device without settings. */
export function watchNothing(): void {
  // A blank page has no storage.
  if (location.protocol === 'about:') return;
  localStorage.setItem('undercroft.settings', localStorage.getItem('undercroft.settings') ?? '{"speed":"off"}');
}

/** Turns sound off on a device without a choice. */
function playNoSound(): void {
  if (location.protocol === 'about:') return;
  localStorage.setItem('undercroft.sound', localStorage.getItem('undercroft.sound') ?? 'off');
}

/** Marks all hints as done on a device that stores none. */
function pointAtNothing(gone: string): void {
  if (location.protocol === 'about:') return;
  localStorage.setItem('undercroft.first-turns', localStorage.getItem('undercroft.first-turns') ?? gone);
}

/** Bots play without pauses. */
export async function withQuickBots(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('undercroft.botPace', '20'));
}

/** A game on the home page. */
export function door(
  page: Page,
  game: 'Dash Through the Dungeon' | 'Dungeon Days' | 'Dungeon Time' | 'Bag of Dungeon' = 'Dash Through the Dungeon',
) {
  return page.getByRole('article', { name: game });
}

/** Opens a table for friends, enters a name if needed, and waits for the lobby. */
export async function inviteFriends(page: Page, game?: Parameters<typeof door>[1], name = 'Ann'): Promise<void> {
  const isKnown = await page.evaluate(() => localStorage.getItem('undercroft.name') !== null);
  await door(page, game).getByRole('button', { name: 'Invite friends' }).click();
  if (!isKnown) {
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Get the link' }).click();
  }
  await page.waitForURL('**/t/*');
}

/**
 * Follows a link at the end of a game. Content that appears above it may push it away during a tap, which then misses
 * it.
 */
export async function follow(page: Page, link: string, to: RegExp): Promise<void> {
  await expect(async () => {
    await page.getByRole('link', { name: link }).click({ timeout: 5_000 });
    await expect(page).toHaveURL(to, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

/**
 * Plays pages of one table by their own controls until one has seen what it waits for, or all show the end. `play` runs
 * in the pages, for a moment: a whole game has hundreds of taps.
 */
export async function playPages<Wish extends object>(
  pages: readonly Page[],
  play: (wish: Wish) => Promise<'seen' | 'over' | 'playing'>,
  wish: Wish,
): Promise<'seen' | 'over'> {
  const deadline = Date.now() + 110_000;
  for (;;) {
    const states = await Promise.all(
      pages.map((page) => page.evaluate<'seen' | 'over' | 'playing', Wish>(play as never, wish)),
    );
    if (states.includes('seen')) return 'seen';
    if (states.every((state) => state === 'over')) return 'over';
    expect(Date.now(), 'the game goes on').toBeLessThan(deadline);
  }
}

/** Chooses an option of a table, in any chapter. */
export async function chooseOption(page: Page, label: string, choice: string): Promise<void> {
  await (await unfolded(page, label)).selectOption(choice);
}

/** An option of a table; opens its chapter. */
export async function unfolded(page: Page, label: string): Promise<Locator> {
  const field = page.getByLabel(label);
  const chapter = page.locator('details').filter({ has: field });
  await field.waitFor({ state: 'attached' });
  if (!(await field.isVisible())) await chapter.locator('summary').click();
  return field;
}
