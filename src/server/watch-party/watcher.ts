import type { WatchMessage, WatchNews } from '../../protocol/watch-message.ts';
import type { CodeGuesses } from '../../table/conversation.ts';
import type { WatchParties } from './watch-parties.ts';

/** One page that watches a replay with others. */
export class Watcher {
  readonly #parties: WatchParties;
  readonly #guesses: CodeGuesses | undefined;
  readonly #sendText: (text: string) => void;
  #at: { code: string; id: number } | undefined;
  #ended = false;

  constructor(parties: WatchParties, guesses: CodeGuesses | undefined, sendText: (text: string) => void) {
    this.#parties = parties;
    this.#guesses = guesses;
    this.#sendText = sendText;
  }

  get isWatching(): boolean {
    return this.#at !== undefined;
  }

  async receive(message: WatchMessage): Promise<void> {
    if (message.kind === 'watch') return this.#watch(message);
    if (this.#at !== undefined) this.#parties.receive(this.#at.code, this.#at.id, message);
    else this.#send({ kind: 'error', code: 'hello-first' });
  }

  /** Stops watching. */
  end(): void {
    this.#ended = true;
    this.#leave();
  }

  async #watch({ replay, name }: Extract<WatchMessage, { kind: 'watch' }>): Promise<void> {
    const found = await this.#parties.replays.find(replay);
    if (this.#ended) return;
    this.#leave();
    if ('error' in found) {
      const isWrong = found.error === 'no-such-table';
      const code = isWrong ? (this.#guesses?.noteWrong(replay, found.error) ?? found.error) : found.error;
      return this.#send({ kind: 'error', code });
    }
    this.#guesses?.noteRight(replay);
    const id = this.#parties.enter(replay, { name, send: this.#sendText });
    if (id === undefined) return this.#send({ kind: 'error', code: 'table-full' });
    this.#at = { code: replay, id };
  }

  #leave(): void {
    if (this.#at !== undefined) this.#parties.leave(this.#at.code, this.#at.id);
    this.#at = undefined;
  }

  #send(news: WatchNews): void {
    this.#sendText(JSON.stringify(news));
  }
}
