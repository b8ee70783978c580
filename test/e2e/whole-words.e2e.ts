import type { Page } from '@playwright/test';
import { GAME_IDS, type GameId, isGameId } from '../../src/games/catalogue.ts';
import { botMoment } from '../screens/bot-game.ts';
import { MOMENTS, type Shown, SUBJECTS } from '../screens/subjects.ts';
import { expect, test } from './house.ts';
import { offers, sitAt } from './laid-table.ts';
import { openAndSit } from './sit.ts';

const LOCALES = ['en-GB', 'it-IT'];
const PHONES = [390, 360];
/** The longest names of bots. */
const LONG_NAMES = ['Ada', 'Bradamante', 'Fiammetta', 'Tancredi'];

/** Moments with the longest words beside buttons, by a move that is on offer there. */
const TIGHT: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  bag: ['choose', 'shoot', 'roll'],
  dash: ['use'],
  days: ['transport'],
  time: ['drop'],
};
/** A bot game with the tight moments, where that of the pictures has none. */
const TIGHT_DEALS: Readonly<Partial<Record<GameId, { seats: number; number: number }>>> = {
  time: { seats: 3, number: 10 },
};

for (const locale of LOCALES) {
  test(`no word is broken or cut off on the pages and in the lobbies (${locale})`, async ({ visit }) => {
    const page = await visit('/', { locale });
    for (const path of [
      '/',
      '/daily',
      '/records',
      '/collection',
      '/credits',
      '/carry',
      '/learn/bag',
      '/here/new/dash',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expectWholeWords(page, path);
    }
    for (const game of GAME_IDS) {
      await openAndSit(page, { game, name: 'Leonardo', bots: ['careful', 'cunning'] });
      await expect(page.getByRole('main')).toBeVisible();
      await expectWholeWords(page, `the lobby of ${game}`);
    }
    const guest = await visit(page.url(), { locale });
    await expect(guest.getByRole('textbox')).toBeVisible();
    await expectWholeWords(guest, 'an invitation');
    await guest.goto('/');
    await guest.evaluate(keepGame);
    await guest.reload();
    await expect(guest.locator('#you')).toBeVisible();
    await expectWholeWords(guest, 'the home page of somebody who comes back');
  });
}

for (const game of GAME_IDS.filter(isGameId)) {
  const subject = SUBJECTS[game];
  if (subject === undefined) continue;
  const { seats, number, shown } = subject;
  for (const locale of LOCALES) {
    test(`no word is broken or cut off at a table of ${game} (${locale})`, async ({ visit }) => {
      const tight = (TIGHT[game] ?? []).map((kind): [string, Shown] => [
        kind,
        { when: (moves) => offers(kind)(moves, 0, undefined) },
      ]);
      const moments = MOMENTS.map((moment): [string, Shown] => [moment, shown[moment]]);
      for (const [name, { when, act }] of [...moments, ...tight]) {
        const page = await visit('/credits', { locale });
        const isTight = tight.some(([kind]) => kind === name);
        const deal = (isTight && TIGHT_DEALS[game]) || { seats, number };
        const laid = await botMoment(game, when, deal);
        await sitAt(page, { ...laid, record: { ...laid.record, names: LONG_NAMES.slice(0, deal.seats) } });
        await act?.(page);
        await expectWholeWords(page, `${game}, ${name}`);
        await page.close();
      }
    });
  }
}

/** Runs in the page: stores a finished game. */
function keepGame(): void {
  const players = ['Leonardo', 'Bramante'].map((name) => ({ name, kind: 'person' }));
  const [startedAt, endedAt] = [Date.now() - 600_000, Date.now()];
  const game = { code: 'BCDFG', game: 'dash', options: {}, startedAt, endedAt, players, winners: [0], scores: [20, 9] };
  localStorage.setItem(
    'undercroft.games',
    JSON.stringify({ games: [{ ...game, where: 'server', seat: 0 }], earlier: {} }),
  );
}

async function expectWholeWords(page: Page, where: string): Promise<void> {
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(brokenWords), `${where}, ${width} wide`).toEqual([]);
  }
}

/** In the page: words on two lines, words that end at the edge of what holds them, and sentences that lose their end. */
function brokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent ?? '';
    if (owner === null || owner.closest('.visually-hidden, code, [inert]') !== null) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}’\u00AD]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      // A soft hyphen says where a name may be divided.
      const isDivided = lines.some(({ top }) => top >= (lines[0]?.bottom ?? top) - 2);
      if (isDivided && !word.includes('\u00AD')) found.push(`broken: ${word}`);
      if (lines.length > 0 && isCut(range.getBoundingClientRect(), owner)) found.push(`cut off: ${word}`);
    }
  }
  for (const box of document.querySelectorAll('.two-lines')) {
    // News that do not fit are left to the log.
    if (!box.checkVisibility({ visibilityProperty: true })) continue;
    if (box.scrollHeight > box.clientHeight + 1) found.push(`without its end: ${box.textContent}`);
  }
  return [...new Set(found)];

  function isCut(word: DOMRect, owner: Element): boolean {
    for (let holder: Element | null = owner; holder !== null; holder = holder.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(holder);
      // What scrolls is read by scrolling.
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      if (overflowX === 'visible') continue;
      const { left, right } = holder.getBoundingClientRect();
      // Folded, or carried off the screen as a whole.
      if (word.right < left || word.left > right || right - left < 4) return false;
      if (word.right > right + 2 || word.left < left - 2) return true;
    }
    return false;
  }
}
