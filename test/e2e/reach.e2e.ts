import type { Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { dashTable, type Moment, playOn } from './dash-table.ts';
import { expect, inviteFriends, test } from './house.ts';

for (const colorScheme of ['dark', 'light'] as const) {
  test(`axe finds nothing on any page (${colorScheme})`, async ({ visit }) => {
    test.setTimeout(360_000);
    const page = await visit('/', { colorScheme });
    await expectNothingFound(page, 'first page');
    await page.getByRole('link', { name: 'Credits' }).click();
    await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
    await expectNothingFound(page, 'credits');
    await page.getByRole('link', { name: 'Rules of Dash' }).click();
    await expect(page.getByLabel('Search the rules')).toBeVisible();
    await expectNothingFound(page, 'rules');
    await page.goto('/t/BBBBB');
    await expect(page.getByRole('heading', { name: 'No table here' })).toBeVisible();
    await expectNothingFound(page, 'unknown table');

    await page.goto('/');
    await inviteFriends(page);
    await page.getByRole('button', { name: 'Add a careful bot' }).click();
    await page.getByRole('button', { name: 'Show QR code' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectNothingFound(page, 'lobby');

    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(dashTable(page).board).toBeVisible();
    await lookThroughAGame(page);
  });
}

const MOMENTS: readonly Moment[] = ['own turn', 'react window', 'exchange'];

/** Plays, looking at each moment the first time it comes; chance may need another game to bring them all. */
async function lookThroughAGame(page: Page): Promise<void> {
  const table = dashTable(page);
  const seen = new Set<Moment>();
  for (let game = 0; game < 3 && !MOMENTS.every((moment) => seen.has(moment)); game += 1) {
    if (game > 0) await page.getByRole('button', { name: 'Play again' }).click();
    await expect(table.board).toBeVisible();
    await playOn([page], {
      async meet(moment) {
        if (seen.has(moment)) return 'go-on';
        seen.add(moment);
        if (moment === 'exchange') await expect(page.locator('#dash-exchange')).toBeVisible();
        await expectNothingFound(page, moment);
        return 'go-on';
      },
    });
  }
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expectNothingFound(page, 'result');
  for (const moment of MOMENTS) expect(seen).toContain(moment);
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [320, 640],
] as const) {
  test(`at ${width}x${height} nothing scrolls sideways, and the board is in sight`, async ({ visit }) => {
    const page = await visit('/', { viewport: { width, height } });
    await expectNoSidewaysScroll(page);
    await inviteFriends(page);
    for (let bots = 1; bots < 6; bots += 1) {
      await page.getByRole('button', { name: 'Add a careful bot' }).click();
      await expect(page.getByRole('button', { name: /^Send .* away$/ })).toHaveCount(bots);
    }
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Start the game' }).click();
    const { board } = dashTable(page);
    await expect(board).toBeVisible();
    await expectNoSidewaysScroll(page);
    // At 320 the page may scroll down, as text twice as large makes it do anywhere.
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
