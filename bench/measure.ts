import { elementAt } from '../src/engine/list.ts';

/** Something to be timed: does some work and returns the number of units done. */
type Work = () => number;

/**
 * Timing parameters, in ms of processor time: long enough for the JIT to warm up, and often enough that the median
 * ignores outliers of a busy machine.
 */
export interface Timing {
  warmUpMs: number;
  roundMs: number;
  rounds: number;
}

/**
 * The rates of each contestant, one per round: all run in every round, so that a slow phase of the machine affects all
 * of them.
 */
export function race<Name extends string>(
  contestants: Readonly<Record<Name, Work>>,
  { warmUpMs, roundMs, rounds }: Timing,
): Record<Name, number[]> {
  const all = Object.entries<Work>(contestants).map(([name, work]) => ({ name, work, rates: [] as number[] }));
  for (const { work } of all) rate(work, warmUpMs);
  for (let round = 0; round < rounds; round++) {
    for (const { work, rates } of all) rates.push(rate(work, roundMs));
  }
  return Object.fromEntries(all.map(({ name, rates }) => [name, rates])) as Record<Name, number[]>;
}

/** The processor time is read at this interval, in ms: reading it after every unit of work would be measured too. */
const READ_EVERY_MS = 10;

/**
 * Rate per second of processor time. On an idle machine that is no more than per second of wall-clock time, because the
 * collector's threads count too; on a busy one it is independent of other load. Work goes on until it has used its
 * processor time: 700 ms of wall-clock time are too few to warm up on a machine that gives us a tenth of a core.
 */
function rate(work: Work, ms: number): number {
  const before = process.cpuUsage();
  let count = 0;
  for (;;) {
    const startedAt = performance.now();
    while (performance.now() - startedAt < READ_EVERY_MS) count += work();
    const { user, system } = process.cpuUsage(before);
    if (user + system >= ms * 1000) return (count * 1e6) / (user + system);
  }
}

/**
 * Bytes of heap allocated by some work; needs --expose-gc, and work small enough that nothing is collected meanwhile.
 */
export function bytesTaken(work: () => void): number {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('measuring memory needs node --expose-gc');
  const takes = Array.from({ length: 25 }, () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    work();
    return process.memoryUsage().heapUsed - before;
  });
  return median(takes);
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = elementAt(sorted, middle);
  return sorted.length % 2 === 1 ? upper : (elementAt(sorted, middle - 1) + upper) / 2;
}

/** A percentile of sorted figures. */
export function percentile(sorted: readonly number[], share: number): number {
  return elementAt(sorted, Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1));
}
