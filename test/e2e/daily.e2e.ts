import type { Page } from '@playwright/test';
import { OTHERS } from './daily-days.ts';
import { playOn } from './dash-table.ts';
import { expect, follow, test } from './house.ts';

test('the dungeon of the day is played from the home page to its result, counts once, and is left without loss', async ({
  visit,
}) => {
  const page = await visit('/');
  const today = page.getByRole('region', { name: 'Today’s dungeon' });
  // Newcomers find it below the games.
  await page.getByLabel('Table code').scrollIntoViewIfNeeded();
  await expect(today).toContainText('Dash Through the Dungeon');
  await today.getByRole('button', { name: 'Play today’s dungeon' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z]{8}$/);
  const table = page.url();

  // A player who leaves returns to the same place.
  await page.goto('/');
  await today.getByRole('button', { name: 'Continue your try' }).click();
  await expect(page).toHaveURL(table);
  // There is no advice in the try that counts.
  await expectAdvice(page, 0);
  await playOn([page]);

  await follow(page, 'See your place today', /\/daily/);
  const result = page.getByRole('region', { name: 'Your result' });
  // Two scores are out of reach for anybody; a repeated run also finds its earlier visitors.
  await expect(result).toContainText(/Place [3-9] of [4-9]/);
  await expect(result).toContainText('1 day in a row');
  const fared = page.getByRole('region', { name: 'How everybody did' });
  await expect(fared).toContainText(`${OTHERS[0]} gold`);
  await expect(fared).toContainText('yours');
  await expect(page.getByRole('link', { name: /^Watch/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'All days' }).click();
  await page.getByRole('region', { name: 'Past days' }).getByRole('link').last().click();
  await page.getByText('Was the shuffle fair?').click();
  await expect(page.getByText('✓ The seed fits the fingerprint.')).toBeVisible();
  await page.getByRole('button', { name: 'Play it as practice' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z]{8}$/);
  expect(page.url()).not.toBe(table);
  await expectAdvice(page, 1);
});

/** How often advice is offered at one's turn. */
async function expectAdvice(page: Page, times: number): Promise<void> {
  await expect(page.locator('[data-turn="yours"]')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'What can I do now?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'What would you do?' })).toHaveCount(times);
  await page.keyboard.press('Escape');
}
