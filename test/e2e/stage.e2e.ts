import { elementAt } from '../../src/engine/list.ts';
import { daysTable } from './days-table.ts';
import { door, expect, inviteFriends, test } from './house.ts';
import { openAndSit, sitDown } from './sit.ts';

/** A device with motion at normal speed. */
const MOVING = { reducedMotion: 'no-preference' } as const;

test('bot moves are shown one by one, each with a line of text, and can be skipped to one’s turn', async ({
  visit,
}) => {
  const page = await visit('/', MOVING);
  await door(page, 'Dungeon Days').getByRole('button', { name: 'Play now' }).click();
  const table = daysTable(page);
  await expect(page.locator('[data-turn="yours"]'), 'the person who came to play begins').toBeVisible();
  await table.draw.click();

  const skip = page.getByRole('button', { name: 'Skip to my turn' });
  // In one evaluation: a clip may be over before a second one.
  await page.waitForFunction(() => {
    const button = document.querySelector<HTMLElement>('[data-skip]');
    const said = document.querySelector('[data-for-you="false"]')?.textContent ?? '';
    const isClip = /draws a card|plays|takes|removes|moves/.test(said) && said.includes('Skip to my turn');
    if (button === null || !isClip || document.querySelector('[data-turn="others"]') === null) return false;
    button.click();
    return true;
  });
  await expect(page.locator('[data-turn="yours"]')).toBeVisible();
  await expect(skip).toBeHidden();
});

test('a card of Dash is lifted before it turns, and nothing reveals it until then', async ({ visit }) => {
  const page = await visit('/', { ...MOVING, locale: 'it-IT' });
  await door(page).getByRole('button', { name: 'Gioca subito' }).click();
  await expect(page.locator('[data-can-flip="true"]')).toBeVisible();
  const seen = await page.evaluate(flipAndWatch);

  const start = elementAt(seen, 0);
  const lifted = seen.filter(({ isLifted }) => isLifted);
  expect(lifted.length, 'it is lifted').toBeGreaterThan(0);
  expect(lifted.map(({ words }) => words)).toEqual(lifted.map(() => start.words));
  expect(seen.at(-1)?.words).not.toBe(start.words);
});

test('a tap out of turn shows whose turn it is, and the rule only on request', async ({ visit }) => {
  const host = await visit('/');
  await inviteFriends(host);
  const guest = await visit(new URL(host.url()).pathname);
  await sitDown(guest, 'Ben');
  await host.getByRole('button', { name: 'Start the game' }).click();
  const isHostFirst = host.locator('[data-can-flip="true"]');
  await expect(isHostFirst.or(host.locator('[data-can-flip="false"]'))).toBeVisible();
  const [other, name] = (await isHostFirst.count()) > 0 ? [guest, 'Ann'] : [host, 'Ben'];
  const line = other.locator('[data-why-not]');

  await other.locator('[data-face="down"]').first().click();
  await expect(line).toHaveText(`It’s ${name}’s turn.Why?`);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await line.getByRole('button', { name: 'Why?' }).click();
  await expect(other.getByRole('dialog')).toContainText('DA-11');
  await expect(line).toHaveCount(0);
});

for (const locale of ['en-GB', 'it-IT']) {
  test(`at 320x568 five people, the dungeon, its odds and one’s cards fit without scrolling (${locale})`, async ({
    visit,
  }) => {
    const page = await visit('/', { locale, viewport: { width: 320, height: 568 } });
    const bots = Array(4).fill('random');
    await openAndSit(page, { game: 'dash', name: 'Guest', bots, start: true });
    await expect(page.locator('[data-can-flip="true"]')).toBeVisible();
    await expect(page.locator('[data-odds]')).toHaveText(/\d/);
    await expect(page.locator('[data-role]').first()).toBeInViewport({ ratio: 1 });
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(size).toEqual([320, 568]);
  });
}

/** Runs in the page: flips a card, and records at each change whether one is lifted and the texts of log and cards. */
async function flipAndWatch(): Promise<{ isLifted: boolean; words: string }[]> {
  const look = () => ({
    isLifted: document.querySelector('[data-lifted="true"]') !== null,
    words: [...document.querySelectorAll('[role="log"], [data-space]')].map(({ textContent }) => textContent).join(),
  });
  const seen = [look()];
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      seen.push(look());
      if (document.querySelector('[data-face="up"]') === null) return;
      observer.disconnect();
      resolve(seen);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    document.querySelector<HTMLElement>('[data-space="7"]')?.click();
  });
}
