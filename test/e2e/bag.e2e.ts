import type { Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { bagTable, playBag } from './bag-table.ts';
import { door, expect, inviteFriends, test, type Visit } from './house.ts';

const STILL = { reducedMotion: 'reduce' } as const;

/** A table with two people, one of them reading Italian, and whatever else is asked for. */
async function tableForTwo(visit: Visit, prepare: (host: Page) => Promise<void>): Promise<[Page, Page]> {
  const host = await visit('/', STILL);
  await inviteFriends(host, 'Bag of Dungeon');
  await expect(host.getByRole('heading', { name: /^A table for/ })).toBeVisible();
  const guest = await visit(new URL(host.url()).pathname, { ...STILL, locale: 'it-IT' });
  await guest.getByLabel('Il tuo nome').fill('Nonna');
  await guest.getByRole('button', { name: 'Siediti' }).click();
  await expect(host.getByRole('listitem').filter({ hasText: 'Nonna' })).toBeVisible();
  await prepare(host);
  await host.getByRole('button', { name: 'Start the game' }).click();
  return [host, guest];
}

/** The bots that have sat down. */
function botsAt(page: Page) {
  return page.getByRole('listitem').filter({ hasText: 'bot · careful' });
}

/** One person alone with two adventurers. */
async function alone(visit: Visit, options = {}): Promise<Page> {
  const page = await visit('/', { ...STILL, ...options });
  await inviteFriends(page, 'Bag of Dungeon');
  await page.getByLabel('Adventurers, if you play alone').selectOption('2');
  await page.getByRole('button', { name: 'Start the game' }).click();
  return page;
}

test('two pages and a bot play a co-operative game to its end, and then once more', async ({ visit }) => {
  const [host, guest] = await tableForTwo(visit, async (page) => {
    await page.getByRole('button', { name: 'Add a careful bot' }).click();
    await expect(botsAt(page)).toHaveCount(1);
  });
  await playBag([host, guest], { manner: 'bold', until: '[data-space][data-full="true"]' });
  await guest.reload();
  await playBag([host, guest], { manner: 'bold' });
  await expect(bagTable(host).ending.getByRole('listitem')).toHaveCount(3);
  await expect(guest.getByRole('heading', { name: /Ce l’avete fatta!|Il dungeon vi trattiene/ })).toBeVisible();

  const first = host.url();
  await guest.getByRole('button', { name: 'Gioca ancora' }).click();
  await expect(host).not.toHaveURL(first);
  await expect(guest).toHaveURL(host.url());
});

test('one person sends two adventurers, each with a turn of their own, and sees who got out', async ({ visit }) => {
  const page = await alone(visit);
  await expect(page.getByRole('button', { name: /^Choose the/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Choose the Dwarf' }).click();
  await page.getByRole('button', { name: 'Choose the Elf' }).click();
  await expect(page.getByRole('button', { name: /^Dwarf, health 12 of 12, 1 life/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Dwarf|Elf)’s turn, \d AP/ })).toBeVisible();
  await playBag([page], { manner: 'bold' });
  await expect(bagTable(page).ending.getByText(/^\d of 2 got out$/)).toBeVisible();
});

test('in a fight a call reaches the other page with its cost, and who comes adds a die', async ({ visit }) => {
  const [host, guest] = await tableForTwo(visit, async () => {});
  await playBag([host, guest], { manner: 'bold', until: '[data-move="tag"]:enabled' });
  const isHosts = await bagTable(host).deed('tag').isVisible();
  const [caller, called] = isHosts ? [host, guest] : [guest, host];
  await bagTable(caller).deed('tag').click();
  await expect(called.getByRole('heading', { name: /calls you against|ti chiama contro/ })).toBeVisible();
  const come = called.getByRole('button', { name: /^(Come and help|Vai ad aiutare) \d (AP|PA)$/ });
  await come.click();
  await expect(caller.getByRole('listitem').filter({ hasText: /\+1 (die|dado)/ })).toBeVisible();
  await expect(bagTable(caller).deed('roll')).toBeVisible();
  await expect(bagTable(caller).deed('escape')).toHaveCount(0);
});

test('once the Ring is in play, one adventurer attacks another, who flees', async ({ visit }) => {
  test.setTimeout(300_000);
  const [host, guest] = await tableForTwo(visit, async (page) => {
    await page.getByLabel('How one wins').selectOption('competitive');
    await expect(page.getByLabel('How one wins')).toHaveValue('competitive');
    for (const bots of [1, 2]) {
      await page.getByRole('button', { name: 'Add a careful bot' }).click();
      await expect(botsAt(page)).toHaveCount(bots);
    }
  });
  // Two people wait beside the Start while two bots explore; should these fail, there is another game.
  const until = '[data-move="attack"]:enabled, [data-move="flee"]:enabled';
  for (let games = 1; (await playBag([host, guest], { manner: 'waiting', until })) === 'over'; games += 1) {
    expect(games, 'the Ring appears sooner or later').toBeLessThan(4);
    const last = host.url();
    await host.getByRole('button', { name: 'Play again' }).click();
    await expect(host).not.toHaveURL(last);
    await host.getByRole('button', { name: 'Start the game' }).click();
  }
  // Both wait on one tile, so that one can attack the other; a bot that came along may have been quicker.
  for (const [page, other] of [
    [host, 'Nonna'],
    [guest, 'Guest'],
  ] as const) {
    const attack = bagTable(page).deed('attack').filter({ hasText: other });
    if (!(await attack.isVisible())) continue;
    await attack.click();
    await bagTable(page).deed('roll').click();
  }
  for (const page of [host, guest])
    await expect(page.getByRole('region', { name: / (against|contro) / })).toBeVisible();
  const flights = [host, guest].map((page) => bagTable(page).deed('flee').first());
  const flee = await Promise.any(flights.map((flight) => flight.waitFor().then(() => flight)));
  await flee.click();
  await expect(
    host
      .getByRole('log')
      .getByText(/ runs from /)
      .first(),
  ).toBeAttached();
});

test('who was away is told what happened since, step by step', async ({ visit }) => {
  const pages = await tableForTwo(visit, async () => {});
  await playBag(pages, { manner: 'waiting', until: '[data-move="draw"]:enabled' });
  const isHosts = await bagTable(pages[0]).deed('draw').isVisible();
  const [here, away] = isHosts ? pages : pages.toReversed();
  const address = away.url();
  await away.goto('about:blank');
  await bagTable(here).deed('draw').click();
  await bagTable(here).deed('lay').click();
  await expect(bagTable(here).map.locator('[data-place]')).toHaveCount(2);
  await away.goto(address);

  const strip = away.getByRole('region', { name: /^(While you were away|Mentre non c’eri)$/ });
  await expect(strip.getByText(/^1 (of|di) 2$/)).toBeVisible();
  await strip.getByRole('button', { name: /^(And then\?|E poi\?)$/ }).click();
  await expect(strip.getByText(/^2 (of|di) 2$/)).toBeVisible();
  await strip.getByRole('button', { name: /^(Now|Adesso)$/ }).click();
  await expect(strip).toHaveCount(0);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`axe finds nothing while exploring, fighting, trading and at the end (${colorScheme})`, async ({ visit }) => {
    test.setTimeout(240_000);
    const page = await alone(visit, { colorScheme, viewport: { width: 360, height: 640 } });
    await expect(bagTable(page).deed('choose').first()).toBeVisible();
    await expectNothingFound(page, 'choosing');
    await playBag([page], { manner: 'bold', until: '[data-move="draw"]:enabled' });
    await expectNothingFound(page, 'exploring');
    await expectNoSideways(page);
    await playBag([page], { manner: 'bold', until: '[data-move="roll"]:enabled' });
    await bagTable(page).deed('roll').click();
    await expectNothingFound(page, 'fighting');
    await expectNoSideways(page);
    await playUntilTrading(page);
    await expectNothingFound(page, 'trading');
    await playBag([page], { manner: 'bold' });
    await expectNothingFound(page, 'the end');
    await expectNoSideways(page);
  });
}

test('the door lets one person in alone, with two adventurers', async ({ visit }) => {
  const page = await visit('/', STILL);
  await door(page, 'Bag of Dungeon').getByRole('button', { name: 'Alone, with two adventurers' }).click();
  await playBag([page], { manner: 'bold', until: '[data-move="draw"]:enabled' });
  await expect(page.getByRole('region', { name: 'Adventurers' }).getByRole('button')).toHaveCount(2);
});

test('a tile is drawn, turned and laid with the keyboard alone', async ({ visit }) => {
  const page = await alone(visit);
  await page.getByRole('button', { name: 'Choose the Dwarf' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choose the Dwarf' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose the Elf' }).press('Enter');
  await page.getByRole('button', { name: /^Start, crossroads, open north, east, south and west/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Unexplored, north of you/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^New tile: /);
  await expect(bagTable(page).deed('lay')).toBeEnabled();
  await page.keyboard.press('t');
  await page.keyboard.press('e');
  await expect(bagTable(page).map.locator('[data-place]')).toHaveCount(2);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'What can I do now?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Something is found, the two meet, one offers; should they fall before, there is another game. */
async function playUntilTrading(page: Page): Promise<void> {
  const { deed } = bagTable(page);
  for (let games = 1; ; games += 1) {
    await playBag([page], { manner: 'bold', until: '[data-space][data-full="true"]' });
    if ((await playBag([page], { manner: 'sociable', until: '[data-move="offer"]:enabled' })) === 'seen') break;
    expect(games, 'sooner or later there is something to trade').toBeLessThan(8);
    const last = page.url();
    await page.getByRole('button', { name: 'Play again' }).click();
    // Alone there is nobody to wait for: the next game has begun.
    await expect(page).not.toHaveURL(last);
  }
  await deed('offer').first().click();
  await expect(deed('ask').first()).toBeVisible();
}

async function expectNoSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, 'nothing sticks out at the side').toBeLessThanOrEqual(0);
}
