import { Worker } from 'node:worker_threads';
import type { SeedResult } from './run-seed.ts';

/** The seeds to try, and the number of threads. */
export interface Search {
  from: number;
  count: number;
  threads: number;
  /** Whether it ends with the first seed that fails. */
  untilFailure?: boolean;
  onResult?(result: SeedResult): void;
}

/** Runs seeds in threads of a built simulation; resolves with those that failed, lowest first. */
export async function searchSeeds(program: string, search: Search): Promise<SeedResult[]> {
  const { from, count, threads, untilFailure = false, onResult } = search;
  const failed: SeedResult[] = [];
  let next = from;
  const runThread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(program);
      const goOn = (): void => {
        if (next < from + count && !(untilFailure && failed.length > 0)) worker.postMessage(next++);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (result: SeedResult) => {
        if (result.broken.length > 0) failed.push(result);
        onResult?.(result);
        goOn();
      });
      goOn();
    });
  await Promise.all(Array.from({ length: threads }, runThread));
  return failed.sort((a, b) => a.seed - b.seed);
}

/** Maximum number of broken guarantees shown per seed. */
const SHOWN = 6;

/** A seed that failed, in a few lines, with how to repeat it. */
export function tellFailure({ seed, faults, broken, ms }: SeedResult): string {
  return [
    `BROKEN seed ${seed}, which lasted ${(ms / 1000).toFixed(1)} s of its own time, with ${faults.join(', ')}`,
    ...broken.slice(0, SHOWN).map((sentence) => `       - ${sentence}`),
    ...(broken.length > SHOWN ? [`       - and ${broken.length - SHOWN} more`] : []),
    `       again: npm run faults -- --seed ${seed}`,
  ].join('\n');
}
