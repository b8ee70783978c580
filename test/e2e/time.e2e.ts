import type { Page, WebSocketRoute } from '@playwright/test';
import { timeBox } from '../../src/games/time/box.ts';
import { it } from '../../src/games/time/page/text/it.ts';
import { wordsOf } from '../../src/games/time/text/text-names.ts';
import { expectNothingFound, LIGHTS } from './axe.ts';
import { door, expect, test, type Visit } from './house.ts';
import { findMoment, offers, sitAt } from './laid-table.ts';
import { openAndSit, sitDown } from './sit.ts';
import { resolveAll, timeTable } from './time-table.ts';

/** Sits down at a table. */
async function comeAndSit(
  visit: Visit,
  code: string,
  { name, locale }: { name: string; locale: string },
): Promise<Page> {
  const page = await visit(`/t/${code}`, { locale });
  await sitDown(page, name);
  return page;
}

test('four pages play five shortened minutes and reveal the Story to its end, one in Italian, one disconnected and back', async ({
  visit,
}) => {
  const anna = await visit('/');
  const code = await openAndSit(anna, { game: 'time', name: 'Anna', options: { clockMs: '20000' } });
  const nonna = await comeAndSit(visit, code, { name: 'Nonna', locale: 'it-IT' });
  const carlo = await comeAndSit(visit, code, { name: 'Carlo', locale: 'en-GB' });
  const dora = await visit(`/t/${code}`);
  const lines: WebSocketRoute[] = [];
  let isDown = false;
  await dora.routeWebSocket(/\/ws\//, (line) => {
    if (isDown) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  await dora.reload();
  await sitDown(dora, 'Dora');
  const pages = [anna, nonna, carlo, dora];
  await anna.getByRole('button', { name: 'Start the game' }).click();

  for (const page of pages) {
    await expect(timeTable(page).hand).toHaveCount(4);
    await timeTable(page).ready.click();
  }
  for (const page of pages) await expect(timeTable(page).items.first()).toBeEnabled();

  // A call is shown to everybody in their own language.
  await timeTable(carlo).items.first().locator('xpath=../button[2]').click();
  await expect(nonna.getByText(/^Ho /).first()).toBeVisible();
  await anna.getByRole('button', { name: 'Wait!' }).click();
  await expect(nonna.locator('li', { hasText: 'Anna' }).getByText('Aspettate!')).toBeVisible();
  await nonna.getByRole('button', { name: 'Scrivi un messaggio' }).click();
  await nonna.getByLabel('Scrivi un messaggio').last().fill('Che bello!');
  await nonna.keyboard.press('Enter');
  await expect(anna.getByText('Che bello!').first()).toBeVisible();

  // A played card is on top of everybody's Story.
  const card = await timeTable(carlo).items.first().getAttribute('data-card');
  await timeTable(carlo).items.first().click();
  for (const page of pages) await expect(timeTable(page).story.locator('[data-kind="item"]')).toBeVisible();
  expect(card).not.toBeNull();

  // Offline, a tapped card leaves at once, and is played after the reconnect.
  isDown = true;
  for (const line of lines) await line.close();
  await expect(dora.getByText('Connection lost. Reconnecting…')).toBeVisible();
  const hasLeft = await dora.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('[data-hand][data-kind="item"]:enabled');
    button?.click();
    // No frame, timer or message comes between the tap and this.
    await Promise.resolve();
    return button?.closest('li')?.dataset.left;
  });
  expect(hasLeft).toBe('true');
  isDown = false;
  await expect(dora.getByText('Connection lost. Reconnecting…')).toHaveCount(0);
  await expect(dora.locator('li[data-left="true"]')).toHaveCount(0);

  for (const page of pages) await expect(timeTable(page).phase('resolution')).toBeVisible({ timeout: 30_000 });
  await resolveAll(pages);
  await expect(anna.locator('[data-won]').getByText(/^(\d+|None) accomplished, 10 needed$/)).toBeVisible();
  await expect(nonna.locator('[data-won]').getByText(/^(\d+|Nessuna) completat[ae], obiettivo 10$/)).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expectNothingFound(nonna, 'the end', LIGHTS);
});

test('a solo practice round has no clock, 15 open cards in three rows, and hints that disappear', async ({ visit }) => {
  const page = await visit('/');
  await door(page, 'Dungeon Time').getByRole('button', { name: 'Practice round' }).click();
  const table = timeTable(page);
  await expect(table.hand).toHaveCount(15);
  await expect(page.getByText('These 15 cards are yours.')).toBeVisible();
  const rows = await table.hand.evaluateAll(
    (cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size,
  );
  expect(rows).toBe(3);
  await table.ready.click();
  await expect(table.items.first()).toBeEnabled();
  await page.getByRole('button', { name: 'Got it' }).click();

  // By keyboard: a card, two at once, one discarded.
  await page.keyboard.press('1');
  await expect(table.story.locator('[data-kind]')).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'Play 2' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await page.keyboard.press('x');
  await page.keyboard.press('4');
  await expect(page.locator('[data-flip="discard"] [data-kind]')).toBeVisible();
  await page.getByRole('button', { name: 'No more hints' }).click();
  await expect(page.getByRole('complementary', { name: 'Practice' })).toHaveCount(0);

  // With cards left it needs confirmation, in a solo game too.
  await page.keyboard.press('d');
  await expect(page.getByRole('alert').filter({ hasText: /15 in hand, \d+ to draw\. Really done\?/ })).toBeVisible();
  await expect(table.phase('adventure')).toBeVisible();
  await page.keyboard.press('d');
  await expect(table.phase('resolution')).toBeVisible();
  await expect(page.getByText('3 cards to come')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('2 cards to come')).toBeVisible();
  await resolveAll([page]);
  await expect(page.getByRole('heading', { name: 'Not this time' })).toBeVisible();
});

test('while the clock runs the first Back only warns, and the next one leaves', async ({ visit }) => {
  const page = await visit('/');
  const code = await openAndSit(page, { game: 'time', name: 'Anna', bots: ['careful'], start: true });
  const table = timeTable(page);
  await table.ready.click();
  await expect(table.items.first()).toBeEnabled();
  await table.items.first().click();

  await page.goBack();
  await expect(page.getByText('The clock is running. Go back once more to leave the table.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/t/${code}`);
  await page.goBack();
  await expect(table.clock).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('on a small phone with five players every shout of the Italian page stays inside its bubble', async ({
  visit,
}) => {
  const page = await visit('/', { viewport: { width: 360, height: 640 }, locale: 'it-IT' });
  await openAndSit(page, { game: 'time', name: 'Anna', bots: Array(4).fill('careful'), start: true });
  await timeTable(page).ready.click();
  const words = wordsOf(timeBox.standardPack, 'it', { names: [] });
  const shouts = timeBox.standardPack.items.flatMap((_, item) =>
    [1, 2].flatMap((count) => [it.shout.need(item, count, words), it.shout.have(item, count, words)]),
  );
  const bubble = page.locator('[data-call="need"]:visible, [data-call="have"]:visible').first();
  await expect(bubble).toBeVisible();

  // The words of a real bubble are replaced in one go, because it disappears after a few seconds.
  const tooWide = await bubble.evaluate((element, all) => {
    const words = element.lastElementChild as HTMLElement;
    return all.filter((shout) => {
      words.textContent = shout;
      const letters = document.createRange();
      letters.selectNodeContents(words);
      return letters.getBoundingClientRect().right > element.getBoundingClientRect().right;
    });
  }, shouts);
  expect(tooWide).toEqual([]);
});

test('spectators see the table and no hand; on a low laptop nothing is below the edge', async ({ visit }) => {
  const host = await visit('/');
  const code = await openAndSit(host, {
    game: 'time',
    name: 'Anna',
    bots: ['careful'],
    start: true,
    options: { clock: 'off' },
  });
  await timeTable(host).ready.click();
  const watcher = await visit(`/t/${code}`);
  await expect(watcher.getByText('The game has already started, so you’re watching.')).toBeVisible();
  await expect(timeTable(watcher).clock).toBeVisible();
  await expect(timeTable(watcher).hand).toHaveCount(0);

  // On a low laptop all controls are visible while the clock runs.
  for (const [width, height] of [
    [1366, 650],
    [1280, 720],
  ] as const) {
    await host.setViewportSize({ width, height });
    await expect
      .poll(() => timeTable(host).done.evaluate((done) => done.getBoundingClientRect().bottom + scrollY))
      .toBeLessThan(height);
  }
});

test('[DT-60] spectators of a solo game see its open cards, and cannot play them', async ({ visit }) => {
  const host = await visit('/');
  const code = await openAndSit(host, { game: 'time', name: 'Anna', start: true, options: { clock: 'off' } });
  await timeTable(host).ready.click();
  await expect(timeTable(host).items.first()).toBeEnabled();
  const watcher = await visit(`/t/${code}`);
  await expect(timeTable(watcher).hand).toHaveCount(15);
  await expect(timeTable(watcher).items).toHaveCount(0);
});

test('[DT-25] with cards left, done asks for confirmation, and neither the question nor its buttons cover a card', async ({
  visit,
}) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const page = await visit('/', { viewport });
    await openAndSit(page, { game: 'time', name: 'Anna', start: true, options: { clock: 'off' } });
    const { ready, items, done, phase } = timeTable(page);
    await ready.click();
    await expect(items.first()).toBeEnabled();
    expect(await coveredCards(page)).toEqual([]);
    const lay = await cardPlaces(page);
    await done.click();
    await expect(page.getByText(/^15 in hand, \d+ to draw\. Really done\?$/)).toBeVisible();
    expect(await coveredCards(page)).toEqual([]);
    expect(await cardPlaces(page), 'no card moves').toEqual(lay);
    await page.getByRole('button', { name: 'Play on' }).click();
    await done.click();
    await done.click();
    await expect(phase('resolution').or(phase('over'))).toBeVisible();
  }
});

test('before the clock, the scenario, one’s hand and all buttons fit on a phone and a desktop without scrolling', async ({
  visit,
}) => {
  for (const seats of [1, 2, 3, 4]) {
    const page = await visit('/', { isNew: true, locale: seats % 2 === 0 ? 'it-IT' : 'en-GB' });
    const hasClock = (state: unknown) => (state as { clock: number }).clock > 0;
    await sitAt(
      page,
      findMoment('time', seats, (moves, seat, state) => hasClock(state) && offers('ready')(moves, seat, state)),
    );
    await expect(timeTable(page).ready).toBeVisible();
    await expect(page.locator('[data-aim]')).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const high = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(high, `${seats} at ${width} x ${height}`).toBe(height);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // The space of the aim and of the hint is returned to the table.
    const top = () =>
      timeTable(page)
        .phase('ready')
        .evaluate((main) => main.getBoundingClientRect().top);
    const before = await top();
    await page.locator('[data-aim] button').click();
    await page.locator('[data-pointer] button').click();
    await expect.poll(top).toBeLessThan(before - 20);
  }
});

/** The positions of the cards in hand on the page, at any scroll position. */
function cardPlaces(page: Page): Promise<{ left: number; top: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-hand]')].map((card) => {
      const { left, top } = card.getBoundingClientRect();
      return { left, top: Math.round(top + scrollY) };
    }),
  );
}

/** The cards in hand covered by the callouts, at any scroll position. */
async function coveredCards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const verbs = document.querySelector('[class*="verbs"]')?.getBoundingClientRect();
    const cards = [...document.querySelectorAll<HTMLElement>('[data-hand]')];
    return cards
      .filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return verbs === undefined || (top < verbs.bottom - 1 && bottom > verbs.top + 1);
      })
      .map((card) => card.textContent ?? '');
  });
}

test('a campaign begins at level 1 with bots, and its page and the home page link back to the table', async ({
  visit,
}) => {
  const page = await visit('/');
  await door(page, 'Dungeon Time').getByRole('button', { name: 'Campaign' }).click();
  await expect(page.getByRole('heading', { name: 'The campaign' })).toBeVisible();
  const campaign = page.url();
  await page.getByRole('button', { name: 'Play Level 1 with bots' }).click();
  const table = timeTable(page);
  await table.ready.click();
  await expect(table.done).toBeEnabled();
  await page.goto(campaign);
  await expect(page.getByText('You’re playing Level 1.')).toBeVisible();
  await page.getByRole('link', { name: 'To the table' }).click();
  await expect(table.done).toBeEnabled();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Dungeon Time: your campaign/ })).toBeVisible();
});
