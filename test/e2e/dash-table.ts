import { expect, type Page } from '@playwright/test';

/** What a page at a Dash table shows, and the hands to play with it. */
export function dashTable(page: Page) {
  const board = page.locator('[data-can-flip]');
  const status = page.locator('[data-for-you]');
  return {
    board,
    status,
    faceDown: board.locator('[data-face="down"]'),
    faceUp: board.locator('[data-face="up"]'),
    pending: page.locator('[data-flip="pending"]'),
    result: page.locator('#dash-scoring'),
    hand: page.locator('[data-role]'),

    /** One small step for whoever is to act here; says whether there was anything to do. */
    async act(): Promise<'acted' | 'waiting' | 'over'> {
      if (await this.result.isVisible()) return 'over';
      const drop = page.locator('[data-role="drop"]').first();
      const use = page.locator('[data-role="use"]').first();
      const verb = status.locator('button').first();
      if (await drop.isVisible()) return tried(drop.click({ timeout: 2000 }));
      if (await use.isVisible()) return tried(use.click({ timeout: 2000 }));
      if (await this.pending.isVisible()) {
        return tried(page.locator('[data-flip="pending"] + div button').first().click({ timeout: 2000 }));
      }
      if (await page.locator('[data-role="keep"]').first().isVisible()) return tried(verb.click({ timeout: 2000 }));
      if (await page.locator('[data-can-flip="true"] [data-face="down"]').first().isVisible()) {
        return tried(this.faceDown.first().click({ timeout: 2000 }));
      }
      // With nothing in hand the exchange is a single button.
      if ((await status.getAttribute('data-for-you')) === 'true' && (await verb.isVisible())) {
        return tried(verb.click({ timeout: 2000 }));
      }
      return 'waiting';
    },
  };
}

/** Plays on all these pages until `enough`, or until the result is shown everywhere. */
export async function playOn(
  pages: readonly Page[],
  enough: () => Promise<boolean> = async () => false,
): Promise<void> {
  const deadline = Date.now() + 110_000;
  while (!(await enough())) {
    const done = await Promise.all(pages.map((page) => dashTable(page).act()));
    if (done.every((what) => what === 'over')) return;
    expect(Date.now(), 'the game goes on').toBeLessThan(deadline);
  }
}

/** A card may leave under the finger: then the next look tells what to do. */
async function tried(click: Promise<void>): Promise<'acted'> {
  await click.catch(() => {});
  return 'acted';
}
