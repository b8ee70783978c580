import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { FIRST_PAGE } from '../page-budgets.ts';
import { expectNothingFound } from './axe.ts';
import { expect, test } from './house.ts';

test('what is chosen in the settings shows at once and is remembered', async ({ visit }) => {
  // Dark also where the device prefers light.
  const page = await visit('/', { colorScheme: 'light', hasSound: true });
  const settings = await openSettings(page);
  const night = await background(page);
  expect(night).toBe('rgb(23, 17, 13)');
  await settings.getByLabel('Light', { exact: true }).check();
  await expect.poll(() => background(page)).not.toBe(night);
  await settings.getByLabel('High contrast').check();
  await expect.poll(() => background(page)).toBe('rgb(0, 0, 0)');
  await expectNothingFound(page, 'settings, high contrast');

  await settings.getByLabel('150%').check();
  await expect.poll(() => rootStyle(page, 'fontSize')).toBe('24px');
  await settings.getByLabel(/OpenDyslexic/).check();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true);
  await speedOf(settings).getByLabel('Off', { exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await settings.getByLabel('Sounds').uncheck();
  await expect(settings.getByLabel('Effects')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  expect(await rootStyle(page, 'fontSize')).toBe('24px');
  await expect(page.locator('html')).toHaveAttribute('data-font', 'dyslexia');
});

test('a font is fetched only if chosen, also on a device that prefers reduced motion', async ({ visit }) => {
  const page = await visit('/credits', { reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await page.evaluate(() => document.fonts.ready);
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.filter((name) => /opendyslexic/i.test(name))).toEqual([]);
  const settings = await openSettings(page);
  await expect(speedOf(settings).getByLabel('Normal', { exact: true })).toBeChecked();
  await expect(settings.getByText('Your device asks for less movement')).toBeVisible();
  await speedOf(settings).getByLabel('Fast', { exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--pace'))).toBe('0.5');
});

test('the home page stays within its script budget, and fetches no texts of another language', async ({ visit }) => {
  const page = await visit('/', { locale: 'it-IT' });
  await expect(page.getByRole('button', { name: 'Gioca subito' }).first()).toBeVisible();
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = fetched.filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(
    scripts.map(async (script) => gzipSync(await (await fetch(script)).arrayBuffer(), { level: 9 }).length),
  );
  expect(scripts).toContainEqual(expect.stringContaining('/it-'));
  expect(scripts.filter((script) => script.includes('/en-'))).toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_PAGE);
});

test('a zero in a sentence has no slash, in either weight', async ({ visit }) => {
  const page = await visit('/credits');
  const inks = await page.evaluate(async () => {
    const brush = document.createElement('canvas').getContext('2d');
    if (brush === null) return [];
    const inkOf = async (weight: number) => {
      brush.font = `${weight} 100px Atkinson`;
      await document.fonts.load(brush.font, '0');
      brush.clearRect(0, 0, 300, 150);
      brush.fillText('0', 0, 100);
      const { width, actualBoundingBoxAscent: height } = brush.measureText('0');
      const ink = (x: number, y: number) => brush.getImageData(Math.round(x), Math.round(y), 1, 1).data[3] ?? 0;
      return { middle: ink(width / 2, 100 - height / 2), edge: ink(width / 2, 100 - height + 4) };
    };
    return [await inkOf(400), await inkOf(700)];
  });
  expect(inks).toEqual([
    { middle: 0, edge: 255 },
    { middle: 0, edge: 255 },
  ]);
});

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

/** One-switch play has speeds of the same names. */
function speedOf(settings: Locator): Locator {
  return settings.getByRole('group', { name: 'Speed' });
}

function background(page: Page): Promise<string> {
  return rootStyle(page, 'backgroundColor');
}

function rootStyle(page: Page, property: 'backgroundColor' | 'fontSize'): Promise<string> {
  return page.evaluate((name) => getComputedStyle(document.documentElement)[name], property);
}
