import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Bot, BotPlayer } from '../../src/engine/bot.ts';
import { fastRng } from '../../src/engine/rng.ts';
import { factsOf, type GameId } from '../../src/games/catalogue.ts';
import { loadBots, loadRules } from '../../src/games/load.ts';
import type { PlayInfo, ServerMessage } from '../../src/protocol/server-message.ts';
import { postTable, TestPage } from '../../src/server/fixtures/page.ts';
import { type Shift, shiftsIn, watchShifts } from './shifts.ts';

/** The screens a whole game is watched on, all at one table and from one seat. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'small phone': { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Screen = keyof typeof SCREENS;

/** The fastest speed at which every beat is still played. */
const SETTINGS = JSON.stringify({ speed: 'double' });
/** In real time: long enough for every part of the page to be shown. */
const CLOCK_MS = 60_000;
/** How long a player looks at a table before acting. */
const THINKING_MS = 300;
/** The longest duration of a clip, or of a choice that bots leave to people. */
const PATIENCE_MS = 30_000;
/** Content that appears after the last number was counted: the story, the picture of the turning point. */
const AFTERWARDS_MS = 4_000;

/** The layout shifts on each screen during a whole game. */
export type Shifts = Readonly<Record<Screen, readonly Shift[]>>;

/**
 * Plays a whole game with bots, watched on two phones and on a desktop by a first-time player. That seat is played over
 * a separate socket: nothing is tapped in the pages, so no shift is excused by a recent tap.
 */
export async function watchWholeGame(browser: Browser, address: string, game: GameId): Promise<Shifts> {
  const { options } = await loadRules(game);
  const { code, secret } = await postTable(address, {
    game,
    name: 'Guest',
    bots: Array.from({ length: Math.max(1, factsOf(game).company) }, () => factsOf(game).bots[0].id),
    options: 'clockMs' in options ? { clockMs: String(CLOCK_MS) } : {},
    start: true,
  });
  const kept = { code, secret, game, at: Date.now() };
  const seat = await TestPage.at(address, code, secret);
  const pages: Page[] = [];
  for (const screen of Object.values(SCREENS)) pages.push(await watchOn(browser, screen, `${address}/t/${code}`, kept));
  try {
    await Promise.all(pages.map((page) => page.locator('main[data-phase]').waitFor({ timeout: PATIENCE_MS })));
    await playSeat(seat, { pages, game });
    const end = (page: Page) => page.getByRole('button', { name: 'Play again' });
    await Promise.all(pages.map((page) => end(page).waitFor({ timeout: PATIENCE_MS })));
    await setTimeout(AFTERWARDS_MS);
    const shifts = await Promise.all(pages.map(shiftsIn));
    return Object.fromEntries(
      (Object.keys(SCREENS) as Screen[]).map((screen, place) => [screen, shifts[place]]),
    ) as Shifts;
  } finally {
    seat.close();
    for (const page of pages) await page.context().close();
  }
}

async function watchOn(browser: Browser, screen: BrowserContextOptions, address: string, seat: object) {
  const context = await browser.newContext({ ...screen, locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(
    ({ settings, seats }) => {
      if (location.protocol === 'about:') return;
      localStorage.setItem('undercroft.settings', settings);
      localStorage.setItem('undercroft.seats', seats);
      localStorage.setItem('undercroft.name', 'Guest');
    },
    { settings: SETTINGS, seats: JSON.stringify([seat]) },
  );
  // tsx calls a helper (`__name`) in compiled functions, which does not exist in the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Lets the default bot play a seat, whenever all pages show that it must act. */
async function playSeat(seat: TestPage, { pages, game }: { pages: readonly Page[]; game: GameId }): Promise<void> {
  const bots = await loadBots(game);
  const { standardPack } = await loadRules(game);
  const player = (bots.find(({ id }) => id === factsOf(game).bots[0].id) as Bot).sit(0, standardPack);
  const rng = fastRng(11);
  const table = follow(seat, player);
  while (!table.isOver()) {
    const { seq, play } = table.now();
    await setTimeout(player.pause?.(rng) ?? THINKING_MS);
    if (play === undefined || play.moves.length === 0) continue;
    await Promise.all(pages.map(hasShownAll));
    // Meanwhile another player may have acted, or the seat's turn may be over.
    if (table.now().seq !== seq && factsOf(game).realTime !== true) continue;
    const { seq: seen, play: latest } = table.now();
    if (latest === undefined || latest.moves.length === 0) continue;
    const choose = player.act ?? player.choose;
    const move = choose.call(player, () => latest.view, latest.moves, rng);
    if (move !== undefined) await seat.asks({ kind: 'move', seen, move });
  }
}

async function hasShownAll(page: Page): Promise<void> {
  await page.locator('[data-behind="false"]').waitFor({ state: 'attached', timeout: PATIENCE_MS });
}

/** The messages of a seat; its bot gets every event. */
function follow(seat: TestPage, player: BotPlayer) {
  let now: { seq: number; play: PlayInfo | undefined } = { seq: 0, play: undefined };
  let isOver = false;
  const hear = (message: ServerMessage) => {
    if (message.kind === 'table' || message.kind === 'welcome') isOver = message.table.status === 'over';
    if (message.kind !== 'played' && message.kind !== 'welcome') return;
    now = { seq: message.seq, play: message.play };
    for (const { event } of message.events) player.see?.(event);
  };
  for (const message of seat.messages) hear(message);
  seat.socket.on('message', (data) => hear(JSON.parse(data.toString()) as ServerMessage));
  return { now: () => now, isOver: () => isOver };
}
