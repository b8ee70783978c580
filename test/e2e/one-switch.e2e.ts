import type { Page } from '@playwright/test';
import { chooseOption, expect, test } from './house.ts';
import { LONGEST_GAME } from './keyboard.ts';

/** What a player of Dash wants to choose, the first of these that is there. */
const WANTED = [
  '[data-role="drop"]',
  ...['use', 'face', 'fumble', 'put-back'].map((kind) => `[data-choice="${kind}"]`),
  '[data-for-you="true"] button',
  '[data-can-flip="true"] [data-face="down"]',
];

/** Waits until the frame is around something wanted, or the place it is in. */
async function untilFramed(page: Page, wanted: readonly string[], end: string): Promise<'framed' | 'over'> {
  const found = await page.waitForFunction(
    ([signs = [], over = '']) => {
      const isShown = (one: Element) => one.checkVisibility();
      if ([...document.querySelectorAll(over as string)].some(isShown)) return 'over';
      const frame = document.querySelector('[data-scan-frame]:not([hidden])')?.getBoundingClientRect();
      const aim = (signs as string[]).flatMap((sign) => [...document.querySelectorAll(sign)].filter(isShown))[0];
      if (frame === undefined || aim === undefined) return false;
      const box = aim.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isInside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      return isInside && 'framed';
    },
    [wanted, end] as const,
    { polling: 15, timeout: 60_000 },
  );
  return (await found.jsonValue()) as 'framed' | 'over';
}

test('a whole game of Dash is played with one key, by a frame that goes from choice to choice', async ({ visit }) => {
  test.setTimeout(LONGEST_GAME + 60_000);
  const page = await visit('/here/new/dash');
  await page.evaluate(() => localStorage.setItem('undercroft.botPace', '0'));
  await page.getByRole('button', { name: 'Remove Player 2' }).click();
  await chooseOption(page, 'How many bots', '1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/here\/[A-Z]+$/);
  await page.evaluate(() => {
    localStorage.setItem('undercroft.settings', JSON.stringify({ speed: 'off' }));
    localStorage.setItem('undercroft.scanning', 'fast');
  });
  // The frame's own speed is for people.
  await page.addInitScript(() => {
    const every = globalThis.setInterval;
    Object.assign(globalThis, { setInterval: (act: () => void, ms: number) => every(act, ms === 600 ? 60 : ms) });
  });
  await page.reload();

  for (let presses = 0; (await untilFramed(page, WANTED, '#dash-scoring')) === 'framed'; presses += 1) {
    expect(presses, 'the game goes on').toBeLessThan(600);
    await page.keyboard.press('Space');
  }
  // The result can be left by the same key.
  await expect(page.locator('[data-scan-frame]')).toBeVisible();
});
