import { chooseOption, expect, test } from './house.ts';
import { ENDS, LONGEST_GAME, playByKeys, pressByKeys, SMALL } from './keyboard.ts';

for (const game of ['dash', 'days', 'time', 'bag'] as const) {
  test(`a whole game of ${game} is played with the keyboard alone, and focus is never lost`, async ({ visit }) => {
    test.setTimeout(LONGEST_GAME + 60_000);
    const page = await visit(`/here/new/${game}`);
    await page.evaluate(() => localStorage.setItem('undercroft.botPace', '0'));
    if (game !== 'time') await pressByKeys(page, 'Remove Player 2');
    for (const [label, choice] of SMALL[game]) await chooseOption(page, label, choice);
    await pressByKeys(page, 'Start the game');
    await playByKeys(page, game);
    await pressByKeys(page, 'Play again');
    await expect(page.locator(ENDS[game])).toHaveCount(0);
  });
}
