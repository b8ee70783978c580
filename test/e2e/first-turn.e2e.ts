import type { Page } from '@playwright/test';
import { DRAGON } from '../../src/games/days/rules/content.ts';
import { door, expect, inviteFriends, test } from './house.ts';
import { findMoment, sitAt } from './laid-table.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const DESKTOP = { width: 1440, height: 900 };

type Game = 'Dash Through the Dungeon' | 'Dungeon Days' | 'Dungeon Time' | 'Bag of Dungeon';

/** The first hint of each game that can be followed at once, and its control. */
const FIRST: Readonly<Record<Game, { pointer: string; control: string }>> = {
  'Dash Through the Dungeon': { pointer: 'flip', control: '[data-can-flip="true"] [data-face="down"]' },
  'Dungeon Days': { pointer: 'play', control: '[data-hand][data-role="playable"]' },
  'Bag of Dungeon': { pointer: 'choose', control: '[data-move="choose"]:not(:disabled)' },
  'Dungeon Time': { pointer: 'ready', control: '[data-move="ready"]' },
};

/** Cards, controls and the prompt that the hint covers; there must be none. */
const COVERED = () => {
  const hint = document.querySelector('[data-pointer]');
  const box = hint?.getBoundingClientRect();
  if (hint === null || box === undefined || box.width === 0) return ['no hint'];
  const taps = 'a[href], button, input, select, textarea, summary, [role="button"], [data-for-you]';
  return [...document.querySelectorAll<HTMLElement>(taps)]
    .filter((other) => !hint.contains(other) && other.checkVisibility())
    .filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    })
    .map(({ textContent }) => textContent);
};

/** How much of the aim or of a hint is cut off by its strip. */
const CUT_OFF = (sign: string) => {
  const words = document.querySelector(`${sign} p`)?.getBoundingClientRect();
  const strip = document.querySelector(sign)?.getBoundingClientRect();
  if (words === undefined || strip === undefined) return `no ${sign}`;
  return Math.max(0, strip.top - words.top, words.bottom - strip.bottom);
};

const aim = (page: Page) => page.locator('[data-aim]');
const bubble = (page: Page) => page.locator('[data-pointer]');
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('undercroft.first-turns') ?? '[]');

/** All five dealt cards in Days may need others on the board (DD-4): then only drawing is possible. */
async function drawUntilPlayable(page: Page, game: Game): Promise<void> {
  if (game !== 'Dungeon Days') return;
  const playable = page.locator(FIRST[game].control);
  const draw = page.locator('[data-for-you="true"] button').filter({ hasText: 'Draw' });
  await expect(draw).toBeVisible();
  while ((await playable.count()) === 0) {
    const cards = await page.locator('[data-hand]').count();
    await draw.click();
    await expect(page.locator('[data-hand]')).toHaveCount(cards + 1);
    await expect(draw).toBeVisible({ timeout: 20_000 });
  }
}

for (const [game, { pointer, control }] of Object.entries(FIRST) as [Game, (typeof FIRST)[Game]][]) {
  test(`a new device sees the aim of ${game} and hints; completed hints never come back`, async ({ visit }) => {
    const page = await visit('/', { isNew: true, viewport: PHONE });
    await door(page, game)
      .getByRole('button', { name: /^Play now/ })
      .click();
    await expect(aim(page)).toBeVisible();
    await drawUntilPlayable(page, game);
    const shown = page.locator(`[data-pointer="${pointer}"]`);
    // One sentence at a time: the aim, and only the ring of the first hint.
    await expect(page.locator('[data-ring]')).toBeVisible();
    await expect(shown).toBeHidden();
    await aim(page).getByRole('button').click();
    await expect(shown).toBeVisible();
    for (const viewport of [DESKTOP, SMALL, PHONE]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => page.evaluate(COVERED)).toEqual([]);
      // It could be tapped away.
      await shown.getByRole('button').click({ trial: true });
    }

    await page.locator(control).first().click();
    if (game === 'Dungeon Days') await page.locator('[data-lit="true"]').last().click();
    await expect(shown).toBeHidden();
    await expect(aim(page)).toBeHidden();
    expect(await remembered(page)).toContain(pointer);

    await page.reload();
    await expect(page.locator('#content[data-phase]')).toBeVisible();
    await expect(shown).toHaveCount(0);
    await expect(aim(page)).toHaveCount(0);
  });
}

test('[DD-36] the hint of a Dragon without restrictions is at one’s own day, and covers nothing', async ({ visit }) => {
  const page = await visit('/', { isNew: true, viewport: DESKTOP });
  const moment = findMoment('days', 3, (moves, seat) => {
    const boards = moves.flatMap(({ kind, card, board }) => (kind === 'place' && card === DRAGON ? [board] : []));
    return boards.includes(seat) && new Set(boards).size === 3;
  });
  await sitAt(page, moment);
  await aim(page).getByRole('button').click();
  await expect(page.locator('[data-pointer="play"]')).toBeVisible();
  await page.locator('[data-card="dragon"][data-role="playable"]').first().click();
  await expect(page.locator('[data-lit="true"][data-own="false"]').first()).toBeVisible();
  // The middle of the ring.
  const ringed = () =>
    page.evaluate(() => {
      const { left, top, width, height } =
        document.querySelector('[data-ring]')?.getBoundingClientRect() ?? new DOMRect();
      const spot = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-spot]');
      return spot?.getAttribute('data-spot')?.split(':')[0];
    });
  for (const viewport of [DESKTOP, PHONE, SMALL]) {
    await page.setViewportSize(viewport);
    await expect.poll(ringed).toBe(String(moment.seat));
    await expect.poll(() => page.evaluate(COVERED)).toEqual([]);
  }

  // The next hints are about the deck and the weeks.
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Back' }).click();
  for (const hint of ['play', 'draw', 'others']) {
    await expect(page.locator(`[data-pointer="${hint}"]`)).toBeVisible();
    for (const viewport of [SMALL, PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => page.evaluate(COVERED)).toEqual([]);
    }
    await bubble(page).getByRole('button', { name: 'Got it' }).click();
  }
});

test('the aim and the first hint of every game are fully visible on a small phone, in both languages', async ({
  visit,
}) => {
  for (const locale of ['en-GB', 'it-IT']) {
    const page = await visit('/', { isNew: true, viewport: { width: 360, height: 740 }, locale });
    for (const game of Object.keys(FIRST) as Game[]) {
      await page.goto('/');
      await door(page, game)
        .getByRole('button', { name: /^(?:Play now|Gioca subito)/ })
        .click();
      await expect(aim(page)).toBeVisible();
      expect(await page.evaluate(CUT_OFF, '[data-aim]'), `${game} (${locale})`).toBeLessThan(1.5);
      await aim(page).getByRole('button').click();
      await expect(bubble(page)).toBeVisible();
      expect(await page.evaluate(CUT_OFF, '[data-pointer]'), `${game} (${locale})`).toBeLessThan(1.5);
    }
  }
});

test('the hint to walk is fully visible beside Undo on a small phone, in both languages', async ({ visit }) => {
  for (const locale of ['en-GB', 'it-IT']) {
    const page = await visit('/', { isNew: true, viewport: { width: 360, height: 740 }, locale });
    await door(page, 'Bag of Dungeon')
      .getByRole('button', { name: /^(?:Play now|Gioca subito)/ })
      .click();
    await aim(page).getByRole('button').click();
    for (const kind of ['choose', 'draw', 'lay']) await page.locator(`[data-move="${kind}"]:enabled`).first().click();
    await expect(page.locator('[data-pointer="walk"]')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(?:Undo|Annulla)/ })).toBeVisible();
    await expect.poll(() => page.evaluate(CUT_OFF, '[data-pointer]'), locale).toBeLessThan(1.5);
  }
});

test('an invited guest gets hints too, also by keyboard; spectators do not', async ({ visit }) => {
  const host = await visit('/');
  await inviteFriends(host);
  const guest = await visit(new URL(host.url()).pathname, { isNew: true });
  await guest.getByLabel('Your name').fill('Bob');
  await guest.getByLabel('Your name').press('Enter');
  await expect(host.getByText('Bob').first()).toBeVisible();
  // Hints wait while others play.
  await host.getByLabel('Who goes first?').selectOption({ label: 'Bob' });
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(aim(guest)).toBeVisible();
  await expect(bubble(host)).toHaveCount(0);
  await expect(aim(host)).toHaveCount(0);

  await aim(guest).getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(aim(guest)).toHaveCount(0);
  for (let left = 3; left > 0 && (await bubble(guest).isVisible()); left -= 1) {
    const which = await bubble(guest).getAttribute('data-pointer');
    await bubble(guest).getByRole('button', { name: 'Got it' }).press('Enter');
    await expect(guest.locator(`[data-pointer="${which}"]`)).toHaveCount(0);
  }

  const watching = await visit(new URL(host.url()).pathname, { isNew: true });
  await expect(watching.getByText('The game has already started, so you’re watching.')).toBeVisible();
  await expect(aim(watching)).toHaveCount(0);
  await expect(bubble(watching)).toHaveCount(0);
});
