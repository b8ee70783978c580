import type { Bot } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';

/** A game with the players that are programs. */
export interface GameHere {
  box: Box;
  bots: readonly Bot[];
}

/** Each game is a chunk of its own, fetched when a table of it is opened. */
const CHUNKS: Readonly<Record<string, () => Promise<GameHere>>> = {
  dash: () => import('./chunks/dash.ts').then(({ dashHere }) => dashHere),
  days: () => import('./chunks/days.ts').then(({ daysHere }) => daysHere),
  time: () => import('./chunks/time.ts').then(({ timeHere }) => timeHere),
  bag: () => import('./chunks/bag.ts').then(({ bagHere }) => bagHere),
};

/** The games that were fetched so far. */
export class GamesHere {
  private readonly fetched = new Map<string, GameHere>();

  /** Fetches a game; false where there is none of that name. */
  async fetch(game: string): Promise<boolean> {
    if (!Object.hasOwn(CHUNKS, game)) return false;
    if (!this.fetched.has(game)) this.fetched.set(game, await CHUNKS[game]());
    return true;
  }

  readonly findBox = (game: string): Box | undefined => this.fetched.get(game)?.box;

  readonly findBot = (game: string, bot: string): Bot | undefined =>
    this.fetched.get(game)?.bots.find(({ id }) => id === bot);
}
