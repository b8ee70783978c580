import { fastRng } from '../../../src/engine/rng.ts';
import { factsOf, GAME_IDS } from '../../../src/games/catalogue.ts';
import type { ServerMessage } from '../../../src/protocol/server-message.ts';
import { postTable, randomSecret, TestPage } from '../../../src/server/fixtures/page.ts';

/** The messages that uninvolved players may receive. */
const USUAL = new Set(['welcome', 'table', 'played', 'done', 'seated', 'undo-offered']);
const PAUSE_MS = 15;
/** Games with turns. */
const GAMES = GAME_IDS.filter((id) => factsOf(id).realTime !== true);

/** A table as its two players left it. */
export interface Left {
  code: string;
  seq: number;
  views: unknown[];
}

/** Two people who play normally while the server is fuzzed. */
export class Witnesses {
  moves = 0;
  /** The longest time a move took, in ms. */
  slowest = 0;
  readonly odd: ServerMessage[] = [];
  readonly left: Left[] = [];
  #stopped = false;
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** Plays one game after the other until told to stop. */
  async play(): Promise<void> {
    for (let number = 1; !this.#stopped; number++) await this.#game(number);
  }

  stop(): void {
    this.#stopped = true;
  }

  async #game(number: number): Promise<void> {
    const rng = fastRng(number, 5);
    const { code, secret } = await postTable(this.#address, { game: GAMES[number % GAMES.length], name: 'Ann' });
    const ann = await TestPage.at(this.#address, code, secret);
    const ben = await TestPage.at(this.#address, code);
    const pages = [ann, ben];
    await ben.asks({ kind: 'sit', name: 'Ben', secret: randomSecret() });
    await ann.asks({ kind: 'start' });
    await ben.hears('played');
    while (!this.#stopped) {
      const page = pages.find((one) => one.shown.play.moves.length > 0);
      if (page === undefined) break;
      const { moves } = page.shown.play;
      const begun = performance.now();
      const answer = await page.asks({ kind: 'move', seen: seqAt(page), move: moves[rng.int(moves.length)] });
      this.slowest = Math.max(this.slowest, performance.now() - begun);
      this.moves += 1;
      if (answer.kind !== 'done') this.odd.push(answer);
      else await Promise.all(pages.map((one) => one.hears('played', ({ seq }) => seq >= answer.seq)));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    this.odd.push(...pages.flatMap(({ messages }) => messages).filter(({ kind }) => !USUAL.has(kind)));
    this.left.push({ code, seq: Math.max(...pages.map(seqAt)), views: pages.map((page) => page.shown.play.view) });
    for (const page of pages) page.close();
  }
}

function seqAt(page: TestPage): number {
  return Math.max(...page.messages.map((message) => ('seq' in message ? message.seq : 0)));
}
