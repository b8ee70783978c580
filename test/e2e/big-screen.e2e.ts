import type { Page } from '@playwright/test';
import { endDaysBySocket } from './days-by-socket.ts';
import { expect, test } from './house.ts';

const TV = { viewport: { width: 1920, height: 1080 } } as const;
/** Readable from four metres: 28 px of 1080. */
const SMALLEST = 28;

for (const game of ['dash', 'days', 'time']) {
  for (const locale of ['en-GB', 'it-IT']) {
    test(`on the big screen everything in ${game} is readable from afar, without scrolling (${locale})`, async ({
      visit,
    }) => {
      const page = await visit('/credits', { ...TV, locale });
      const bots = ['careful', 'careful'];
      const opened = await page.request.post('/api/tables', { data: { game, name: 'Guest', bots, start: true } });
      const { code } = (await opened.json()) as { code: string };
      await page.goto(`/screen/${code}`);
      await expect(page.locator('main[data-phase]')).toBeVisible();
      await expectReadable(page);
    });
  }
}

test('the result of five people’s Dungeon Days fits the big screen, in letters readable from afar', async ({
  visit,
  address,
}) => {
  const code = await endDaysBySocket(address, ['Ben', 'Cleo', 'Dan', 'Eva']);
  const page = await visit(`/screen/${code}`, TV);
  await expect(page.locator('#days-scoring')).toBeVisible();
  await expectReadable(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
});

async function expectReadable(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(smallTexts, SMALLEST)).toEqual([]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(TV.viewport.height);
}

/** Runs in the page: texts smaller than this, with their size. */
function smallTexts(smallest: number): string[] {
  const main = document.querySelector('main');
  if (main === null) return ['nothing is shown'];
  const found = new Set<string>();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    const isShown = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
    if (words === '' || !isShown || element.closest('.visually-hidden') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (width > 1 && height > 1 && size < smallest) found.add(`${words}: ${size}`);
  }
  return [...found];
}
