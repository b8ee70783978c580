import type { Page } from '@playwright/test';
import { bagTable, playBag } from './bag-table.ts';
import { playOn } from './dash-table.ts';
import { door, expect, inviteFriends, test } from './house.ts';
import { findMoment, sitAt } from './laid-table.ts';
import { sitDown } from './sit.ts';

/** The link back to a table on the home page. */
function wayTo(page: Page, code: string) {
  return page.getByRole('region', { name: 'Continue' }).getByRole('link').filter({ hasText: code });
}

function codeOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('the home page says whose turn it is, and drops a game that has ended since', async ({ visit }) => {
  const page = await visit('/');
  await door(page, 'Bag of Dungeon').getByRole('button', { name: 'Alone, with two adventurers' }).click();
  await expect(page.getByRole('button', { name: /^Choose the/ }).first()).toBeVisible();
  const code = codeOf(page);
  await page.goto('/');
  await expect(wayTo(page, code)).toContainText('Your turn');

  // The same device plays on in another tab, and the home page becomes visible again.
  const table = await page.context().newPage();
  await table.goto(`/t/${code}`);
  await page.route(`**/api/tables/${code}`, async (route) => {
    const answer = await route.fetch();
    const { toAct: _, ...look } = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...look, status: 'over' } });
  });
  await table
    .getByRole('button', { name: /^Choose the/ })
    .first()
    .click();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(wayTo(page, code)).toHaveCount(0);
  // The page may poll once more while it closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a returning player finds the games begin on the first screen, and one line unfolds to open a table', async ({
  visit,
}) => {
  const page = await visit('/credits');
  await sitAt(page, findMoment('bag', 1, 'over'));
  await page.goto('/');
  const open = page.getByRole('region', { name: 'Open tables' });
  await expect(open).toContainText('none right now: open one');
  expect((await open.boundingBox())?.height).toBeLessThan(60);
  expect((await door(page).boundingBox())?.y).toBeLessThan(844);

  await open.getByText('none right now').click();
  await open.getByRole('button', { name: 'Dungeon Days' }).click();
  await expect(page.locator('[data-came]')).toBeVisible();
});

test('a finished game on this device is nobody’s turn, and a rematch shows its own', async ({ visit }) => {
  const page = await visit('/credits');
  await sitAt(page, findMoment('bag', 1, 'over'));
  await expect(bagTable(page).ending).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 });
  const over = codeOf(page);
  await page.goto('/');
  await expect(wayTo(page, over)).toHaveCount(0);

  await page.goto(`/here/${over}`);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(over));
  await playBag([page], { manner: 'waiting', until: '[data-move="draw"]:enabled' });
  const next = codeOf(page);
  await page.goto('/');
  await expect(wayTo(page, over)).toHaveCount(0);
  await expect(wayTo(page, next)).toContainText('Your turn');
});

test('a player who was away when the others opened a rematch finds it on the home page, with the same chair', async ({
  visit,
}) => {
  const host = await visit('/');
  await inviteFriends(host);
  const code = codeOf(host);
  const guest = await visit(`/t/${code}`);
  await sitDown(guest, 'Ben');
  await expect(host.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await playOn([host, guest]);
  await guest.goto('/');
  await expect(wayTo(guest, code)).toHaveCount(0);

  await host.getByRole('button', { name: 'Play again' }).click();
  await expect(host).not.toHaveURL(new RegExp(code));
  const next = codeOf(host);
  await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(wayTo(guest, next)).toBeVisible();
  await expect(wayTo(guest, next)).not.toContainText('Your turn');
  await wayTo(guest, next).click();
  await expect(guest.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
});
