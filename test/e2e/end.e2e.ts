import { GAME_IDS } from '../../src/games/catalogue.ts';
import { expectNothingFound, LIGHTS } from './axe.ts';
import { playDaysBySocket } from './days-by-socket.ts';
import { expect, test } from './house.ts';
import { findMoment, sitAt } from './laid-table.ts';
import { openWithLatePicture } from './late-picture.ts';
import { keepSeat } from './sit.ts';

test('the end tells a player their rank, the reason and the turning point, which can be tried differently or watched again', async ({
  visit,
  address,
}) => {
  // Weighing decisions takes some seconds of a core, and much longer if the cores are busy.
  test.setTimeout(300_000);
  const { code, secret } = await playDaysBySocket(address);
  const page = await visit('/');
  await keepSeat(page, { game: 'days', code, secret, chair: 0 });
  const late = await openWithLatePicture(page, `/t/${code}`);
  expect(late.moved, 'nothing moves under a finger').toEqual([]);
  expect(late.shift).toBeLessThan(0.01);

  await expect(page.getByText(/^(?:First place|You|A tie)\b.* Ben\b.*\.$/).first()).toBeVisible();
  // Its lines are tested in `story.test.ts`; the result here depends on the shuffle.
  const point = page.getByRole('region', { name: 'The turning point' });
  await expect(point.getByRole('button', { name: 'Try it differently' }), 'without scrolling').toBeInViewport({
    ratio: 1,
  });
  await expectNothingFound(page, 'the end', LIGHTS);

  // One's decisions are weighed, and the chart of chances can be read by keyboard.
  await page.getByRole('button', { name: 'What could I have done better?' }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByRole('heading', { name: 'Luck or skill?' })).toBeVisible({ timeout: 180_000 });
  const graph = review.getByRole('slider', { name: 'Who was ahead?' });
  await expect(graph).toHaveAttribute('aria-valuetext', /^The end: You \d+%(?: ±\d+)?, Ben \d+%(?: ±\d+)?$/);
  await graph.press('Home');
  await expect(graph).toHaveAttribute('aria-valuetext', /^Turn 1: You \d+%(?: ±\d+)?, Ben \d+%(?: ±\d+)?$/);
  await expectNothingFound(page, 'the review', LIGHTS);
  await page.keyboard.press('Escape');

  // The picture is shown first; on a device without a share sheet it is saved as a file.
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share the result' });
  await expect(sheet.getByRole('img', { name: /^Dungeon Days / })).toHaveJSProperty('naturalWidth', 1080);
  await expectNothingFound(page, 'the share sheet');
  const file = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save the picture' }).click();
  expect((await file).suggestedFilename()).toBe(`undercroft-${code}.jpg`);
  await expect(sheet.getByText('Picture saved')).toBeVisible();
  await page.keyboard.press('Escape');

  // The replay opens from the player's own perspective.
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page).toHaveURL(/&eyes=\d$/);
  await expect(page.getByLabel('Seen by').locator('option:checked')).toHaveText('Ann');
  await page.goBack();

  await point.getByRole('button', { name: 'Try it differently' }).click();
  await expect(page).toHaveURL(/\/here\//);
  await expect(page.getByText('What if… This game doesn’t count.')).toBeVisible();
  await expect(page.locator('[data-turn="yours"]'), 'there is something to choose').toBeVisible();
  await page.getByRole('link', { name: 'Back to the result' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${code}$`));

  // Watching begins before the turning point, and pauses after it.
  const watch = point.getByRole('link', { name: 'Watch it' });
  const [, step = ''] = /watch=(\d+)/.exec((await watch.getAttribute('href')) ?? '') ?? [];
  await watch.click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue(step);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a spectator reads who won, on a wide screen where nothing moves either', async ({ visit, address }) => {
  const { code } = await playDaysBySocket(address);
  const page = await visit('/', { viewport: { width: 1440, height: 900 } });
  const late = await openWithLatePicture(page, `/t/${code}`);
  expect(late.moved).toEqual([]);
  expect(late.shift).toBeLessThan(0.01);

  await expect(page.getByText(/^(?:First place|Ann|Ben|A tie)\b.* (?:Ann|Ben)\b.*\.$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try it differently' })).toHaveCount(0);
});

test('on a laptop the next game is in sight at the end of every game', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit('/credits', { viewport: { width: 1440, height: 900 } });
  for (const game of GAME_IDS) {
    await page.goto('/credits');
    await sitAt(page, findMoment(game, 3, 'over'));
    const again = page.getByRole('button', { name: 'Play again' });
    for (const height of [900, 768]) {
      await page.setViewportSize({ width: 1440, height });
      await expect(again, `${game}, ${height} high`).toBeInViewport({ ratio: 1, timeout: 20_000 });
    }
  }
});
