import type { Page } from '@playwright/test';
import { door, expect, inviteFriends, test } from './house.ts';

type Game = 'Dash Through the Dungeon' | 'Dungeon Days' | 'Dungeon Time' | 'Bag of Dungeon';

/** What each game points at that can be done at once: the pointer, and the control it points at. */
const FIRST: Readonly<Record<Game, { pointer: string; control: string }>> = {
  'Dash Through the Dungeon': { pointer: 'flip', control: '[data-can-flip="true"] [data-face="down"]' },
  'Dungeon Days': { pointer: 'play', control: '[data-hand][data-role="playable"]' },
  'Bag of Dungeon': { pointer: 'choose', control: '[data-move="choose"]:not(:disabled)' },
  'Dungeon Time': { pointer: 'ready', control: '[data-move="ready"]' },
};

const aim = (page: Page) => page.locator('[data-aim]');
const bubble = (page: Page) => page.locator('[data-pointer]');
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('undercroft.first-turns') ?? '[]');

for (const [game, { pointer, control }] of Object.entries(FIRST) as [Game, (typeof FIRST)[Game]][]) {
  test(`a new device is told the aim of ${game} and pointed at what to do; what was done never comes back`, async ({
    visit,
  }) => {
    const page = await visit('/', { isNew: true, viewport: { width: 390, height: 844 } });
    await door(page, game)
      .getByRole('button', { name: /^Play now/ })
      .click();
    await expect(aim(page)).toBeVisible();
    const shown = page.locator(`[data-pointer="${pointer}"]`);
    await expect(shown).toBeVisible();

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

test('an invited guest is guided as well, by keys if they like; whoever watches is not', async ({ visit }) => {
  const host = await visit('/');
  await inviteFriends(host);
  const guest = await visit(new URL(host.url()).pathname, { isNew: true });
  await guest.getByLabel('Your name').fill('Bob');
  await guest.getByLabel('Your name').press('Enter');
  await expect(host.getByText('Bob').first()).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(aim(guest)).toBeVisible();
  await expect(bubble(guest)).toBeVisible();
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
