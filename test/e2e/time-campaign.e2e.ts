import type { Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { expect, follow, test } from './house.ts';
import { EASY_TIME_PACK } from './packs.ts';
import { keepSeat, packNamed, post } from './sit.ts';
import { resolveAll, timeTable } from './time-table.ts';

/** Begins a short campaign, and its first game with two bots and a shortened clock. */
async function beginShortCampaign(page: Page): Promise<string> {
  const pack = await packNamed(page, 'time', EASY_TIME_PACK);
  const { code: campaign } = await post<{ code: string }>(page, '/api/campaigns', { game: 'time', pack });
  const wish = { name: 'Anna', bots: ['careful', 'careful'], start: true, options: { clockMs: '2500' } };
  const seat = await post<{ code: string; secret: string }>(page, `/api/campaigns/${campaign}/tables`, wish);
  await keepSeat(page, { game: 'time', ...seat });
  await page.evaluate(() => localStorage.setItem('undercroft.name', 'Anna'));
  await page.goto(`/t/${seat.code}`);
  return campaign;
}

/** Only says ready, and lets the bots play. */
async function playAlong(page: Page): Promise<void> {
  const table = timeTable(page);
  await table.ready.click();
  await expect(table.phase('resolution').or(table.phase('over'))).toBeVisible({ timeout: 40_000 });
  await resolveAll([page]);
  await follow(page, 'Back to the campaign', /\/c\/\w+$/);
}

/** A place of the map opens and closes by keyboard, and returns focus. */
async function openPlaceByKeys(page: Page): Promise<void> {
  const place = page.locator('[data-place="level-2"]');
  await place.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Level 2' });
  await expect(sheet.getByRole('list', { name: 'How to earn stars' }).getByRole('listitem')).toHaveCount(3);
  await expect(sheet.getByText(/^Won, best: \d+ Missions?/)).toBeVisible();
  await expectNothingFound(page, 'a place of the map');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(place).toBeFocused();
}

test('bots lead a campaign from level 1 to its end, and on into Extended play', async ({ visit }) => {
  const page = await visit('/');
  const campaign = await beginShortCampaign(page);
  const won = page.getByRole('heading', { name: 'The campaign is won!' });
  const onward = page.getByRole('button', { name: /^Play Level [1-4] with bots$/ });
  // A level may sometimes be lost, and is played again.
  for (let game = 0; game < 8; game++) {
    await playAlong(page);
    await expect(page).toHaveURL(new RegExp(`/c/${campaign}$`));
    await expect(won.or(onward.first())).toBeVisible();
    if (await won.isVisible()) break;
    await onward.last().click();
  }
  await expect(won).toBeVisible();
  for (const level of ['Level 1', 'Level 2', 'Level 3', 'Level 4']) {
    await expect(page.getByRole('button', { name: new RegExp(`^${level} Won, [1-3] stars? of 3$`) })).toBeVisible();
  }
  await openPlaceByKeys(page);
  await expectNothingFound(page, 'the campaign page', ['dark', 'light']);
  await page.getByRole('button', { name: 'Play it again, with 7 slots', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await page.goto(`/c/${campaign}`);
  await expect(page.getByText(/^You’re playing /)).toBeVisible();
});
