import type { Page } from '@playwright/test';
import { expectNothingFound, LIGHTS } from './axe.ts';
import { dashTable } from './dash-table.ts';
import { door, expect, inviteFriends, test } from './house.ts';
import { losses, narrow } from './losses.ts';

/** The pages to check, and an element that is there once they are loaded. */
const PAGES: Readonly<Record<string, string | RegExp>> = {
  '/': 'Undercroft',
  '/credits': 'Credits',
  '/daily': 'The dungeon of the day',
  '/records': 'Your records',
  '/collection': /./,
  '/carry': /./,
  '/rules/bag': /^Rules of/,
  '/t/BBBBB': 'No table here',
  '/admin': /./,
  '/here/BBBBB': /./,
  '/here/new/days': /./,
  '/learn/time': /./,
  '/learn/dash/1': /./,
  '/learn/days/2': /./,
  '/learn/time/3': /./,
  '/learn/bag/2': /./,
};

test('axe finds nothing on any page in any theme, and at 320 px with text at 200% nothing is lost', async ({
  visit,
}) => {
  const page = await visit('/credits');
  const look = async (where: string) => {
    await expectNothingFound(page, where, LIGHTS);
    await narrow(page, 200);
    expect.soft(await losses(page), where).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  };
  for (const [address, heading] of Object.entries(PAGES)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
    await look(address);
  }
  await page.goto('/');
  await inviteFriends(page);
  await page.getByRole('button', { name: 'Add a careful bot' }).click();
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await look('lobby');
  await page.goto('/');
  await door(page, 'Dungeon Time').getByRole('button', { name: 'Campaign' }).click();
  await expect(page.getByRole('heading', { name: 'The campaign' })).toBeVisible();
  await look('campaign');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await look('settings');
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [320, 640],
] as const) {
  test(`at ${width}x${height} nothing scrolls sideways, and the board is visible`, async ({ visit }) => {
    const page = await visit('/', { viewport: { width, height } });
    await expectNoSidewaysScroll(page);
    await inviteFriends(page);
    for (let bots = 1; bots < 6; bots += 1) {
      await page.getByRole('button', { name: 'Add a careful bot' }).click();
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(bots);
    }
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Start the game' }).click();
    const { board } = dashTable(page);
    await expect(board).toBeVisible();
    await expectNoSidewaysScroll(page);
    // At 320 the page may scroll down.
    if (width < 360) return;
    const box = await board.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  });
}

test('a rule can be found by its number and by its words', async ({ visit }) => {
  const page = await visit('/rules/dash#DA-15');
  await expect(page.locator('#DA-15')).toBeInViewport();
  await page.getByLabel('Search the rules').fill('treasure map');
  await expect(page.locator('#DA-23')).toBeVisible();
  await expect(page.locator('#DA-15')).toHaveCount(0);
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}
