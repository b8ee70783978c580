import type { Page, WebSocketRoute } from '@playwright/test';
import { GAME_IDS } from '../../src/games/catalogue.ts';
import { dashTable } from './dash-table.ts';
import { chooseOption, door, expect, inviteFriends, test } from './house.ts';
import { findMoment, offers, sitAt } from './laid-table.ts';

test('one tap on "Play now" starts a game', async ({ visit }) => {
  const page = await visit('/');
  await door(page).getByRole('button', { name: 'Play now (with bots)' }).click();
  await expect(dashTable(page).board).toBeVisible();
  await expect(page.getByRole('button', { name: /gold, \d+ cards? explored/ })).toHaveCount(4);
});

test('a newcomer has one main button and two games a screen; a returning player sees unfinished games first', async ({
  visit,
}) => {
  for (const locale of ['en-GB', 'it-IT']) {
    const page = await visit('/', { locale });
    const begin = page.getByRole('button', { name: /^(Play your first game now|Fai subito la prima partita)$/ });
    await expect(begin).toBeInViewport({ ratio: 1 });
    const last = await page.getByRole('article').last().getByRole('button').first().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0), locale).toBeLessThanOrEqual((GAME_IDS.length / 2) * 844);
    await begin.click();
    await expect(dashTable(page).board).toBeVisible();
    await page.goto('/');
    const unfinished = page.getByRole('region', { name: /^(Continue|Continua)$/ });
    await expect(unfinished.getByRole('link').first()).toBeInViewport();
    await expect(begin).toHaveCount(0);
    // Once it is finished, the next one is no longer their first.
    await page.evaluate(() => {
      const seats = JSON.parse(localStorage.getItem('undercroft.seats') ?? '[]') as object[];
      localStorage.setItem('undercroft.seats', JSON.stringify(seats.map((seat) => ({ ...seat, over: true }))));
    });
    await page.reload();
    await expect(page.getByRole('button', { name: /^(Play a game now|Fai subito una partita)$/ })).toBeVisible();
    await expect(begin).toHaveCount(0);
  }
});

test('a table at which this device sits is offered again on the home page', async ({ visit }) => {
  const page = await visit('/');
  await door(page).getByRole('button', { name: 'Play now (with bots)' }).click();
  await expect(dashTable(page).board).toBeVisible();
  const table = page.url();
  await page.getByRole('link', { name: /Undercroft/ }).click();
  await page.getByRole('link', { name: /^Dash Through the Dungeon, table/ }).click();
  await expect(page).toHaveURL(table);
  await expect(dashTable(page).board).toBeVisible();
});

test('a visitor to a full table watches, and is shown alternatives', async ({ visit }) => {
  const host = await visit('/');
  await inviteFriends(host);
  for (let bots = 1; bots < 6; bots += 1) {
    await host.getByRole('button', { name: 'Add a careful bot' }).click();
    await expect(host.getByRole('button', { name: /^Remove / })).toHaveCount(bots);
  }
  const late = await visit(new URL(host.url()).pathname);
  await expect(late.getByText('All chairs are taken, so you’re watching.')).toBeVisible();

  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(late.getByText('The game has already started, so you’re watching.')).toBeVisible();
  await expect(late.getByRole('link', { name: 'Open a table of your own' })).toBeVisible();
  await expect(dashTable(late).hand).toHaveCount(0);
});

test('a newcomer at a game among friends waits to be let in, may give up, and sees a refusal', async ({
  visit,
}, info) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const host = await visit('/', { viewport });
    await door(host).getByRole('button', { name: 'Play now (with bots)' }).click();
    await expect(dashTable(host).board).toBeVisible();
    const late = await visit(new URL(host.url()).pathname, { viewport, locale: 'it-IT' });
    const take = late.getByRole('button', { name: /^Prendi il posto di/ }).first();
    const ask = async () => {
      await take.click();
      const name = late.getByLabel('Il tuo nome');
      const waits = late.getByText('In attesa che qualcuno ti faccia entrare…');
      await expect(name.or(waits)).toBeVisible();
      if (!(await name.isVisible())) return;
      await name.fill('Eva');
      await name.press('Enter');
    };
    await ask();
    await expect(late.getByText('In attesa che qualcuno ti faccia entrare…')).toBeVisible();
    await expect(host.getByText('Eva would like to join.')).toBeVisible();
    const size = `${viewport.width}`;
    await late.screenshot({ path: info.outputPath(`waiting-${size}.png`) });
    await host.screenshot({ path: info.outputPath(`asked-${size}.png`) });
    await late.getByRole('button', { name: 'Guardo e basta' }).click();
    await expect(host.getByText('Eva would like to join.')).toHaveCount(0);

    await ask();
    await host.getByRole('button', { name: 'No, don’t let Eva in' }).press('Enter');
    await expect(late.getByText(/^Preferiscono continuare così\. Puoi guardare, e chiedere/)).toBeVisible();
    await expect(host.getByText('Eva would like to join.')).toHaveCount(0);
    await host.close();
    await late.close();
  }
});

test("the host is asked for a name once, before there is a link, and the lobby's settings carry over to one device", async ({
  visit,
}) => {
  const host = await visit('/new/dash');
  await expect(host.getByLabel('Your name')).toBeVisible();
  await host.getByRole('button', { name: 'Get the link' }).click();
  await expect(host.getByText('Type a name first.')).toBeVisible();
  expect(new URL(host.url()).pathname).toBe('/new/dash');
  await host.getByLabel('Your name').fill('Zoe');
  await host.getByLabel('Your name').press('Enter');
  await host.waitForURL('**/t/*');
  await expect(host.getByText(host.url())).toBeVisible();
  const guest = await visit(new URL(host.url()).pathname);
  await expect(guest.getByRole('heading', { name: 'Zoe invites you to the table' })).toBeVisible();

  // The second time the link is there at once.
  const first = host.url();
  await host.goto('/new/dash');
  await host.waitForURL('**/t/*');
  expect(host.url()).not.toBe(first);
  await chooseOption(host, 'Bots for empty chairs', '3');
  await host.getByRole('button', { name: 'On one device' }).click();
  await expect(host).toHaveURL(/\/here\/new\/dash$/);
  await expect(host.getByLabel('Player 1')).toHaveValue('Zoe');
  // Two people share a device, so that one bot is left of the two.
  await expect(host.getByLabel('How many bots')).toHaveValue('1');
});

test('a host without a name enters one before the link is shown', async ({ visit }) => {
  const host = await visit('/');
  await door(host, 'Dungeon Time').getByRole('button', { name: 'Campaign' }).click();
  await host
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await host.waitForURL('**/t/*');
  await expect(host.getByRole('heading', { name: 'What’s your name?' })).toBeVisible();
  await expect(host.getByText(host.url())).toHaveCount(0);
  await host.getByLabel('Your name').fill('Zoe');
  await host.getByRole('button', { name: 'Get the link' }).click();
  await expect(host.getByText(host.url())).toBeVisible();
  const guest = await visit(new URL(host.url()).pathname);
  await expect(guest.getByRole('heading', { name: 'Zoe invites you to the table' })).toBeVisible();
});

test('the letters of a code, typed, lead to the table; its address has the whole code', async ({ visit }) => {
  const host = await visit('/');
  await inviteFriends(host);
  const { pathname } = new URL(host.url());
  const letters = pathname.slice('/t/'.length, '/t/'.length + 5);
  await expect(host.getByText(letters, { exact: true })).toBeVisible();
  const guest = await visit(`/t/${letters}`);
  await expect(guest).toHaveURL(new RegExp(`${pathname}$`));
  await expect(guest.getByRole('heading', { name: 'Ann invites you to the table' })).toBeVisible();
});

test('an unknown code and an invalid one lead to a helpful page', async ({ visit }) => {
  const page = await visit('/t/BBBBB');
  await expect(page.getByRole('heading', { name: 'No table here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open a table of your own' })).toBeVisible();
  await page.getByLabel('Table code').fill('AEIOU');
  await page.getByRole('button', { name: 'Go to the table' }).click();
  await expect(page.getByText('A code has 5 letters and no vowels')).toBeVisible();
  await page.getByLabel('Table code').fill('CCCCC');
  await page.getByRole('button', { name: 'Go to the table' }).click();
  await expect(page.getByText('There’s no table CCCCC.')).toBeVisible();
});

test('the language changes in place, is remembered, and is set as the page’s language', async ({ visit }) => {
  const page = await visit('/');
  await door(page).getByRole('button', { name: 'Play now (with bots)' }).click();
  await expect(page.getByRole('heading', { name: 'Your equipment' })).toBeAttached();
  // On a phone the top bar has no room for languages: the settings have them too.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Italiano').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Il tuo equipaggiamento' })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Il tuo equipaggiamento' })).toBeAttached();
});

test('a lost connection is restored with the seat, and pending requests are carried out once', async ({ visit }) => {
  const page = await visit('/');
  let isDown = false;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws\//, (line) => {
    if (isDown) {
      line.close();
      return;
    }
    line.connectToServer();
    lines.push(line);
  });
  await page.reload();
  await inviteFriends(page);
  await expect(page.getByText('Waiting for 1 more player.')).toBeVisible();

  const tools = await toolsOf(page);
  isDown = true;
  for (const line of lines) await line.close();
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  expect(await toolsOf(page), 'no tool moves away from a finger').toEqual(tools);
  await page.getByRole('button', { name: 'Add a careful bot' }).click();
  isDown = false;

  await expect(page.getByText('2 players at the table.')).toBeVisible();
  await expect(page.getByText('Connection lost. Reconnecting…')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
});

test('from the tap on “Sit down” a lobby looks as for a seated player, and a late response moves nothing', async ({
  visit,
}) => {
  const host = await visit('/');
  await inviteFriends(host);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const guest = await visit('/credits', { viewport });
    let held: (() => void)[] | undefined;
    await guest.routeWebSocket(/\/ws\//, (line) => {
      line.connectToServer().onMessage((message) => {
        if (held === undefined) line.send(message);
        else held.push(() => line.send(message));
      });
    });
    await guest.goto(new URL(host.url()).pathname);
    await guest.getByLabel('Your name').fill('Carlo');
    held = [];
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await expect(guest.getByLabel('Your name')).toHaveCount(0);
    const stand = guest.getByRole('button', { name: 'Leave the chair' });
    await expect(stand).toBeDisabled();
    const places = () =>
      guest.evaluate(() =>
        [...document.querySelectorAll('main :is(h2, ol, a, button):not(.dock *)')].map((one) => {
          const { left, top } = one.getBoundingClientRect();
          return `${one.tagName} ${left} ${top + scrollY}`;
        }),
      );
    const before = await places();
    for (const send of held) send();
    held = undefined;
    await expect(stand).toBeEnabled();
    await expect(guest.locator('[data-kind="person"]', { hasText: 'Carlo' }).first()).toBeVisible();
    expect(await places()).toEqual(before);
  }
});

test('in the exchange one tap discards the marked cards and says ready', async ({ visit }) => {
  const page = await visit('/credits');
  await sitAt(page, findMoment('dash', 2, offers('discard')));
  const kept = page.locator('[data-role="keep"]');
  for (let left = await kept.count(); left > 0; left -= 1) await kept.first().click();
  await page.getByRole('button', { name: /^Give up \d cards?$/ }).click();
  // The other was already ready.
  await expect(page.getByText(/^Dungeon [23] of 3 is dealt/).last()).toBeAttached();
  await expect(page.locator('[data-role="give-up"]')).toHaveCount(0);
  await expect(page.locator('[data-role]')).toHaveCount(3);
});

/** Where the tools of the top bar are, on a phone and on a desktop. */
async function toolsOf(page: Page): Promise<unknown[]> {
  const before = page.viewportSize();
  const found: unknown[] = [];
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const tools = page.locator('header').getByRole('button');
    found.push(
      await tools.evaluateAll((all) => all.map((tool) => [tool.ariaLabel, tool.getBoundingClientRect().left])),
    );
  }
  if (before !== null) await page.setViewportSize(before);
  return found;
}
