import { expect, type Locator, type Page } from '@playwright/test';
import { playPages } from './house.ts';
import { SPELLS_PACK } from './packs.ts';
import { openAndSit, packNamed } from './sit.ts';

/** Creatures to play on the player's own week without harming anybody. */
const PEACEFUL = ['dragon', 'sprite', 'pixie', 'dwarf', 'elf', 'orc', 'troll', 'mimic', 'human'];

/** Locators and actions of a Dungeon Days page. */
export function daysTable(page: Page) {
  const panel = page.locator('[data-for-you]');
  return {
    panel,
    sentence: panel.locator('h2'),
    hand: page.locator('[data-hand]'),
    boards: page.locator('[data-spot]'),
    lit: page.locator('[data-lit="true"]'),
    asked: page.locator('[data-hand][data-role="asked"]'),
    draw: panel.getByRole('button', { name: /^(Draw|Pesca)$/ }),
    back: panel.getByRole('button', { name: /^(Back|Indietro)$/ }),
    result: page.locator('#days-scoring'),
    log: page.getByRole('log'),

    /** Cards of this kind that can be played now. */
    playable: (card: string) => page.locator(`[data-card="${card}"][data-role="playable"]`),

    /** Lifts a card and takes the first option of each choice, own days first. */
    async play(card: Locator): Promise<void> {
      const lifted = page.locator('[data-hand][data-role="lifted"]');
      const answer = panel.getByRole('button');
      await card.click({ timeout: 2000 });
      for (let step = 0; step < 4 && (await lifted.count()) > 0; step += 1) {
        if ((await this.lit.count()) > 0) await this.lit.last().click({ timeout: 2000 });
        else if ((await this.asked.count()) > 0) await this.asked.first().click({ timeout: 2000 });
        else if ((await answer.count()) > 0) await answer.first().click({ timeout: 2000 });
      }
      await expect(lifted).toHaveCount(0);
    },
  };
}

/** Stops once this many matches are visible on one of the pages. */
interface Until {
  until?: string | undefined;
  times?: number;
}

/** Plays these pages until the awaited state, or until all show the result. */
export async function playDays(pages: readonly Page[], { until, times = 1 }: Until = {}): Promise<void> {
  await playPages(pages, playAWhile, { until, times, PEACEFUL });
}

/**
 * Runs in the page for a moment: plays peaceful creatures, else draws, else takes the first highlighted option; returns
 * the state.
 */
async function playAWhile(wish: Until & { PEACEFUL: readonly string[] }): Promise<'seen' | 'over' | 'playing'> {
  const shown = (sign: string) =>
    [...document.querySelectorAll<HTMLElement>(sign)].filter((element) => element.checkVisibility());
  const verbs = () => shown('[data-for-you="true"] button');
  const verb = (name: RegExp) => verbs().find(({ textContent }) => name.test(textContent?.trim() ?? ''));
  const playable = (): HTMLElement | undefined => {
    for (const card of wish.PEACEFUL) {
      const [held] = shown(`[data-card="${card}"][data-role="playable"]`);
      if (held !== undefined) return held;
    }
    return verb(/^(Draw|Pesca)$/) ?? shown('[data-hand][data-role="playable"]')[0];
  };
  const next = (): HTMLElement | undefined => {
    const chosen = shown('[data-lit="true"]').at(-1);
    if (chosen !== undefined) return chosen;
    // A card is lifted, and more must be chosen.
    if (verb(/^(Back|Indietro)$/) !== undefined) return shown('[data-hand][data-role="asked"]')[0] ?? verbs()[0];
    return verbs().length === 0 ? undefined : (playable() ?? verbs()[0]);
  };
  const end = performance.now() + 1500;
  while (performance.now() < end) {
    if (wish.until !== undefined && shown(wish.until).length >= (wish.times ?? 1)) return 'seen';
    if (shown('#days-scoring').length > 0) return 'over';
    const changed = nextChange();
    next()?.click();
    await changed;
  }
  return 'playing';
}

/** Opens a table with the pack of many spells and five cards each, and sits down. */
export async function sitWithSpells(page: Page, bots: readonly string[]): Promise<void> {
  const pack = await packNamed(page, 'days', SPELLS_PACK);
  const options = { startingHand: '5', starter: 0 };
  await openAndSit(page, { game: 'days', name: 'Guest', pack, options, bots, start: true });
  await expect(daysTable(page).boards.first()).toBeVisible();
}
