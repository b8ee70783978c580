import type { Page } from '@playwright/test';
import { elementAt } from '../../src/engine/list.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import { type SealedRecord, sealRecord } from '../../src/engine/record-seal.ts';
import type { GameId } from '../../src/games/catalogue.ts';
import { BOXES } from '../../src/games/index.ts';
import { playRandomGame } from '../random-game.ts';
import { expectNothingFound } from './axe.ts';
import { expect, test } from './house.ts';
import { openAndSit } from './sit.ts';

/** Uploads a game played elsewhere to the server, where it then has a replay. */
async function replayOf(
  address: string,
  { game, seats, pace = 0 }: { game: GameId; seats: number; pace?: number },
): Promise<{ code: string; record: SealedRecord }> {
  const record = sealRecord(slowed(playRandomGame(BOXES[game], { seats, number: 7 }).record, pace));
  const response = await fetch(`${address}/api/replays`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
  });
  const { code } = (await response.json()) as { code: string };
  return { code, record };
}

/** The same game with this many milliseconds more before each step. */
function slowed(record: GameRecord, pace: number): GameRecord {
  return { ...record, steps: record.steps.map((step, place) => ({ ...step, at: step.at + pace * place })) };
}

const position = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const sign = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('a finished game can be watched at any step from any perspective, and the URL shows which', async ({
  visit,
  address,
}) => {
  const { code, record } = await replayOf(address, { game: 'dash', seats: 3 });
  const end = record.steps.length;
  const page = await visit(`/r/${code}?e=5&eyes=1`);
  await expect(position(page)).toHaveValue('5');
  await expect(page.getByRole('button', { name: /^Bruno \(you\)/ })).toBeVisible();
  await expect(sign(page, /^Every move followed the rules/)).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?e=6&eyes=1$/);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page).toHaveURL(/\?e=5&eyes=1$/);
  await position(page).fill('20');
  await page.getByLabel('Seen by').selectOption('Carla');
  await expect(page).toHaveURL(/\?e=20&eyes=2$/);
  await expect(page.getByRole('button', { name: /^Carla \(you\)/ })).toBeVisible();
  await page.getByLabel('Seen by').selectOption('everybody, all hands open');
  await expect(page.getByText('Ada holds')).toBeVisible();
  await expect(page.getByRole('button', { name: /, face down: ./ }).first()).toBeVisible();

  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => position(page).inputValue().then(Number)).toBeGreaterThan(22);
  await page.getByRole('button', { name: 'Pause' }).click();

  // A line of the log opens its step; nothing later is shown.
  await page.getByRole('button', { name: 'What happened' }).click();
  await page.getByRole('log').getByRole('button').first().click();
  await expect(position(page)).toHaveValue('0');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page).toHaveURL(new RegExp(`e=${end}&`));
  await expect(page.getByRole('heading', { name: /wins?!|share the win!/ })).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await expectNothingFound(page, 'a replay with all there is to do with it');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`undercroft-${code}.json`);

  // The finished table links here.
  await page.goto(`/t/${code}`);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(position(page)).toHaveValue('0');
});

test('a changed record is reported', async ({ visit, address }) => {
  const { code } = await replayOf(address, { game: 'dash', seats: 2 });
  const changed = async (text: string) => {
    const page = await visit('/');
    await page.route('**/api/replays/*', (route) => route.fulfill({ body: text, contentType: 'application/json' }));
    await page.goto(`/r/${code}`);
    return page;
  };
  const kept = (await (await fetch(`${address}/api/replays/${code}`)).json()) as SealedRecord;

  const renamed = await changed(JSON.stringify({ ...kept, names: ['Ada', 'Zed'] }));
  await sign(renamed, /^This isn’t the game as it was played/).click();
  await expect(renamed.getByText('The record was changed after it was sealed.')).toBeVisible();
  await expect(renamed.getByText(/^✓ All \d+ steps follow the rules/)).toBeVisible();

  const { seedHash: _, digest: __, ...plain } = kept;
  const forged = await changed(
    JSON.stringify(sealRecord({ ...plain, steps: [...plain.steps, elementAt(plain.steps, 0)] })),
  );
  await sign(forged, /^This isn’t the game as it was played/).click();
  await expect(forged.getByText(/doesn’t follow the rules/)).toBeVisible();
});

test('a device compares the seed hash shown before the game', async ({ visit, address }) => {
  const { code, record } = await replayOf(address, { game: 'dash', seats: 2 });
  const page = await visit('/');
  const table = await openAndSit(page, { game: 'dash', name: 'Ann', bots: ['careful'], start: true });
  const kept = () => page.evaluate(() => localStorage.getItem('undercroft.promises') ?? '');
  await expect.poll(kept).toMatch(new RegExp(`"${table}","[0-9a-f]{64}"`));

  const remember = (hash: string) =>
    page.evaluate((promises) => localStorage.setItem('undercroft.promises', promises), JSON.stringify([[code, hash]]));
  await remember(record.seedHash);
  await page.goto(`/r/${code}`);
  await sign(page, /^The shuffle was fair/).click();
  await expect(page.getByText('The seed matches the fingerprint your device saw')).toBeVisible();
  await remember('00'.repeat(32));
  await page.reload();
  await sign(page, /^This isn’t the game as it was played/).click();
  await expect(page.getByText('The seed doesn’t match the fingerprint your device saw')).toBeVisible();
});

test('two watch together: one leads, the other follows, leaves the lead, and follows again', async ({
  visit,
  address,
}) => {
  const { code } = await replayOf(address, { game: 'days', seats: 2 });
  const ann = await visit(`/r/${code}?e=3`);
  await ann.getByRole('button', { name: 'More' }).click();
  await ann.getByRole('button', { name: 'Watch together' }).click();
  await expect(ann.getByText('You lead: the others see what you see.')).toBeVisible();
  const ben = await visit(`/r/${code}?together`, { locale: 'it-IT' });
  const bens = ben.getByRole('slider', { name: 'Momento' });
  await expect(bens).toHaveValue('3');
  await ann.getByRole('button', { name: 'One step forward' }).click();
  await expect(bens).toHaveValue('4');

  await ben.getByRole('button', { name: 'Un passo indietro' }).click();
  await expect(ben.getByText(/Guardi per conto tuo/)).toBeVisible();
  await position(ann).fill('9');
  await expect(bens).toHaveValue('3');
  await ben.getByRole('button', { name: 'Segui di nuovo' }).click();
  await expect(bens).toHaveValue('9');

  await ann.getByRole('button', { name: /^Let .* lead$/ }).click();
  await ben.getByRole('button', { name: 'Un passo avanti' }).click();
  await expect(position(ann)).toHaveValue('10');
});

test('what if: a game is continued from a step on this device, with a link back to the replay', async ({
  visit,
  address,
}) => {
  const { code, record } = await replayOf(address, { game: 'days', seats: 2 });
  const page = await visit('/');
  await page.evaluate(() => localStorage.setItem('undercroft.botPace', '0'));
  await page.goto(`/r/${code}?e=2&eyes=0`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabel('You play as').selectOption('Ada');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/here\//);
  await expect(page.getByText('What if… This game doesn’t count.')).toBeVisible();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(page.getByRole('log').getByText(/^You draw/)).toHaveCount(2);
  await page.getByRole('link', { name: 'Back to the replay' }).click();
  await expect(position(page)).toHaveValue('2');

  // From the end it goes back to the last choice: otherwise the bots would finish the game at once.
  await page.goto(`/r/${code}?e=${record.steps.length}&eyes=0`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/here\//);
  await expect(page.locator('[data-turn="yours"]')).toBeVisible();
});

test('Dungeon Time is replayed on its real timeline', async ({ visit, address }) => {
  const { code, record } = await replayOf(address, { game: 'time', seats: 2, pace: 100 });
  const page = await visit(`/r/${code}?t=5&eyes=0`);
  const last = record.steps.at(-1)?.at ?? 0;
  await expect(position(page)).toHaveAttribute('max', String(last - record.startedAt));
  await expect(page.getByText(/^0:05 of/).first()).toBeVisible();
  const before = Number(await position(page).inputValue());
  const passed = async () => Number(await position(page).inputValue()) - before;
  const begun = Date.now();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(passed).toBeGreaterThan(700);
  await page.getByRole('button', { name: 'Pause' }).click();
  // Not faster than the game was; the slider has steps of 100 ms.
  expect(await passed()).toBeLessThanOrEqual(Date.now() - begun + 100);
});
