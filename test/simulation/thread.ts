import { parentPort } from 'node:worker_threads';
import { runSeed } from './run-seed.ts';

/** Runs the seeds it receives, one after the other, and posts the result of each. */
parentPort?.on('message', (seed: number) => {
  void runSeed(seed).then((result) => parentPort?.postMessage(result));
});
