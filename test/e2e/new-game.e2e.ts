import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Copy, copyRepository } from '../new-game-copy.ts';
import { expectNothingFound } from './axe.ts';
import { test as base, expect } from './house.ts';
import { newDataDir, startHouseIn } from './start-house.ts';

const ID = 'dragon-dice';
const NAME = 'Dragon Dice';
/** The copy is made, built and served once; on a busy machine that takes minutes. */
const LONG = 600_000;

/** A built copy of the repository in which only `npm run new-game` was run, and its server. */
const test = base.extend<object, { copy: Copy; address: string }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const copy = copyRepository();
      try {
        const made = await copy.run('scripts/run.js', 'new-game', ID);
        expect(made.exitCode, made.said).toBe(0);
        const built = await copy.run('scripts/run.js', 'build');
        expect(built.exitCode, built.said).toBe(0);
        await use(copy);
      } finally {
        copy.remove();
      }
    },
    { scope: 'worker', timeout: LONG },
  ],
  address: [
    async ({ copy }, use) => {
      const dataDir = newDataDir();
      const house = await startHouseIn(copy.folder, { PORT: '0', DATA_DIR: dataDir });
      await use(house.address);
      await house.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: LONG },
  ],
});

// One worker: the copy is built once.
test.describe.configure({ mode: 'default' });

const roll = (page: Page) => page.getByRole('button', { name: 'Roll', exact: true });
const keep = (page: Page) => page.getByRole('button', { name: /^Keep \d+ gold$/ });
const verdict = (page: Page) => page.getByRole('heading', { name: /^You win!$|wins!$|share the win!$/ });

/** Rolls once a turn and keeps the gold, until there is a winner. */
async function playToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    // A pit may remove the button before it is pressed; then the next one is used.
    const verb = (await keep(page).isVisible()) ? keep(page) : roll(page);
    if (await verb.isVisible()) await verb.click({ timeout: 2000 });
    await expect(verdict(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: LONG });
}

test('a new game is on the home page, can be played to its end with bots, replayed, learnt and looked up, and has no dead link', async ({
  visit,
}) => {
  test.setTimeout(LONG);
  const links = new Set<string>();
  const page = await visit('/');
  const collect = async (): Promise<void> => {
    const found = await page.locator('a[href]').evaluateAll((all) =>
      all
        .map((a) => new URL((a as HTMLAnchorElement).href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search }) => pathname + search),
    );
    for (const link of found) links.add(link);
  };
  const door = page.getByRole('article', { name: NAME });
  await expect(door).toBeVisible();
  await collect();

  await page.goto(`/new/${ID}`);
  await expect(page.getByRole('heading', { name: `A table for ${NAME}` })).toBeVisible();
  await collect();
  await page.goto(`/here/new/${ID}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
  await collect();

  await page.goto('/');
  await door.getByRole('button', { name: 'Play now (with bots)' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(3);
  await expectNothingFound(page, 'the table');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'What can I do now?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await playToTheEnd(page);
  await expectNothingFound(page, 'the end');
  await collect();

  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(
    page.getByRole('button', { name: /^Every move followed the rules|^The shuffle was fair/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(verdict(page)).toBeVisible();
  await collect();

  await page.goto(`/learn/${ID}`);
  await collect();
  await page.getByRole('link', { name: /Roll, and know when to stop/ }).click();
  const coach = page.getByRole('region', { name: 'What to do' }).getByRole('status');
  await expect(coach).toContainText('Step 1 of 3');
  await roll(page).click();
  await expect(coach).toContainText('Step 2 of 3');
  await keep(page).click();
  await expect(coach).toContainText('Step 3 of 3');

  await page.goto(`/gallery?section=${ID}`);
  await expect(page.locator('[data-exhibit]')).toHaveCount(5);
  await page.goto(`/rules/${ID}`);
  await expect(page.getByText('The die has six sides.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByText('Il dado ha sei facce.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await collect();

  expect([...links].filter((link) => link.includes(ID)).length).toBeGreaterThan(2);
  for (const link of links) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 }).first(), link).toBeAttached();
    await expect(page.getByRole('heading', { name: 'A dead end' }), `${link} leads nowhere`).toHaveCount(0);
  }
});

test('the browser tests of each game pass for a new one, and with it all pages stay within their budgets', async ({
  copy,
}) => {
  test.setTimeout(LONG);
  const browser = await copy.run(
    'node_modules/@playwright/test/cli.js',
    'test',
    'gallery',
    'look',
    '-g',
    `${ID}|script budget`,
    '--workers=1',
    '--reporter=line',
  );
  expect(browser.exitCode, browser.said).toBe(0);
  const weight = await copy.run('node_modules/vitest/vitest.mjs', 'run', 'test/page-weight.test.ts');
  expect(weight.exitCode, weight.said).toBe(0);
});
