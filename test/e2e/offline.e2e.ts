import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { elementAt } from '../../src/engine/list.ts';
import { expectNothingFound } from './axe.ts';
import { dashTable, playOn, TURNED } from './dash-table.ts';
import { daysTable } from './days-table.ts';
import { door, expect, newDataDir, startHouse, test, watchNothing, withQuickBots } from './house.ts';
import { defineNextChange } from './next-change.ts';

/** Waits until every file of the app is cached. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { message: 'the app is kept' })
    .toBe(true);
}

test('without the server a game survives a reload and goes on to its end, and is shared when the server is back', async ({
  browser,
}) => {
  const dataDir = newDataDir();
  let house = await startHouse(dataDir);
  const { address } = house;
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(watchNothing);
  await context.addInitScript(defineNextChange);
  const page = await context.newPage();
  await withQuickBots(page);
  try {
    await page.goto('/');
    await untilKept(page);
    await house.end();

    await door(page).getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/\/here\/[A-Z]{5}$/);
    const { board, faceDown } = dashTable(page);
    await expect(board).toBeVisible();
    await playOn([page], { until: TURNED, times: 7 });
    await page.reload();
    await expect(board).toBeVisible();
    expect(await faceDown.count()).toBeLessThan(14);

    await page.goto('/rules/dash');
    await expect(page.getByRole('heading', { name: /^Rules of Dash/ })).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: /^Dash Through the Dungeon, on this device/ }).click();

    await playOn([page]);
    await page.getByRole('button', { name: 'Share the replay' }).click();
    await expect(page.getByText('Can’t reach the server right now.')).toBeVisible();

    house = await startHouse(dataDir, new URL(address).port);
    await page.getByRole('button', { name: 'Share the replay' }).click();
    const watch = page.getByRole('link', { name: 'Watch the replay' });
    await expect(watch).toHaveAttribute('href', /^\/r\/[A-Z]{8}$/);
    const code = (await watch.getAttribute('href'))?.slice(3);
    expect((await context.request.get(`/api/replays/${code}`)).status()).toBe(200);
  } finally {
    await context.close();
    await house.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('on a shared device, between two players nothing of either hand is in the page', async ({ visit }) => {
  const page = await visit('/here/new/days');
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Ann');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('Two people have the same name')).toBeVisible();
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Ben');
  await page.getByLabel('Who goes first?').selectOption('Ann');
  await expectNothingFound(page, 'setting up a table on this device');
  await page.getByRole('button', { name: 'Start the game' }).click();

  const { hand, draw } = daysTable(page);
  const cover = page.getByRole('heading', { name: 'Pass the device to Ann' });
  await expect(cover).toBeFocused();
  await page.getByRole('button', { name: 'I’m Ann: show my cards' }).click();
  await draw.click();
  await expect(hand).toHaveCount(6);
  const card = await hand.first().getAttribute('data-card');
  expect(card).toMatch(/^\w+/);
  await page.getByRole('button', { name: 'Cover and pass to Ben' }).click();

  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeFocused();
  await expect(page.locator('[data-card], [data-hand], [data-spot]')).toHaveCount(0);
  expect(await page.locator('#app').innerHTML()).not.toMatch(new RegExp(`\\b${card}\\b`, 'i'));
  await expectNothingFound(page, 'the cover between two hands');

  await page.getByRole('button', { name: 'I’m Ben: show my cards' }).click();
  await draw.click();
  await expect(page.getByRole('button', { name: 'Cover and pass to Ann' })).toBeVisible();
  await page.reload();
  await expect(cover).toBeVisible();
  await expect(page.locator('[data-card], [data-hand], [data-spot]')).toHaveCount(0);
});

test('with nothing to hide, a shared device needs no cover', async ({ visit }) => {
  const page = await visit('/here/new/dash');
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Ben');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^(Ann|Ben)’s turn/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /show my cards$|^Cover and pass/ })).toHaveCount(0);
});

/**
 * The player to move by the page, unless that is still `before`: then a tap explores, lays the tile or ends the turn.
 */
function takeStep(before: string): string {
  const said = [...document.querySelectorAll('output')].map(({ textContent }) => textContent ?? '');
  const now = said.map((line) => /^(\w+)’s turn\./.exec(line)?.[1]).find((name) => name !== undefined);
  if (now !== before) return now ?? 'nobody';
  const offered = (kind: string) => document.querySelector<HTMLElement>(`[data-move="${kind}"]:enabled`);
  const { exploredBy } = document.body.dataset;
  const draw = exploredBy === before ? null : offered('draw');
  if (draw !== null) document.body.dataset.exploredBy = before;
  (offered('lay') ?? draw ?? offered('end'))?.click();
  return before;
}

test('three people take turns in a dungeon on one device: each is named and marked, and no cover is between them', async ({
  visit,
}) => {
  const page = await visit('/here/new/bag');
  await page.getByRole('button', { name: 'Add a person' }).click();
  const people = ['Ann', 'Ben', 'Cid'];
  for (const [place, name] of people.entries()) await page.getByRole('textbox').nth(place).fill(name);
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const left of [4, 3, 2]) {
    await expect(page.getByRole('button', { name: /^Choose the/ })).toHaveCount(left);
    await page
      .getByRole('button', { name: /^Choose the/ })
      .first()
      .click();
  }
  const turn = page.getByRole('status').filter({ hasText: /’s turn/ });
  await expect(turn).toBeVisible();
  let named = /(\w+)’s turn/.exec((await turn.textContent()) ?? '')?.[1] ?? '';
  for (let turns = 0; turns < 5; turns += 1) {
    const next = elementAt(people, (people.indexOf(named) + 1) % 3);
    await expect.poll(() => page.evaluate(takeStep, named), { message: 'they take turns in order' }).toBe(next);
    await expect(page.getByRole('button', { name: `${next} (you), ` })).toBeVisible();
    named = next;
  }
  await expect(page.getByRole('button', { name: /^I’m|^Cover and pass/ })).toHaveCount(0);
});

test('a table in the browser is open in one tab at a time, and can be moved back', async ({ visit }) => {
  const page = await visit('/here/new/time');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/here\/[A-Z]{5}$/);
  const other = await page.context().newPage();
  await other.goto(page.url());

  await expect(page.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open in another tab' })).toHaveCount(0);
});

test('the app can be installed: a manifest, icons that load, a service worker that caches no secrets, and a storage size in the settings', async ({
  visit,
}) => {
  const page = await visit('/', { serviceWorkers: 'allow' });
  await untilKept(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const kept = await keptAddresses(page);
  expect(kept).toContain('/');
  expect(kept.filter((address) => /^\/(?:api|packs|t|c|here)\b/.test(address))).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  const lines = page.getByRole('dialog', { name: 'Settings' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'All games, with their rules' })).toHaveText(/[1-9][\d,]*\skB$/);
});

async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const requests = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
