import type { Searcher, ThinkRequest } from '../engine/bot.ts';
import { fastRng } from '../engine/rng.ts';
import { isGameId } from '../games/catalogue.ts';
import { loadBots, loadRules } from '../games/load.ts';
import type { FromThinker, ToThinker } from './think-messages.ts';
import { thinkWithin } from './thinking.ts';

/**
 * A worker's side of thinking, in a thread or a web worker: receives messages and posts answers. It only ever gets a
 * question, so its bots cannot know more than their seats do.
 */
export class Thinker {
  readonly #post: (message: FromThinker) => void;
  readonly #running = new Map<number, AbortController>();
  /** Searchers for standard packs, by game and bot. */
  readonly #searchers = new Map<string, Promise<Searcher>>();

  constructor(post: (message: FromThinker) => void) {
    this.#post = post;
  }

  receive(message: ToThinker): void {
    if (message.kind === 'stop') this.#running.get(message.id)?.abort();
    else void this.#answer(message.id, message.request);
  }

  async #answer(id: number, request: ThinkRequest): Promise<void> {
    const controller = new AbortController();
    this.#running.set(id, controller);
    try {
      const { question, budget, seed } = request;
      const searcher = await this.#searcherFor(request);
      const move = await thinkWithin(searcher, { question, budget, rng: fastRng(...seed) }, controller.signal);
      this.#post({ kind: 'thought', id, move: question.moves.indexOf(move) });
    } catch (error) {
      this.#post({ kind: 'failed', id, why: error instanceof Error ? error.message : String(error) });
    } finally {
      this.#running.delete(id);
    }
  }

  #searcherFor({ game, bot, pack }: ThinkRequest): Promise<Searcher> {
    if (pack !== undefined) return openSearcher(game, bot, pack);
    const key = `${game} ${bot}`;
    const known = this.#searchers.get(key);
    if (known !== undefined) return known;
    const opened = openSearcher(game, bot);
    this.#searchers.set(key, opened);
    return opened;
  }
}

async function openSearcher(game: string, bot: string, pack?: unknown): Promise<Searcher> {
  if (!isGameId(game)) throw new Error(`there is no game ${game}`);
  const [box, bots] = await Promise.all([loadRules(game), loadBots(game)]);
  const searcher = bots.find(({ id }) => id === bot)?.thinks?.open(pack ?? box.standardPack);
  if (searcher === undefined) throw new Error(`no bot ${bot} of ${game} thinks`);
  return searcher;
}
