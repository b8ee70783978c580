import { expect, type Page } from '@playwright/test';
import { playPages } from './house.ts';

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

/** Reveals and decides on all these pages until each shows the end. */
export async function resolveAll(pages: readonly Page[]): Promise<void> {
  await playPages(pages, resolveAWhile, {});
}

/** Runs in the page: decides and reveals, for a moment. */
async function resolveAWhile(): Promise<'over' | 'playing'> {
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
  return 'playing';
}
