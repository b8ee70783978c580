import { Worker } from 'node:worker_threads';
import { addFigures, type Figures, noFigures } from './figures.ts';
import { batchesOf, type SimulationPlan } from './plan.ts';
import type { BatchPlayed } from './thread.ts';

/** The code of each thread: thread.ts, as it is built beside the command. */
const THREAD = new URL('./simulate-thread.js', import.meta.url);

/** How a plan is played: on how many threads, and how to start a thread of another kind. */
export interface Threads {
  threads: number;
  start?: () => Worker;
}

/** Called with the number of batches done, and their total. */
export type BatchProgress = (done: number, batches: number) => void;

/** Plays a plan on several threads; reports progress after each batch. */
export async function playOnThreads(
  plan: SimulationPlan,
  { threads, start = () => new Worker(THREAD, { workerData: plan }) }: Threads,
  progress: BatchProgress,
): Promise<Figures> {
  const total = noFigures(plan.seats, plan.bots.length);
  const add = (figures: Figures): void => addFigures(total, figures);
  await playBatches({ batches: batchesOf(plan), threads, start, add }, progress);
  return total;
}

/** Batches by number, and the callback that adds a thread's result. */
export interface Batches<Played> {
  batches: number;
  threads: number;
  start(): Worker;
  add(played: Played): void;
}

/** Plays all batches on several threads. */
export function playBatches<Played>(
  { batches, threads, start, add }: Batches<Played>,
  progress: BatchProgress,
): Promise<void> {
  // Batches come back in any order but are added in theirs, so that the figures do not depend on the threads.
  const early = new Map<number, Played>();
  let asked = 0;
  let added = 0;
  return new Promise((resolve, reject) => {
    const workers: Worker[] = [];
    const end = (): void => {
      for (const worker of workers) void worker.terminate();
    };
    const askNext = (worker: Worker): void => {
      if (asked < batches) worker.postMessage(asked++);
    };
    const take = ({ batch, figures }: BatchPlayed<Played>): void => {
      early.set(batch, figures);
      for (let next = early.get(added); next !== undefined; next = early.get(added)) {
        add(next);
        early.delete(added);
        added += 1;
      }
      progress(added, batches);
      if (added < batches) return;
      end();
      resolve();
    };
    for (let started = 0; started < Math.min(threads, batches); started++) {
      const worker = start();
      workers.push(worker);
      worker.on('message', (played: BatchPlayed<Played>) => {
        askNext(worker);
        take(played);
      });
      worker.on('error', (error) => {
        end();
        reject(error);
      });
      askNext(worker);
    }
  });
}
