import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../src/games/catalogue.ts';
import { expectNothingFound, LIGHTS } from './axe.ts';
import { daysTable } from './days-table.ts';
import { expect, test } from './house.ts';
import { findMoment, offers, type Recognize, sitAt } from './laid-table.ts';
import { losses, narrow } from './losses.ts';

/** A position of a game with this many players, and further actions there; the page is checked after each. */
interface Phase {
  seats: number;
  when: Recognize | 'over';
  actions?: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

/** Dash: one of the face-down cards is known to everybody. */
const hasKnownCard: Recognize = (moves, _, state) =>
  moves.some(({ kind }) => kind === 'flip') && (state as { known: readonly boolean[] }).known.includes(true);

/** The decisions of each game, and its end. */
const PHASES: Readonly<Record<string, Readonly<Record<string, Phase>>>> = {
  dash: {
    'one’s own turn': { seats: 6, when: offers('stop'), actions: { help } },
    'a card that can be answered': { seats: 4, when: offers('use') },
    'a card that can be put back': { seats: 3, when: offers('put-back') },
    'a dungeon with a card that was put back': { seats: 3, when: hasKnownCard },
    'a fumble': { seats: 3, when: offers('fumble') },
    'the exchange': { seats: 4, when: offers('discard') },
    'the end': { seats: 6, when: 'over' },
  },
  days: {
    'one’s own turn': {
      seats: 6,
      when: (moves, seat) => seat === 0 && moves.some(({ kind, card }) => kind === 'place' && card === HUMAN),
      actions: {
        lifted: (page) => daysTable(page).playable('human').first().click(),
        refused: (page) => page.locator('[data-spot="1:0"]').click(),
        pointed: (page) => daysTable(page).lit.last().hover(),
        help,
      },
    },
    'the end': { seats: 6, when: 'over' },
  },
  time: {
    'choosing a Hero': { seats: 4, when: offers('keep') },
    'getting ready': { seats: 5, when: offers('ready') },
    'the Adventure': { seats: 5, when: offers('play'), actions: { help } },
    'the Adventure alone': { seats: 1, when: offers('play') },
    'the first reveal': { seats: 4, when: offers('reveal') },
    'items to drop': { seats: 4, when: offers('drop') },
    'a reward to take': { seats: 4, when: offers('take', 'refuse') },
    'the end': { seats: 4, when: 'over' },
  },
  bag: {
    choosing: { seats: 4, when: offers('choose') },
    exploring: { seats: 4, when: offers('draw', 'drop'), actions: { help } },
    'a new tile': { seats: 2, when: offers('lay') },
    'a fight': { seats: 4, when: offers('roll', 'tag') },
    'a call for help': { seats: 3, when: offers('yes') },
    'a trade': { seats: 4, when: offers('ask') },
    'an attack': { seats: 4, when: offers('flee') },
    'the end': { seats: 4, when: 'over' },
  },
};

/** The index of the Human in the standard pack of Dungeon Days. */
const HUMAN = 10;

for (const game of GAME_IDS) {
  test(`in each phase of ${game} axe finds nothing in any theme, and at 320 px with text at 200% nothing is lost`, async ({
    visit,
  }) => {
    const page = await visit('/credits');
    for (const [name, { seats, when, actions = {} }] of Object.entries(PHASES[game] ?? {})) {
      await page.setViewportSize({ width: 390, height: 844 });
      await sitAt(page, findMoment(game, seats, when));
      await expectNothingFound(page, name, LIGHTS);
      for (const [action, does] of Object.entries(actions)) {
        await does(page);
        await expectNothingFound(page, `${name}, ${action}`, LIGHTS);
      }
      for (const _ of Object.keys(actions)) await page.keyboard.press('Escape');
      await narrow(page, 200);
      expect.soft(await losses(page), name).toEqual([]);
    }
  });
}

async function help(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'What can I do now?' })).toBeVisible();
}
