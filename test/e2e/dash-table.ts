import type { Page } from '@playwright/test';
import { playPages } from './house.ts';

/** Locators of a Dash page. */
export function dashTable(page: Page) {
  const board = page.locator('[data-can-flip]');
  return {
    board,
    faceDown: board.locator('[data-face="down"]'),
    faceUp: board.locator('[data-face="up"]'),
    hand: page.locator('[data-role]'),
  };
}

/** A space whose card was flipped, still there or taken. */
export const TURNED = '[data-can-flip] > :not([data-face="down"])';

/** Stops once this many matches are visible on one of the pages. `thrifty`: uses no Equipment. */
interface Until {
  until?: string | undefined;
  times?: number;
  thrifty?: boolean;
}

/** Plays these pages until the awaited state, or until all show the result. */
export async function playOn(pages: readonly Page[], { until, times = 1, thrifty = false }: Until = {}): Promise<void> {
  await playPages(pages, playAWhile, { until, times, thrifty });
}

/** Runs in the page: taps controls for a moment, and returns the state. */
async function playAWhile({ until, times, thrifty }: Until): Promise<'seen' | 'over' | 'playing'> {
  const shown = (sign: string) =>
    [...document.querySelectorAll<HTMLElement>(sign)].filter((element) => element.checkVisibility());
  const next = (): HTMLElement | undefined => {
    const [verb] = shown('[data-for-you] button');
    const [drop] = shown('[data-role="drop"]');
    const [use] = thrifty ? [] : shown('[data-role="use"]');
    const [answer] = ['face', 'fumble', 'put-back', 'use'].flatMap((kind) => shown(`[data-choice="${kind}"]`));
    const [flip] = shown('[data-can-flip="true"] [data-face="down"]');
    if (drop !== undefined || use !== undefined || answer !== undefined) return drop ?? use ?? answer;
    if (shown('[data-role="keep"]').length > 0) return verb;
    // With an empty hand the exchange is a single button.
    return flip ?? (document.querySelector('[data-for-you="true"]') === null ? undefined : verb);
  };
  const end = performance.now() + 1500;
  while (performance.now() < end) {
    if (until !== undefined && shown(until).length >= (times ?? 1)) return 'seen';
    if (shown('#dash-scoring').length > 0) return 'over';
    const changed = nextChange();
    next()?.click();
    await changed;
  }
  return 'playing';
}
