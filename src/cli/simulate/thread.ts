import { parentPort, workerData } from 'node:worker_threads';
import { castOf } from './cast.ts';
import type { Figures } from './figures.ts';
import type { SimulationPlan } from './plan.ts';
import { playBatch } from './play.ts';

/** A thread's result: the figures of one batch. */
export interface BatchPlayed<Played = Figures> {
  batch: number;
  figures: Played;
}

// A simulation's thread: gets the number of a batch, plays it, and posts its figures.
const plan: SimulationPlan = workerData;
const cast = castOf(plan);
parentPort?.on('message', (batch: number) => {
  const played: BatchPlayed = { batch, figures: playBatch(plan, cast, batch) };
  parentPort?.postMessage(played);
});
