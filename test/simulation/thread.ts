import { parentPort } from 'node:worker_threads';
import { runSeed } from './run-seed.ts';

/** Runs the seeds it is sent, one after the other, and answers with what became of each. */
parentPort?.on('message', (seed: number) => {
  void runSeed(seed).then((result) => parentPort?.postMessage(result));
});
