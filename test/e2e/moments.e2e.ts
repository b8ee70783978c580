import type { Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { daysTable } from './days-table.ts';
import { expect, test } from './house.ts';
import { openAndSit } from './sit.ts';
import { sayDone, timeTable } from './time-table.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Looking back' });
const log = (page: Page) => page.getByRole('log');
const lines = (page: Page, name?: string | RegExp) =>
  name === undefined ? log(page).getByRole('button') : log(page).getByRole('button', { name });

/** Opens the log, which is folded away. */
async function openLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'What happened' }).click();
}

/** Draws this many cards, each in the player's own turn. */
async function drawCards(page: Page, count: number): Promise<void> {
  const { draw, hand } = daysTable(page);
  for (let drawn = 1; drawn <= count; drawn += 1) {
    await draw.click();
    await expect(hand).toHaveCount(drawn);
  }
  await expect(draw).toBeVisible();
}

test('a line of the log shows the table as it was then; keys, Back and a button lead back to now', async ({
  visit,
}) => {
  const wide = { viewport: { width: 1200, height: 800 } };
  const page = await visit('/', wide);
  const code = await openAndSit(page, {
    game: 'days',
    name: 'Ann',
    options: { starter: 0 },
    bots: ['random'],
    start: true,
  });
  const { draw, hand } = daysTable(page);
  await drawCards(page, 3);

  await expect(lines(page), 'on a wide screen it is folded away').toHaveCount(0);
  await openLog(page);
  await expect(lines(page, /^You draw/)).toHaveCount(3);
  await page.reload();
  await expect(lines(page, /^You draw/), 'and stays open once it was opened').toHaveCount(3);
  await lines(page, /^You draw/)
    .first()
    .click();
  await expect(band(page)).toContainText(/You’re looking back at:\s*You draw/);
  await expect(hand).toHaveCount(1);
  await expect(draw).toHaveCount(0);
  await expect(lines(page, /^You draw/).first()).toHaveAttribute('aria-current', 'step');
  await expectNothingFound(page, 'a table as it was');
  await page.keyboard.press('d');
  await page.keyboard.press('ArrowLeft');
  await expect(hand).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(hand).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(band(page)).toHaveCount(0);
  await expect(hand).toHaveCount(3);
  await lines(page, /^You draw/)
    .nth(1)
    .click();
  await expect(hand).toHaveCount(2);
  await page.goBack();
  await expect(hand).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`/t/${code}$`));

  const watcher = await visit(`/t/${code}`, wide);
  await openLog(watcher);
  await lines(watcher, /^Ann draws a card/)
    .first()
    .click();
  await expect(band(watcher)).toBeVisible();
  await expect(watcher.locator('[data-hand]')).toHaveCount(0);

  // Away for the last two moves: told one by one, with a way to replay them.
  await page.evaluate(() => {
    const [[table, seen]] = JSON.parse(localStorage.getItem('undercroft.seen') ?? '[]') as [[string, number]];
    localStorage.setItem('undercroft.seen', JSON.stringify([[table, seen - 2]]));
  });
  await page.reload();
  const strip = page.getByRole('region', { name: 'While you were away' });
  await expect(strip).toContainText('1 of 2');
  await strip.getByRole('button', { name: 'Watch it on the table' }).click();
  await expect(band(page)).toBeVisible();
  await band(page).getByRole('button', { name: 'Back: it’s your turn' }).click();
  await expect(draw).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('an element’s rule opens by right click, by long press, and by R', async ({ visit }) => {
  const page = await visit('/here/new/days');
  await page.getByRole('button', { name: 'Play now (with bots)' }).click();
  const { draw, hand } = daysTable(page);
  await expect(draw).toBeVisible({ timeout: 20_000 });
  await draw.click();
  await expect(hand).toHaveCount(6);
  const rules = page.getByRole('dialog', { name: /^Rule DD-/ });
  // The first request waits until the code is loaded.
  await expect(async () => {
    await page.locator('[data-rule="DD-10"]').click({ button: 'right' });
    await expect(rules).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(rules).toHaveAccessibleName('Rule DD-10');
  await page.keyboard.press('Escape');
  await hand.first().dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
  await expect(rules).toBeVisible();
  await page.keyboard.press('Escape');
  await hand.first().focus();
  await page.keyboard.press('r');
  await expect(rules).toBeVisible();
  await page.keyboard.press('Escape');

  // A table in the browser can look back as well.
  await openLog(page);
  await lines(page).first().click();
  await expect(band(page)).toBeVisible();
  await expect(hand).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(hand).toHaveCount(6);
});

test('[DT-21] the five minutes cannot be looked up; the revealed Story can', async ({ visit }) => {
  const page = await visit('/', { viewport: { width: 1200, height: 800 } });
  await openAndSit(page, { game: 'time', name: 'Ann', options: { clock: 'off' }, start: true });
  const { ready, phase, items, onward } = timeTable(page);
  await ready.click();
  await expect(items.first()).toBeEnabled({ timeout: 20_000 });
  for (let played = 0; played < 3; played += 1) await items.first().click();
  await expect(lines(page)).toHaveCount(0);
  await sayDone(page);
  await expect(phase('resolution')).toBeVisible();
  for (let told = 0; told < 2; told += 1) await onward.click();

  await openLog(page);
  await lines(page, /goes in/)
    .first()
    .click();
  await expect(band(page)).toContainText('goes in');
  await expect(onward).toBeDisabled();
  await band(page).getByRole('button', { name: /^Back/ }).click();
  await expect(onward).toBeEnabled();
  expect(await log(page).getByText(/clock/i).count()).toBeGreaterThan(0);
  await expect(lines(page, /clock/i)).toHaveCount(0);
});
