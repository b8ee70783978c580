import { parentPort, workerData } from 'node:worker_threads';
import { elementAt } from '../../engine/list.ts';
import { isGameId } from '../../games/catalogue.ts';
import { loadLab } from '../../games/load.ts';
import type { BatchPlayed } from '../simulate/thread.ts';
import { benchOf } from './bench.ts';
import type { LabFigures } from './figures.ts';
import { jobsOf, type LabPlan } from './plan.ts';
import { playJob } from './play.ts';

// A thread of the lab: gets the number of a job, plays it, and posts its figures.
const plan: LabPlan = workerData;
if (!isGameId(plan.game)) throw new Error(`a plan names a game we have, not ${plan.game}`);
const bench = benchOf(plan, await loadLab(plan.game));
const jobs = jobsOf(plan);
parentPort?.on('message', (batch: number) => {
  const played: BatchPlayed<LabFigures> = { batch, figures: playJob(bench, elementAt(jobs, batch)) };
  parentPort?.postMessage(played);
});
