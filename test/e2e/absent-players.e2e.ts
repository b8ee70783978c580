import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../../playwright.config.ts';
import { expectNothingFound } from './axe.ts';
import { daysTable } from './days-table.ts';
import { door, expect, newDataDir, startHouse, test } from './house.ts';
import { openAndSit, sitDown } from './sit.ts';

// Turns are announced by notifications.
test.use({ launchOptions: WHOLE_BROWSER });

/** A server clock that runs sixty times as fast, so that a minute of thinking takes a second. */
const CLOCK = 'const now = Date.now, from = now(); Date.now = () => from + (now() - from) * 60';
const QUICK_CLOCK = `data:text/javascript,${encodeURIComponent(CLOCK)}`;

/** Players absent for a second get a stand-in; `act` gets contexts that outlive their tabs. */
async function inQuickHouse(browser: Browser, act: (visitor: () => Promise<BrowserContext>) => Promise<void>) {
  const dataDir = newDataDir();
  const house = await startHouse(dataDir, '0', { STAND_IN_SECONDS: '1', NODE_OPTIONS: `--import=${QUICK_CLOCK}` });
  const contexts: BrowserContext[] = [];
  try {
    await act(async () => {
      const context = await browser.newContext({ baseURL: house.address, locale: 'en-GB', serviceWorkers: 'block' });
      contexts.push(context);
      return context;
    });
  } finally {
    for (const context of contexts) await context.close();
    await house.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Sits down at a table whose lobby is open. */
async function comeAndSit(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await sitDown(page, name);
}

/** Makes the page believe that its tab is hidden. */
async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a slow player is reminded, a bot stands in for an absent one and returns the seat, and a free chair goes to the next in line', async ({
  browser,
}) => {
  await inQuickHouse(browser, async (visitor) => {
    const anns = await visitor();
    const ann = await anns.newPage();
    const ben = await (await visitor()).newPage();
    await ann.goto('/');
    const code = await openAndSit(ann, { game: 'days', name: 'Ann', options: { starter: 0 } });
    await comeAndSit(ben, code, 'Ben');
    await ann.getByRole('button', { name: 'Start the game' }).click();
    await expect(daysTable(ann).draw).toBeVisible();
    // On a new device the aim takes that row until dismissed.
    await ben.locator('[data-aim] button').click();
    await expect(ben.getByText('Ann is thinking')).toBeVisible();
    await expect(async () => {
      await ben.reload();
      await ben.getByRole('button', { name: 'Remind Ann' }).click({ timeout: 1500 });
    }).toPass();
    await expect(ann.getByText('Ben reminds you: it’s your turn.').first()).toBeVisible();

    await ann.close();
    await expect(ben.getByText('A bot plays for Ann.')).toBeVisible();
    await expect(daysTable(ben).draw).toBeVisible();
    const back = await anns.newPage();
    await back.goto(`/t/${code}`);
    await expect(ben.getByText('A bot plays for Ann.')).toHaveCount(0);
    await expect(ben.getByRole('log').getByText('Ann is back.')).toBeAttached();
    await daysTable(ben).draw.click();
    await expect(daysTable(back).draw).toBeVisible();

    const full = await openAndSit(back, { game: 'days', name: 'Ann', bots: Array(5).fill('random') });
    await ben.goto(`/t/${full}`);
    await ben.getByRole('button', { name: 'Wait for a chair' }).click();
    await expect(ben.getByText('You’re waiting: the next free chair is yours.')).toBeVisible();
    await back
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(ben.getByText('You’re waiting')).toHaveCount(0);
    await expect(back.getByText('Ben', { exact: true }).first()).toBeVisible();
  });
});

test('whoever waits sees when a bot takes over, and may play on with one at once', async ({ visit }) => {
  const cyd = await visit('/');
  const code = await openAndSit(cyd, { game: 'days', name: 'Cyd', options: { starter: 1 } });
  const ann = await visit('/');
  await comeAndSit(ann, code, 'Ann');
  const ben = await visit('/');
  await comeAndSit(ben, code, 'Ben');
  await cyd.getByRole('button', { name: 'Start the game' }).click();
  await expect(daysTable(ann).draw).toBeVisible();

  await ann.goto('/credits');
  await expect(ben.getByText(/^Ann is away: a bot takes over in 0:5\d/)).toBeVisible();
  // Ben is not the host.
  await ben.getByRole('button', { name: 'Play on with a bot' }).click();
  await expect(cyd.getByRole('log').getByText('Ann dropped out: a bot plays for them.')).toBeAttached();
  await expect(daysTable(ben).draw).toBeVisible();

  await ann.goto(`/t/${code}`);
  await expect(ben.getByRole('log').getByText('Ann is back.')).toBeAttached();
});

/** A browser with a working push service, whose notifications reach only this test. */
function pushInTheBrowser(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
        const subscription = { endpoint: 'https://push.example.org/ben', toJSON: () => ({ ...subscription, keys }) };
        let subscribed: object | null = null;
        const pushManager = {
          getSubscription: async () => subscribed,
          subscribe: async () => {
            subscribed = subscription;
            return subscription;
          },
        };
        const worker = { pushManager, showNotification: async (title: string) => resolve(title) };
        Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => worker } });
      }),
  );
}

test('at a slow table the title and a notification announce one’s turn while the page is hidden', async ({ visit }) => {
  const ann = await visit('/');
  const manners = { pace: 'slow', takeBots: true };
  const code = await openAndSit(ann, { game: 'days', name: 'Ann', options: { starter: 0 }, manners });
  const ben = await visit('/', { permissions: ['notifications'] });
  await comeAndSit(ben, code, 'Ben');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  const given = pushInTheBrowser(ben);
  await ben.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(ben.getByText('You’ll get a notification when it’s your turn.')).toBeVisible();
  await expectNothingFound(ben, 'how one is told of one’s turns');
  await ben.getByRole('button', { name: 'Stop and delete my address' }).click();
  await expect(ben.getByRole('button', { name: 'Tell me when it’s my turn' })).toBeVisible();
  await ben.keyboard.press('Escape');
  await lookAway(ben);
  await daysTable(ann).draw.click();
  await expect(ben).toHaveTitle(/^● Your turn/);
  expect(await given).toBe('It’s your turn in Dungeon Days.');
});

test('the app is cached: an outdated page says so, and a table reconnects automatically after a server outage', async ({
  browser,
}) => {
  const dataDir = newDataDir();
  let house = await startHouse(dataDir);
  const context = await browser.newContext({ baseURL: house.address, locale: 'en-GB' });
  const page = await context.newPage();
  try {
    // As if built some time ago.
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/(name="undercroft-version" content=")[^"]*/, '$1older');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/');
    // The notice appears once the service worker has fetched all files.
    await expect(page.getByText('There’s a new version.')).toBeVisible({ timeout: 60_000 });
    await page.unroute('/');
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect(page.getByText('There’s a new version.')).toHaveCount(0);

    await door(page).getByRole('button', { name: 'Play now (with bots)' }).click();
    await expect(page).toHaveURL(/\/t\/[A-Z]{8}$/);
    await expect(page.locator('[data-can-flip="true"]')).toBeVisible({ timeout: 20_000 });
    await house.end();
    await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Undercroft' })).toBeVisible();
    house = await startHouse(dataDir, new URL(house.address).port);
    await expect(page.locator('[data-can-flip="true"]')).toBeVisible({ timeout: 20_000 });
    await page.locator('[data-face="down"]').first().click();
    await expect(page.locator('[data-face="up"], [data-choices]').first()).toBeVisible();
  } finally {
    await context.close();
    await house.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
