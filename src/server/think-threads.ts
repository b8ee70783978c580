import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FromThinker } from '../bots/think-messages.ts';
import { type StartWorker, ThinkPool } from '../bots/think-pool.ts';

/** The code of each thread: think-thread.ts, as it is built beside the command. */
const THREAD = new URL('./think-thread.js', import.meta.url);
/** More threads than this would take the processor away from the tables of a big machine. */
const MAX_THREADS = 4;

/** Threads for bots, leaving one core to the tables; none when running from the sources, which have no built thread. */
export function thinkThreads(thread: URL = THREAD): ThinkPool | undefined {
  if (!existsSync(thread)) return undefined;
  return new ThinkPool(startThread(thread), Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)));
}

const startThread =
  (thread: URL): StartWorker =>
  ({ message, died }) => {
    const worker = new Worker(thread);
    worker.on('message', (said: FromThinker) => message(said));
    worker.on('error', died);
    worker.on('exit', (code) => died(`exit ${code}`));
    // Threads do not keep a finished process alive.
    worker.unref();
    return { post: (said) => worker.postMessage(said), end: () => void worker.terminate() };
  };
