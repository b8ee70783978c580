import { chooseOption, expect, test } from './house.ts';
import { ENDS, LONGEST_GAME, playByKeys, SMALL } from './keyboard.ts';

for (const game of ['dash', 'days', 'time'] as const) {
  test(`a whole game of ${game} is played with one key, by a frame that goes from choice to choice`, async ({
    visit,
  }) => {
    test.setTimeout(LONGEST_GAME + 60_000);
    const page = await visit(`/here/new/${game}`);
    await page.evaluate(() => localStorage.setItem('undercroft.botPace', '0'));
    if (game !== 'time') await page.getByRole('button', { name: 'Remove Player 2' }).click();
    for (const [label, choice] of SMALL[game]) await chooseOption(page, label, choice);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page).toHaveURL(/\/here\/[A-Z]+$/);
    await page.evaluate(() => {
      localStorage.setItem('undercroft.settings', JSON.stringify({ speed: 'off' }));
      localStorage.setItem('undercroft.scanning', 'fast');
    });
    // The frame's own speed is for people.
    await page.addInitScript(() => {
      const every = globalThis.setInterval;
      Object.assign(globalThis, { setInterval: (act: () => void, ms: number) => every(act, ms === 600 ? 100 : ms) });
    });
    await page.reload();

    await playByKeys(page, game, 'switch');
    await expect(page.locator(ENDS[game])).toBeVisible();
    // The result can be left by the same key.
    await expect(page.locator('[data-scan-frame]')).toBeVisible();
  });
}
