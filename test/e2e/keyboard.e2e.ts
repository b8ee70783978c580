import { chooseOption, expect, test } from './house.ts';
import { ENDS, LONGEST_GAME, playByKeys, pressByKeys } from './keyboard.ts';

/** The smallest table of each game, by its options. */
const SMALL: Readonly<Record<keyof typeof ENDS, readonly (readonly [label: string, choice: string])[]>> = {
  dash: [['How many bots', '1']],
  days: [
    ['How many bots', '1'],
    ['Cards to start with', 'Five each'],
  ],
  time: [
    ['How many bots', '0'],
    ['Clock', 'off'],
  ],
  bag: [
    ['How many bots', '0'],
    ['Adventurers, if you play alone', '1'],
  ],
};

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
