import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Copy, copyRepository } from '../new-game-copy.ts';
import { dashTable } from './dash-table.ts';
import { test as base, door, expect } from './house.ts';
import { addressOf, newDataDir } from './start-house.ts';

/** The pages are compiled at their first visit; on a busy machine that takes a while. */
const LONG = 600_000;
const SOON = { timeout: 120_000 };

/** `npm run dev` in a copy of the repository, so that nothing here is changed. */
const test = base.extend<object, { copy: Copy; address: string }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const copy = copyRepository();
      await use(copy);
      copy.remove();
    },
    { scope: 'worker', timeout: LONG },
  ],
  address: [
    async ({ copy }, use) => {
      const dataDir = newDataDir();
      const dev = spawn(process.execPath, ['scripts/run.js', 'dev'], {
        cwd: copy.folder,
        env: {
          ...process.env,
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          BOT_PACE: '10',
          NODE_ENV: 'development',
        },
      });
      const gone = new Promise((resolve) => dev.once('exit', resolve));
      try {
        await use(await addressOf(dev));
      } finally {
        dev.kill('SIGTERM');
        await gone;
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: LONG },
  ],
});

/** Changes a source of the copy, as an editor would. */
function change({ folder }: Copy, file: string, from: string, to: string): void {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  expect(before, `${file} is written as this test knows it`).toContain(from);
  writeFileSync(place, before.replace(from, to));
}

test('a changed style, sentence and rule are visible at the table without starting anything by hand', async ({
  copy,
  visit,
}) => {
  test.setTimeout(LONG);
  const page = await visit('/');
  await door(page).getByRole('button', { name: 'Play now (with bots)' }).click(SOON);
  await page.waitForURL('**/t/*', SOON);
  const { hand } = dashTable(page);
  await expect(hand).toHaveCount(3, SOON);

  await page.evaluate(() => Object.assign(globalThis, { isStillHere: true }));
  change(copy, 'src/client/kit/styles/base.css', '', ':root { --changed: 17px; }\n');
  const style = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--changed'));
  await expect.poll(style, SOON).toBe('17px');
  expect(await page.evaluate(() => 'isStillHere' in globalThis), 'the page was not loaded again').toBe(true);

  change(copy, 'src/games/dash/page/text/en.ts', "hand: 'Your equipment'", "hand: 'What you carry'");
  await expect(page.getByLabel('What you carry')).toBeVisible(SOON);

  change(copy, 'src/games/dash/rules/state.ts', 'export const HAND = 3;', 'export const HAND = 2;');
  // A new table, with the new rule. During the server's restart, the request waits for it.
  await expect(async () => {
    await page.goto('/');
    await door(page).getByRole('button', { name: 'Play now (with bots)' }).click();
    await page.waitForURL('**/t/*', { timeout: 5000 });
    await expect(hand).toHaveCount(2, { timeout: 5000 });
  }).toPass(SOON);
});
