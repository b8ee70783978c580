import type { Page } from '@playwright/test';
import { elementAt } from '../../src/engine/list.ts';
import { expectNothingFound, LIGHTS } from './axe.ts';
import { bagTable, playBag } from './bag-table.ts';
import { chooseOption, door, expect, inviteFriends, test, type Visit } from './house.ts';
import { findMoment, offers, sitAt } from './laid-table.ts';
import { FRAIL_PACK } from './packs.ts';

/** A table with two people, one of them reading Italian, and further preparation. */
async function tableForTwo(visit: Visit, prepare: (host: Page) => Promise<void>, pack?: string): Promise<[Page, Page]> {
  const host = await visit('/');
  if (pack !== undefined) await door(host, 'Bag of Dungeon').getByRole('combobox').selectOption(pack);
  await inviteFriends(host, 'Bag of Dungeon');
  await expect(host.getByRole('heading', { name: /^A table for/ })).toBeVisible();
  const guest = await visit(new URL(host.url()).pathname, { locale: 'it-IT' });
  await guest.getByLabel('Il tuo nome').fill('Nonna');
  await guest.getByRole('button', { name: 'Siediti' }).click();
  await expect(host.getByRole('listitem').filter({ hasText: 'Nonna' })).toBeVisible();
  await prepare(host);
  await host.getByRole('button', { name: 'Start the game' }).click();
  return [host, guest];
}

/** The seated bots. */
function botsAt(page: Page) {
  return page.getByRole('listitem').filter({ hasText: 'bot · careful' });
}

/** One person alone with two adventurers. */
async function alone(visit: Visit): Promise<Page> {
  const page = await visit('/');
  await inviteFriends(page, 'Bag of Dungeon');
  await chooseOption(page, 'Adventurers, if you play alone', '2');
  await page.getByRole('button', { name: 'Start the game' }).click();
  return page;
}

test('two pages and a bot play a co-operative game to its end, and then once more', async ({ visit }) => {
  const addBot = async (page: Page) => {
    await page.getByRole('button', { name: 'Add a careful bot' }).click();
    await expect(botsAt(page)).toHaveCount(1);
  };
  const [host, guest] = await tableForTwo(visit, addBot, FRAIL_PACK);
  await playBag([host, guest], { manner: 'bold', until: '[data-space][data-full="true"]' });
  await guest.reload();
  await playBag([host, guest], { manner: 'bold' });
  await expect(bagTable(host).ending.getByRole('listitem')).toHaveCount(3);
  await expect(
    guest.getByRole('heading', { name: /Ce l’avete fatta!|Vittoria, ma senza di te|Il dungeon non vi lascia uscire/ }),
  ).toBeVisible();
  await expectNothingFound(guest, 'the end', LIGHTS);

  const first = host.url();
  await guest.getByRole('button', { name: 'Gioca ancora' }).click();
  await host.getByRole('link', { name: 'Join them' }).click();
  await expect(host).not.toHaveURL(first);
  await expect(guest).toHaveURL(host.url());
});

test('on a phone whole lines fit below the prompt, and none below an ellipsis', async ({ visit }) => {
  const page = await visit('/credits', { locale: 'it-IT' });
  await sitAt(page, findMoment('bag', 2, offers('end', 'go')));
  const told = page.locator('[data-for-you] h2 + p');
  const lines = () =>
    told.evaluate((told) => {
      const { lineHeight, webkitLineClamp } = getComputedStyle(told);
      return { high: told.clientHeight / Number.parseFloat(lineHeight), most: Number(webkitLineClamp) };
    });
  await expect(told).toBeVisible();
  const { high, most } = await lines();
  expect(Math.abs(high - Math.round(high))).toBeLessThan(0.1);
  expect(high).toBeLessThan(most + 0.1);
});

test('one person sends two adventurers, each with separate turns, and sees who escaped', async ({ visit }) => {
  const page = await alone(visit);
  await expect(page.getByRole('button', { name: /^Choose the/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Choose the Dwarf' }).click();
  await page.getByRole('button', { name: 'Choose the Elf' }).click();
  await expect(page.getByRole('button', { name: /^Dwarf, health 12 of 12, 1 life/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^The (Dwarf|Elf)’s turn, \d AP/ })).toBeVisible();

  await sitAt(page, findMoment('bag', 1, 'over'));
  await expect(bagTable(page).ending.getByText(/^\d of \d got out$/)).toBeVisible();
});

test('in a fight a call reaches the other page with its cost, and a helper adds a die', async ({ visit }) => {
  const [host, guest] = await tableForTwo(visit, async () => {});
  await playBag([host, guest], { manner: 'bold', until: '[data-move="tag"]:enabled' });
  const isHosts = await bagTable(host).action('tag').isVisible();
  const [caller, called] = isHosts ? [host, guest] : [guest, host];
  await bagTable(caller).action('tag').click();
  await expect(called.getByRole('heading', { name: /asks you to help against|ti chiede aiuto contro/ })).toBeVisible();
  const come = called.getByRole('button', { name: /^(Come and help|Vai ad aiutare).* \d (AP|PA)$/ });
  await come.click();
  await caller.getByRole('button', { name: /^(Odds|Probabilità)/ }).click();
  await expect(caller.getByRole('listitem').filter({ hasText: /\+1 (die|dado)/ })).toBeVisible();
  await expect(bagTable(caller).action('roll')).toBeVisible();
  await expect(bagTable(caller).action('escape')).toHaveCount(0);
});

test('once the Ring is in play one adventurer attacks another, who can flee', async ({ visit }) => {
  const page = await visit('/credits');
  const { action } = bagTable(page);
  await sitAt(page, findMoment('bag', 4, offers('attack')));
  await action('attack').first().click();
  await expect(page.getByRole('region', { name: / against / })).toBeVisible();
  await action('roll').click();
  await expect(
    page
      .getByRole('log')
      .getByText(/ attacks |^You attack /)
      .first(),
  ).toBeAttached();

  await sitAt(page, findMoment('bag', 4, offers('flee')));
  await expect(page.getByRole('region', { name: / against / })).toBeVisible();
  await action('flee').first().click();
  // A fatal flight needs confirmation.
  const fled = page
    .getByRole('log')
    .getByText(/ runs from |^You run from /)
    .first();
  const anyway = page.getByRole('button', { name: /^Do it anyway/ });
  await expect(anyway.or(fled).first()).toBeAttached();
  if (await anyway.isVisible()) await anyway.click();
  await expect(fled).toBeAttached();
});

test('a player who was away is told the events since, step by step', async ({ visit }) => {
  const pages = await tableForTwo(visit, async () => {});
  await playBag(pages, { manner: 'waiting', until: '[data-move="draw"]:enabled' });
  const isHosts = await bagTable(elementAt(pages, 0)).action('draw').isVisible();
  const here = elementAt(pages, isHosts ? 0 : 1);
  const away = elementAt(pages, isHosts ? 1 : 0);
  const address = away.url();
  await away.goto('about:blank');
  await bagTable(here).action('draw').click();
  // A tile that fits only one way lays itself, maybe just before it is tapped.
  const tiles = bagTable(here).map.locator('[data-place]');
  await expect(async () => {
    if (await bagTable(here).action('lay').isVisible()) await bagTable(here).action('lay').click({ timeout: 1000 });
    await expect(tiles).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  await away.goto(address);

  const strip = away.getByRole('region', { name: /^(While you were away|Mentre non c’eri)$/ });
  await expect(strip.getByText(/^1 (of|di) 2$/)).toBeVisible();
  await strip.getByRole('button', { name: /^(Next|Avanti)$/ }).click();
  await expect(strip.getByText(/^2 (of|di) 2$/)).toBeVisible();
  await strip.getByRole('button', { name: /^(Now|Adesso)$/ }).click();
  await expect(strip).toHaveCount(0);
});

test('the home page starts a solo game with two adventurers', async ({ visit }) => {
  const page = await visit('/');
  await door(page, 'Bag of Dungeon').getByRole('button', { name: 'Alone, with two adventurers' }).click();
  await playBag([page], { manner: 'bold', until: '[data-move="draw"]:enabled' });
  await expect(page.getByRole('region', { name: 'Adventurers' }).getByRole('button')).toHaveCount(2);
});

/** Solo: draws the tile to the north by keyboard; false if it fits only one way and is laid automatically. */
async function drawsByKeys(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: 'Choose the Dwarf' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choose the Dwarf' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose the Elf' }).press('Enter');
  await page.getByRole('button', { name: /^Start, crossroads, open north, east, south and west/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Unexplored, north of you/);
  await page.keyboard.press('Enter');
  const held = page.locator(':focus').and(page.getByRole('button', { name: /^New tile: .*Turn it/ }));
  await expect(held.or(bagTable(page).map.locator('[data-place="1"]')).first()).toBeVisible();
  return (await held.count()) > 0;
}

test('a tile is drawn, turned and laid with the keyboard alone', async ({ visit }) => {
  let page = await alone(visit);
  for (let tables = 1; !(await drawsByKeys(page)); tables += 1) {
    expect(tables, 'tables whose first tile fits one way only').toBeLessThan(12);
    await page.close();
    page = await alone(visit);
  }
  await expect(bagTable(page).action('lay')).toBeEnabled();
  await page.keyboard.press('t');
  await page.keyboard.press('e');
  await expect(bagTable(page).map.locator('[data-place]')).toHaveCount(2);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'What can I do now?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
