import type { Page } from '@playwright/test';
import { elementAt } from '../../src/engine/list.ts';
import { BOULDER, DRAGON, HUMAN, INVISIBILITY, MEDUSA } from '../../src/games/days/rules/content.ts';
import type { DaysState } from '../../src/games/days/rules/state.ts';
import { expectNothingFound, LIGHTS } from './axe.ts';
import { drawDaysBySocket } from './days-by-socket.ts';
import { daysTable, playDays, sitWithSpells } from './days-table.ts';
import { expect, inviteFriends, test } from './house.ts';
import { findMoment, type Recognize, sitAt } from './laid-table.ts';
import { keepSeat } from './sit.ts';

test('two pages and a bot play a whole game of Dungeon Days, one in Italian, and then once more', async ({ visit }) => {
  const host = await visit('/');
  await inviteFriends(host, 'Dungeon Days');
  await expect(host.getByRole('heading', { name: 'A table for Dungeon Days' })).toBeVisible();
  await host.getByRole('button', { name: 'Add a careful bot' }).click();
  // A guest invited to a first game has a choice from the first turn on.
  await expect(host.getByLabel('Cards to start with').locator('option:checked')).toHaveText('Five each');

  const guest = await visit(new URL(host.url()).pathname, { locale: 'it-IT' });
  await guest.getByLabel('Il tuo nome').fill('Nonna');
  await guest.getByRole('button', { name: 'Siediti' }).click();
  await expect(host.getByRole('list').getByText('Nonna')).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(daysTable(host).boards).toHaveCount(21);
  await expect(daysTable(guest).boards).toHaveCount(21);

  // Far enough into the game that a mistake would show.
  await playDays([host, guest], { until: '[data-spot]:not([data-empty="true"])', times: 4 });
  await guest.reload();
  await expect(guest.getByRole('group', { name: /^Nonna \(tu\): / })).toBeVisible();

  await playDays([host, guest]);
  await expect(host.getByRole('heading', { name: /wins?!|share the win!/ })).toBeVisible();
  await expect(guest.getByRole('heading', { name: /Vince|Hai vinto|Vittoria/ })).toBeVisible();
  await expect(host.getByRole('listitem').filter({ has: host.getByRole('heading', { level: 3 }) })).toHaveCount(3);
  await expectNothingFound(guest, 'the end', LIGHTS);

  const first = host.url();
  await guest.getByRole('button', { name: 'Gioca ancora' }).click();
  await host.getByRole('link', { name: 'Join them' }).click();
  await expect(host).not.toHaveURL(first);
  await guest.getByRole('button', { name: 'Inizia la partita' }).click();
  await expect(daysTable(host).boards).toHaveCount(21);
});

for (const { locale, why, rule } of [
  { locale: 'en-GB', why: /^Not on .*’s Monday: the Human only goes on your own board\.$/, rule: 'Why?' },
  { locale: 'it-IT', why: /^Non sul lunedì di .*: l’Umano va solo sulla tua plancia\.$/, rule: 'Perché?' },
]) {
  test(`a day that cannot be played on shows the reason and the rule (${locale})`, async ({ visit }) => {
    const page = await visit('/credits', { locale });
    await sitAt(page, findMoment('days', 2, canPlay('human')));
    const table = daysTable(page);
    await table.playable('human').first().click();
    await page.locator('[data-spot="1:0"]').click();
    await expect(table.sentence).toHaveText(why);
    await table.panel.getByRole('button', { name: rule }).click();
    await expect(page.getByRole('dialog')).toContainText(/DD-11|board|plancia/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Nothing was sent: the card is still lifted, and its days are still highlighted.
    await expect(table.lit.first()).toBeVisible();
  });
}

test('points for others differ from one’s own by colour, crest and words', async ({ visit }) => {
  const page = await visit('/credits');
  await sitAt(page, findMoment('days', 2, canPlay('medusa')));
  const table = daysTable(page);
  await table.playable('medusa').first().click();
  const badge = '[data-sign="more"]';
  const own = page.locator(`[data-spot^="0:"][data-lit="true"]:has(${badge})`).first();
  const theirs = page.locator(`[data-spot^="1:"][data-lit="true"]:has(${badge})`).first();
  const colour = (day: typeof own) =>
    day.locator(badge).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour(theirs)).not.toBe(await colour(own));
  await expect(own.locator('[data-crest]')).toHaveCount(0);
  await expect(theirs.locator('[data-crest]')).toHaveCount(1);
  await expect(theirs).toHaveAccessibleName(/\p{L}+ \+\d+$/u);
  await expect(table.panel).toContainText('The points in red go to the others.');
});

test('Transformation is chosen in two steps that can be cancelled, and then played', async ({ visit }) => {
  const page = await visit('/credits');
  await sitAt(page, findMoment('days', 2, canPlay('transformation')));
  const table = daysTable(page);
  const spell = table.playable('transformation').first();
  const before = await table.hand.count();

  await spell.click();
  await expect(table.sentence).toHaveText('1 of 2: choose the creature to take.');
  await chooseCreature(page);
  await table.back.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(table.sentence).toHaveText(/^Your turn/);
  await expect(table.lit).toHaveCount(0);
  await expect(table.hand).toHaveCount(before);

  await table.play(spell);
  await expect(table.log).toContainText('You play a Spell of Transformation: you take');
  await expect(table.hand).toHaveCount(before - 1);
});

test('Transportation asks for the day and then for the player, shows its effect, and is played', async ({ visit }) => {
  const page = await visit('/credits');
  await sitAt(page, findMoment('days', 3, canPlay('transportation')));
  const table = daysTable(page);
  const spell = table.playable('transportation').first();
  const own = page.locator('[data-spot^="0:"][data-lit="true"]:not([data-empty="true"])');
  await spell.click();
  await expect(table.sentence).toHaveText('1 of 2: choose the day.');
  await own.first().click();
  await expect(table.sentence).toHaveText(/^2 of 2: whose \w+day\?$/);
  await page.keyboard.press('Escape');
  await expect(table.sentence).toHaveText('1 of 2: choose the day.');
  await own.first().click();
  await table.panel.getByRole('button').first().click();
  await expect(table.log).toContainText('You play a Spell of Transportation and swap');
});

test('cards, days and verbs have keys of their own', async ({ visit }) => {
  const page = await visit('/credits');
  await sitAt(page, findMoment('days', 2, canPlay('human')));
  const table = daysTable(page);
  const place = Number(await table.playable('human').first().getAttribute('data-hand'));
  expect(place).toBeLessThan(9);
  await page.keyboard.press(String(place + 1));
  await expect(page.locator(':focus')).toHaveAccessibleName(/day: .*, can be played here/);
  await expect(table.sentence).toHaveText(/^The Human on your \w+day\.$/);
  await page.keyboard.press('Enter');
  await expect(table.log).toContainText(/You play a Human on \w+day\./);

  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveAttribute('data-spot', /^1:/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'What can I do now?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { locale, play, note, said } of [
  {
    locale: 'en-GB',
    play: 'Play now (with bots)',
    note: 'You start with five cards.',
    said: /^Your turn\. You start with 5 cards: (play one, or )?draw another\.$/,
  },
  {
    locale: 'it-IT',
    play: 'Gioca subito (con i bot)',
    note: 'Si comincia con cinque carte.',
    said: /^Tocca a te\. Cominci con 5 carte: (giocane una o )?pescane un’altra\.$/,
  },
]) {
  test(`[DD-4] “Play now” deals five cards, and says so (${locale})`, async ({ visit }) => {
    const page = await visit('/', { locale });
    const door = page.locator('[data-game="days"]');
    await expect(door).toContainText(note);
    await door.getByRole('button', { name: play }).click();
    const table = daysTable(page);
    await expect(table.hand).toHaveCount(5);
    await expect(table.sentence).toHaveText(said);
    await table.draw.click();
    await expect(table.hand).toHaveCount(6);
    await expect(table.draw).toBeVisible();
    await expect(table.sentence).toHaveText(/^(Your turn|Tocca a te): /);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`[DD-15] everybody may look through the discard pile, spectators too (${viewport.width} px)`, async ({
    visit,
  }) => {
    const page = await visit('/credits', { viewport });
    const moment = findMoment('days', 2, (_, seat, state) => seat === 0 && (state as DaysState).discard.length >= 8);
    await sitAt(page, moment);
    const pile = page.getByRole('button', { name: /^Discard pile: \d+ cards$/ });
    await expect(pile).toBeInViewport({ ratio: 1 });
    await pile.click();
    const cards = page.getByRole('dialog', { name: 'The discard pile' }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(8);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const player = await visit('/', { viewport });
    await player.locator('[data-game="days"]').getByRole('button', { name: 'Play now (with bots)' }).click();
    await expect(daysTable(player).boards.first()).toBeVisible();
    const watcher = await visit(new URL(player.url()).pathname, { viewport });
    await watcher.getByRole('button', { name: /^Discard pile: / }).click();
    await expect(watcher.getByRole('dialog', { name: 'The discard pile' })).toBeVisible();
  });
}

test('[DD-36] for a Dragon on a full day of another board the reason is the full day', async ({ visit }) => {
  const page = await visit('/credits');
  await sitAt(
    page,
    findMoment('days', 2, (moves, seat, state) => {
      const { boards, hands } = state as DaysState;
      const top = boards[1]?.[0]?.at(-1);
      const isFull = top !== undefined && top !== BOULDER && top !== INVISIBILITY;
      return seat === 0 && isFull && elementAt(hands, 0).length < 9 && moves.some(({ card }) => card === DRAGON);
    }),
  );
  const table = daysTable(page);
  await table.playable('dragon').first().click();
  await page.locator('[data-spot="1:0"]').click();
  await expect(table.sentence).toHaveText(
    /^Not on .*’s Monday: there’s already a card here, and the Dragon needs an empty day\.$/,
  );
});

test('a stack, a week and the discard pile can be looked through', async ({ visit }) => {
  const page = await visit('/credits');
  await sitAt(page, findMoment('days', 2, canPlay('transportation')));
  await page.locator('[data-spot^="0:"]:not([data-empty="true"])').first().click();
  await expect(page.getByRole('dialog')).toContainText('in sight');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Ada \(you\): / }).click();
  await expect(page.getByRole('dialog', { name: 'Ada’s week' })).toContainText('Wednesday');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Discard pile/ }).click();
  await expect(page.getByRole('dialog', { name: 'The discard pile' })).toBeVisible();
});

test('at 360x640 six weeks, the panel and a hand of any size fit, and nothing scrolls sideways', async ({ visit }) => {
  const page = await visit('/', { viewport: { width: 360, height: 640 }, locale: 'it-IT' });
  await sitWithSpells(page, Array(5).fill('random'));
  const table = daysTable(page);
  await expect(table.boards).toHaveCount(42);
  for (let draws = 0; draws < 10; draws += 1) {
    await expect(table.draw).toBeVisible();
    await page.keyboard.press('d');
    await expect(table.hand).toHaveCount(6 + draws);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const part of [table.boards.first(), table.boards.last(), table.panel, table.hand.last()]) {
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
  const card = await table.hand.last().boundingBox();
  expect(card?.width).toBeGreaterThanOrEqual(56);
  expect(card?.height).toBeGreaterThanOrEqual(80);
});

test('at 1280x720 six weeks, the panel and the hand are visible without scrolling', async ({ visit }) => {
  const page = await visit('/', { viewport: { width: 1280, height: 720 }, locale: 'it-IT' });
  await sitWithSpells(page, Array(5).fill('random'));
  const table = daysTable(page);
  await expect(table.boards).toHaveCount(42);
  await expect(table.hand).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(720);
});

for (const { locale, rules, dwarf, human } of [
  { locale: 'en-GB', rules: 'Rules', dwarf: 'Dwarf, 0:', human: 'Human, 1:' },
  { locale: 'it-IT', rules: 'Regole', dwarf: 'Nano, 0:', human: 'Umano, 1:' },
]) {
  test(`[DD-37] the rules at a table with another pack show its values (${locale})`, async ({ visit }) => {
    const page = await visit('/', { viewport: { width: 1280, height: 720 }, locale });
    await sitWithSpells(page, ['random']);
    await page.keyboard.press('r');
    const sheet = page.getByRole('dialog', { name: rules });
    await expect(sheet).toContainText(dwarf);
    await expect(sheet).toContainText(human);
    await expect(sheet).not.toContainText('|');
  });
}

test('at 390x844 twelve cards are visible at once, beside four weeks', async ({ visit, address }) => {
  const seat = await drawDaysBySocket(address, { people: 4, hand: 12 });
  const page = await visit('/', { viewport: { width: 390, height: 844 }, locale: 'it-IT' });
  await keepSeat(page, { game: 'days', ...seat, chair: 0 });
  await page.goto(`/t/${seat.code}`);
  const table = daysTable(page);
  await expect(table.hand).toHaveCount(12);
  for (let place = 0; place < 12; place += 1) await expect(table.hand.nth(place)).toBeInViewport({ ratio: 0.99 });
  await expect(table.boards.first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
});

test('four people on one phone see everything at 390x844, also when it must be passed on', async ({ visit }) => {
  const page = await visit('/here/new/days', { viewport: { width: 390, height: 844 } });
  for (let more = 0; more < 2; more += 1) await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Cards to start with').selectOption('Five each');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /show my cards$/ }).click();
  const table = daysTable(page);
  const highOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(table.boards).toHaveCount(28);
  expect(await highOf()).toBe(844);
  await table.draw.click();
  await expect(page.getByRole('button', { name: /^Cover and pass to / })).toBeVisible();
  expect(await highOf()).toBe(844);
});

/** A turn of the first player with few cards in hand, some on the week, and this one to play. */
function canPlay(card: 'human' | 'medusa' | 'transformation' | 'transportation'): Recognize {
  return (moves, seat, state) => {
    const { hands, boards } = state as DaysState;
    const week = elementAt(boards, 0);
    const isNearlyFull = week.filter((stack) => stack.length === 0).length < 3;
    if (seat !== 0 || elementAt(hands, 0).length > 9 || isNearlyFull) return false;
    return moves.some(({ kind, card: played, day }) => {
      if (card === 'human') return kind === 'place' && played === HUMAN;
      if (card === 'medusa') return kind === 'place' && played === MEDUSA;
      if (card === 'transformation') return kind === 'transform';
      return kind === 'transport' && elementAt(week, Number(day)).length > 0;
    });
  };
}

/** The first step of Transformation, and if a stack has several creatures, which one. */
async function chooseCreature(page: Page): Promise<void> {
  const table = daysTable(page);
  await table.lit.last().click();
  await expect(table.sentence).not.toHaveText(/1 of 2/);
}
