import { door, expect, test } from './house.ts';

test('help shows the current actions, each answer leads to its control, and help covers none of them', async ({
  visit,
}) => {
  const page = await visit('/', { viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
  await door(page).getByRole('button', { name: 'Gioca subito' }).click();
  const flippable = page.locator('[data-flippable="true"]');
  await expect(flippable).toHaveCount(20);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  const flip = help.getByRole('button', { name: 'Gira una carta: 20 carte coperte' });
  await expect(flip).toBeVisible();

  const edge = (await help.boundingBox())?.x ?? 0;
  for (const zone of ['[data-can-flip]', '[data-for-you]', '[data-hand]']) {
    const boxes = await page.locator(zone).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...boxes), `${zone} is not covered`).toBeLessThanOrEqual(edge);
  }

  await help.getByRole('button', { name: 'Tu che cosa faresti?' }).click();
  await expect(help.getByRole('status')).toContainText('Girare una carta che non conosci');

  await flip.click();
  await expect(help).toHaveCount(0);
  await expect(flippable.first()).toBeFocused();
  await expect(flippable.first()).toHaveAttribute('data-pointed');
  await page.keyboard.press('Enter');
  await expect(flippable).not.toHaveCount(20);
});

for (const [game, zone] of [
  ['Dash Through the Dungeon', '[data-space]'],
  ['Dungeon Days', '[data-spot]'],
] as const) {
  test(`at a table of ${game} arrow keys work from the first press on`, async ({ visit }) => {
    const page = await visit('/', { viewport: { width: 1440, height: 900 } });
    await door(page, game)
      .getByRole('button', { name: /^Play now/ })
      .click();
    await expect(page.locator('[data-turn="yours"]')).toBeAttached();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('ArrowRight');
    const first = page.locator(`${zone}:focus`);
    await expect(first).toHaveCount(1);
    const before = await first.evaluate((place) => place.outerHTML);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(`${zone}:focus`)).toHaveCount(1);
    expect(await page.locator(`${zone}:focus`).evaluate((place) => place.outerHTML)).not.toBe(before);
  });
}
