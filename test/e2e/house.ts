import { rmSync } from 'node:fs';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { firstTurn as bag } from '../../src/games/bag/page/first-turn.ts';
import { firstTurn as dash } from '../../src/games/dash/page/first-turn.ts';
import { firstTurn as days } from '../../src/games/days/page/first-turn.ts';
import { firstTurn as time } from '../../src/games/time/page/first-turn.ts';
import { addCorridorsPack } from './corridors-pack.ts';
import { addEasyTimePack } from './easy-time-pack.ts';
import { speak, typeKeyByKey } from './firefox.ts';
import { addSpellsPack } from './spells-pack.ts';
import { newDataDir, startHouse } from './start-house.ts';
import { withoutPolicy } from './without-policy.ts';

/** Opens a page of its own visitor: own storage, own language; whatever its console complains of fails the test. */
export type Visit = (address: string, options?: VisitOptions) => Promise<Page>;

/** `isNew`: a device that has played nothing yet, so that games point at what a first turn needs. */
type VisitOptions = BrowserContextOptions & { isNew?: boolean };

/** What games point at in a first turn, as a device remembers it. */
const POINTERS = Object.entries({ bag, dash, days, time }).flatMap(([game, pointers]) =>
  pointers.map(({ id }) => [game, id]),
);

/** Tests against the built product, running as its own process on a free port with a data folder of its own. */
export const test = base.extend<{ visit: Visit }, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const dataDir = newDataDir();
      addSpellsPack(dataDir);
      addEasyTimePack(dataDir);
      addCorridorsPack(dataDir);
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
    await use(async (where, { isNew = false, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: address,
        locale: 'en-GB',
        viewport: { width: 390, height: 844 },
        // Tests neither wait for what moves, nor have each visitor keep the whole app; those that want it say so.
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      closing.push(() => context.close());
      // Nor do they watch beat by beat what happens, unless they say what moves.
      if (options.reducedMotion === undefined) await context.addInitScript(watchNothing);
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

/** Chooses the speed `off` on a device where nothing was chosen. */
export function watchNothing(): void {
  // An empty page has no storage.
  if (location.protocol === 'about:') return;
  localStorage.setItem('undercroft.settings', localStorage.getItem('undercroft.settings') ?? '{"speed":"off"}');
}

/** Remembers all pointers as gone on a device that remembers none. */
function pointAtNothing(gone: string): void {
  if (location.protocol === 'about:') return;
  localStorage.setItem('undercroft.first-turns', localStorage.getItem('undercroft.first-turns') ?? gone);
}

/** The door of a game on the first page. */
export function door(
  page: Page,
  game: 'Dash Through the Dungeon' | 'Dungeon Days' | 'Dungeon Time' | 'Bag of Dungeon' = 'Dash Through the Dungeon',
) {
  return page.getByRole('article', { name: game });
}

/** Opens a table for friends, says a name if this device has none yet, and waits until the lobby is there. */
export async function inviteFriends(page: Page, game?: Parameters<typeof door>[1], name = 'Ann'): Promise<void> {
  const isKnown = await page.evaluate(() => localStorage.getItem('undercroft.name') !== null);
  await door(page, game).getByRole('button', { name: 'Invite friends' }).click();
  if (!isKnown) {
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Get the link' }).click();
  }
  await page.waitForURL('**/t/*');
}

/** Chooses an option of a table, in whichever chapter it stands. */
export async function chooseOption(page: Page, label: string, choice: string): Promise<void> {
  const field = page.getByLabel(label);
  const chapter = page.locator('details').filter({ has: field });
  await field.waitFor({ state: 'attached' });
  if (!(await field.isVisible())) await chapter.locator('summary').click();
  await field.selectOption(choice);
}
