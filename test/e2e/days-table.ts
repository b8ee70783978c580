import { expect, type Locator, type Page } from '@playwright/test';
import { SPELLS_PACK } from './spells-pack.ts';

/** Creatures one plays on one's own week without harming anybody. */
const PEACEFUL = ['dragon', 'sprite', 'pixie', 'dwarf', 'elf', 'orc', 'troll', 'mimic', 'human'];

/** What a page at a Dungeon Days table shows, and the hands to play with it. */
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
    confirm: panel.getByRole('button', { name: /^(Play it|Gioca)$/ }),
    back: panel.getByRole('button', { name: /^(Back|Indietro)$/ }),
    result: page.locator('#days-scoring'),
    log: page.getByRole('log'),

    /** Cards of this kind that can be played now. */
    playable: (card: string) => page.locator(`[data-card="${card}"][data-role="playable"]`),

    async isMine(): Promise<boolean> {
      return (await panel.getAttribute('data-for-you', { timeout: 1000 }).catch(() => null)) === 'true';
    },

    /** One move for whoever is to act here, chosen from what is lit: a peaceful creature, else a card from the deck. */
    async act(): Promise<'acted' | 'waiting' | 'over'> {
      if (await this.result.isVisible()) return 'over';
      if (!(await this.isMine())) return 'waiting';
      for (const card of PEACEFUL) {
        const held = this.playable(card);
        if ((await held.count()) > 0) return tried(page, this.play(held.first()));
      }
      if (await this.draw.isVisible()) return tried(page, this.draw.click({ timeout: 2000 }));
      const any = page.locator('[data-hand][data-role="playable"]').first();
      return tried(
        page,
        (await any.isVisible()) ? this.play(any) : panel.getByRole('button').first().click({ timeout: 2000 }),
      );
    },

    /** Lifts a card and goes on with the first of whatever it asks for, one's own days before those of others. */
    async play(card: Locator): Promise<void> {
      await card.click({ timeout: 2000 });
      for (let step = 0; step < 4 && !(await this.confirm.isVisible()); step += 1) {
        if ((await this.lit.count()) > 0) await this.lit.last().click({ timeout: 2000 });
        else if ((await this.asked.count()) > 0) await this.asked.first().click({ timeout: 2000 });
        else await panel.getByRole('button').first().click({ timeout: 2000 });
      }
      await this.confirm.click({ timeout: 2000 });
    },
  };
}

/** Plays on all these pages until `enough`, which is asked before each move, or until the result is shown everywhere. */
export async function playDays(
  pages: readonly Page[],
  enough: () => Promise<boolean> = async () => false,
): Promise<void> {
  await expect(async () => {
    if (await enough()) return;
    const done: string[] = [];
    for (const page of pages) done.push(await daysTable(page).act());
    expect(done.every((what) => what === 'over')).toBe(true);
  }).toPass({ intervals: [20], timeout: 110_000 });
}

/** Opens a table at once, with the pack of many spells and five cards each, and sits this page at it. */
export async function sitWithSpells(page: Page, bots: readonly string[]): Promise<void> {
  const packs = (await (await page.request.get('/api/packs')).json()) as {
    days: { digest: string; name: { en: string } }[];
  };
  const pack = packs.days.find(({ name }) => name.en === SPELLS_PACK)?.digest;
  const options = { startingHand: '5', starter: 0 };
  const opened = await page.request.post('/api/tables', {
    data: { game: 'days', name: 'Guest', pack, options, bots, start: true },
  });
  const { code, secret } = (await opened.json()) as { code: string; secret: string };
  await page.evaluate(
    (seat) => localStorage.setItem('undercroft.seats', JSON.stringify([{ ...seat, game: 'days', at: Date.now() }])),
    { code, secret },
  );
  await page.goto(`/t/${code}`);
  await expect(daysTable(page).boards.first()).toBeVisible();
}

/** What is shown may change under the finger, or lie under a sheet: then that is put away, and the next look tells what to do. */
async function tried(page: Page, doing: Promise<void>): Promise<'acted'> {
  await doing.catch(() => page.keyboard.press('Escape'));
  return 'acted';
}
