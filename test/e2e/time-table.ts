import { expect, type Page } from '@playwright/test';

/** Locators and actions of a Dungeon Time page. */
export function timeTable(page: Page) {
  return {
    phase: (phase: 'heroes' | 'ready' | 'adventure' | 'resolution' | 'over') =>
      page.locator(`main[data-phase="${phase}"]`),
    hand: page.locator('[data-hand]'),
    items: page.locator('[data-hand][data-kind="item"]:enabled'),
    story: page.locator('[data-flip="story"]'),
    clock: page.getByRole('timer'),
    ready: page.getByRole('button', { name: /^(I’m ready|Ci sono!)$/ }),
    done: page.getByRole('button', { name: /^(I’m done|Ho finito)$/ }),
    onward: page.getByRole('button', { name: /^(Reveal next|Rivela la prossima|See the result|Vedi il risultato)$/ }),
    choice: page.locator('[aria-labelledby="time-choice"]'),
    result: page.locator('#time-over'),
  };
}

/** DT-25 Says done, and confirms it although cards are left. */
export async function sayDone(page: Page): Promise<void> {
  const { done } = timeTable(page);
  await done.click();
  await expect(page.getByRole('button', { name: /^(Play on|Continua)$/ })).toBeVisible();
  await done.click();
}

/** Opens a table with options reserved to tests, and sits down. */
export async function openTimeTable(page: Page, wish: Record<string, unknown>): Promise<string> {
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

/** Reveals and decides on all these pages until each shows the end. The taps are made inside the pages. */
export async function resolveAll(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    const done = await Promise.all(pages.map((page) => page.evaluate(resolveAWhile)));
    expect(done.every((what) => what === 'over')).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [0] });
}

/** Runs in the page: decides and reveals, for a moment. */
async function resolveAWhile(): Promise<'over' | 'under way'> {
  const ONWARD = /^(Reveal next|Rivela la prossima|See the result|Vedi il risultato)/;
  const end = performance.now() + 1500;
  while (performance.now() < end) {
    if (document.querySelector('#time-over') !== null) return 'over';
    const choices = document.querySelectorAll<HTMLButtonElement>('[aria-labelledby="time-choice"] button:enabled');
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')];
    const onward = buttons.find((button) => ONWARD.test(button.textContent?.trim() ?? ''));
    const changed = nextChange();
    ([...choices].at(-1) ?? onward)?.click();
    await changed;
  }
  return 'under way';
}
