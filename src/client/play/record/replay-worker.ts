import type { FromReplay, ReplayAnswer, ReplayRequest, ToReplay } from '../../../replay/messages.ts';

/** The worker that plays a record: the rules run there, never in the page. */
export class ReplayWorker {
  readonly #worker: Worker;
  readonly #asked = new Map<number, (answer: ReplayAnswer) => void>();
  #lastId = 0;
  readonly #onProgress: ((share: number) => void) | undefined;

  /** `onProgress` gets the share of the record replayed while it is opened, from 0 to 1. */
  constructor(onProgress?: (share: number) => void) {
    this.#onProgress = onProgress;
    this.#worker = new Worker(new URL('../../../replay/worker.ts', import.meta.url), {
      type: 'module',
      name: 'replay',
    });
    this.#worker.onmessage = ({ data }: MessageEvent<FromReplay>) => {
      if ('progress' in data) return this.#onProgress?.(data.progress);
      this.#asked.get(data.id)?.(data.answer);
      this.#asked.delete(data.id);
    };
    // The only place where a worker that fails to load is reported.
    this.#worker.onerror = () => {
      for (const resolve of this.#asked.values()) resolve({ kind: 'failed' });
      this.#asked.clear();
    };
  }

  ask(request: ReplayRequest): Promise<ReplayAnswer> {
    this.#lastId += 1;
    const message: ToReplay = { id: this.#lastId, request };
    return new Promise((resolve) => {
      this.#asked.set(message.id, resolve);
      this.#worker.postMessage(message);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
