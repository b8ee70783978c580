import type { Page } from '@playwright/test';
import { playPages } from './house.ts';

/** How a page plays automatically: `bold` seeks fights, `waiting` stays beside the Start. */
export type Manner = 'bold' | 'waiting';

/** Locators of a Bag of Dungeon page. */
export function bagTable(page: Page) {
  return {
    map: page.getByRole('grid'),
    panel: page.locator('[data-for-you]'),
    action: (kind: string) => page.locator(`[data-move="${kind}"]`),
    items: page.locator('[data-space][data-full="true"]'),
    ending: page.locator('#bag-ending'),
  };
}

/** Plays these pages until `until` is visible on one of them, or the game is over. */
export function playBag(
  pages: readonly Page[],
  { manner, until = '#bag-ending' }: { manner: Manner; until?: string },
): Promise<'seen' | 'over'> {
  return playPages(pages, playAWhile, { manner, until });
}

/** Runs in the page: taps controls for a moment, and returns the state. */
async function playAWhile({ manner, until }: { manner: Manner; until: string }): Promise<'seen' | 'over' | 'playing'> {
  const ORDER = ['choose', 'lay', 'roll', 'leave', 'deliver', 'take-ring', 'take', 'yes', 'dare', 'grab', 'hand-over'];
  const LATER = ['charge-to', 'pick-place', 'name-partner', 'swap', 'ask', 'stop', 'no', 'go', 'end'];
  globalThis.visits ??= {};
  const { visits } = globalThis;
  const visitsOf = ({ dataset }: HTMLElement) => visits[dataset.cell ?? ''] ?? 0;
  /** A random walk would go back and forth for minutes: takes the tile chosen least often. */
  const lit = (filter: (tile: HTMLElement) => boolean) => {
    const tiles = [...document.querySelectorAll<HTMLElement>('[data-lit="walk"]')].filter(filter);
    return tiles.sort((one, other) => visitsOf(one) - visitsOf(other))[0];
  };
  const isGuarded = (tile: HTMLElement) => tile.querySelector('[class*="token"], [class*="monster"]') !== null;
  const offered = (kind: string) => {
    const buttons = document.querySelectorAll<HTMLButtonElement>(`[data-move="${kind}"]:enabled`);
    return buttons[Math.floor(Math.random() * buttons.length)];
  };
  /** The first tile beside the Start without a monster. */
  const waitingPlace = (): HTMLElement | undefined => {
    const tiles = [...document.querySelectorAll<HTMLElement>('[data-place]')].filter(
      (tile) => tile.dataset.place !== '0' && !isGuarded(tile),
    );
    const [first] = tiles.sort((one, other) => Number(one.dataset.place) - Number(other.dataset.place));
    return first?.dataset.lit === 'walk' ? first : undefined;
  };
  const choose = (): HTMLElement | undefined => {
    if (manner === 'waiting' && offered('no') !== undefined) return offered('no');
    for (const kind of ORDER) if (offered(kind) !== undefined) return offered(kind);
    if (manner === 'waiting') return waitingPlace() ?? offered('end') ?? offered('draw');
    const draw = offered('draw');
    if (manner === 'bold') {
      // The first tap on a known risk only says so.
      const warned = document.querySelector<HTMLElement>('[data-chosen="true"][data-lit="walk"]');
      const monster = warned ?? lit(isGuarded);
      if (monster !== undefined) return monster;
    }
    if (draw !== undefined) return draw;
    const safe = lit((tile) => !isGuarded(tile));
    if (safe !== undefined) return safe;
    if (manner !== 'bold' && offered('end') !== undefined) return offered('end');
    for (const kind of LATER) if (offered(kind) !== undefined) return offered(kind);
    // No action except "back" from a selected item.
    return document.querySelector<HTMLElement>('[data-aside]') ?? undefined;
  };
  const end = performance.now() + 1500;
  while (performance.now() < end) {
    const found = [...document.querySelectorAll<HTMLElement>(until)].some((element) => element.checkVisibility());
    if (found) return 'seen';
    if (document.querySelector('#bag-ending') !== null) return 'over';
    const changed = nextChange();
    const chosen = choose();
    if (chosen?.dataset.cell !== undefined) visits[chosen.dataset.cell] = visitsOf(chosen) + 1;
    chosen?.click();
    await changed;
  }
  return 'playing';
}
