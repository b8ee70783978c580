import type { FromThinker } from '../bots/think-messages.ts';
import { type StartWorker, ThinkPool } from '../bots/think-pool.ts';

/** One web worker for bots; undefined if the browser cannot start a worker inside a worker, as old ones cannot. */
export function thinkWorkers(): ThinkPool | undefined {
  return typeof Worker === 'undefined' ? undefined : new ThinkPool(startWorker, 1);
}

const startWorker: StartWorker = ({ message, died }) => {
  const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: 'undercroft-bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => message(data));
  worker.addEventListener('error', (event) => died(event.message));
  return { post: (said) => worker.postMessage(said), end: () => worker.terminate() };
};
