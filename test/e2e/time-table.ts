import { expect, type Page } from '@playwright/test';

/** What a page at a Dungeon Time table shows, and the hands to play with it. */
export function timeTable(page: Page) {
  return {
    phase: (phase: 'heroes' | 'ready' | 'adventure' | 'resolution' | 'over') =>
      page.locator(`main[data-phase="${phase}"]`),
    hand: page.locator('[data-hand]'),
    items: page.locator('[data-hand][data-kind="item"]:enabled'),
    story: page.locator('[data-flip="story"]'),
    clock: page.getByRole('timer'),
    ready: page.getByRole('button', { name: /^(I am ready|Ci sono!)$/ }),
    done: page.getByRole('button', { name: /^(I am done|Ho finito)$/ }),
    onward: page.getByRole('button', { name: /^(Reveal next|Gira la prossima|Close the book|Chiudi il libro)$/ }),
    choice: page.locator('[aria-labelledby="time-choice"]'),
    result: page.locator('#time-over'),

    /** One step towards the end of the Resolution phase, for whoever may take it. */
    async resolve(): Promise<'acted' | 'over'> {
      if (await this.result.isVisible()) return 'over';
      const way = (await this.choice.isVisible()) ? this.choice.getByRole('button').last() : this.onward;
      // The last card may be told meanwhile: then there is nothing left to press.
      if (await way.isEnabled({ timeout: 1000 }).catch(() => false)) await way.click({ timeout: 2000 }).catch(() => {});
      return 'acted';
    },
  };
}

/** Opens a table as a page would, with options that only a test may set, and sits down at it. */
export async function openTable(page: Page, wish: Record<string, unknown>): Promise<string> {
  const code = await page.evaluate(async (body) => {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { code, secret } = (await response.json()) as { code: string; secret: string };
    localStorage.setItem('undercroft.seats', JSON.stringify([{ code, game: 'time', secret, at: Date.now() }]));
    localStorage.setItem('undercroft.name', String(body.name));
    return code;
  }, wish);
  await page.goto(`/t/${code}`);
  return code;
}

/** Reveals and decides on all these pages until the end is shown on each. */
export async function resolveAll(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    const done = await Promise.all(pages.map((page) => timeTable(page).resolve()));
    expect(done.every((what) => what === 'over')).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [50] });
}
