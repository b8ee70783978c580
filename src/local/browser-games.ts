import type { Bot } from '../engine/bot.ts';
import type { Box } from '../engine/game.ts';
import { isGameId } from '../games/catalogue.ts';
import { loadBots, loadRules } from '../games/load.ts';

/** A game with its bots. */
interface FetchedGame {
  box: Box;
  bots: readonly Bot[];
}

/** The games loaded so far. */
export class BrowserGames {
  readonly #fetched = new Map<string, FetchedGame>();

  /** Loads a game; false for an unknown name. */
  async fetch(game: string): Promise<boolean> {
    if (!isGameId(game)) return false;
    if (!this.#fetched.has(game)) {
      const [box, bots] = await Promise.all([loadRules(game), loadBots(game)]);
      this.#fetched.set(game, { box, bots });
    }
    return true;
  }

  readonly findBox = (game: string): Box | undefined => this.#fetched.get(game)?.box;

  readonly findBot = (game: string, bot: string): Bot | undefined =>
    this.#fetched.get(game)?.bots.find(({ id }) => id === bot);
}
