import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ThinkRequest } from '../engine/bot.ts';
import { elementAt } from '../engine/list.ts';
import type { FromThinker, ToThinker } from './think-messages.ts';
import { type StartWorker, ThinkPool } from './think-pool.ts';

/** A worker controlled by the test. */
interface HandWorker {
  told: ToThinker[];
  answer(message: FromThinker): void;
  die(why: string): void;
  isEnded: boolean;
}

let workers: HandWorker[];
const worker = (place: number) => elementAt(workers, place);
const start: StartWorker = ({ message, died }) => {
  const started: HandWorker = { told: [], answer: message, die: died, isEnded: false };
  workers.push(started);
  return {
    post: (said) => started.told.push(said),
    end: () => {
      started.isEnded = true;
    },
  };
};

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const REQUEST: ThinkRequest = {
  game: 'guess',
  bot: 'any',
  question: { seat: 0, view: {}, moves: ['pass', 'swap'] },
  budget: { iterations: 10, ms: 900 },
  seed: [1],
};
const nobody = new AbortController().signal;

test('a thought resolves to the index of a move, and workers start only when needed', async () => {
  const pool = new ThinkPool(start, 2);
  expect(workers).toHaveLength(0);
  const thought = pool.think(REQUEST, nobody);
  expect(worker(0).told).toEqual([{ kind: 'think', id: 1, request: REQUEST }]);
  worker(0).answer({ kind: 'thought', id: 1, move: 1 });

  expect(await thought).toBe(1);
  void pool.think(REQUEST, nobody);
  expect(workers).toHaveLength(1);
});

test('when all workers are busy a request waits, and its time to think shrinks', async () => {
  const pool = new ThinkPool(start, 1);
  const first = pool.think(REQUEST, nobody);
  const second = pool.think(REQUEST, nobody);
  vi.advanceTimersByTime(300);
  worker(0).answer({ kind: 'thought', id: 1, move: 0 });
  await first;

  expect(worker(0).told[1]).toMatchObject({
    kind: 'think',
    id: 2,
    request: { budget: { iterations: 10, ms: 600 } },
  });
  worker(0).answer({ kind: 'thought', id: 2, move: 1 });
  expect(await second).toBe(1);
});

test('a request whose time runs out before a worker is free is dropped', async () => {
  const pool = new ThinkPool(start, 1);
  void pool.think({ ...REQUEST, budget: { iterations: 10, ms: 5000 } }, nobody);
  const late = pool.think(REQUEST, nobody);
  vi.advanceTimersByTime(1000);
  worker(0).answer({ kind: 'thought', id: 1, move: 0 });

  expect(await late).toBeUndefined();
  expect(worker(0).told).toHaveLength(1);
});

test('an aborted thought is stopped, or removed from the queue', async () => {
  const pool = new ThinkPool(start, 1);
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = pool.think(REQUEST, running.signal);
  const second = pool.think(REQUEST, waiting.signal);
  waiting.abort();
  running.abort();

  await expect(first).rejects.toThrow('aborted');
  await expect(second).rejects.toThrow('aborted');
  expect(worker(0).told[1]).toEqual({ kind: 'stop', id: 1 });
  worker(0).answer({ kind: 'failed', id: 1, why: 'aborted' });
  void pool.think(REQUEST, nobody);
  expect(worker(0).told[2]).toMatchObject({ kind: 'think', id: 3 });
});

test('a worker that dies is replaced: its thought fails, the next one runs', async () => {
  const pool = new ThinkPool(start, 1);
  const lost = pool.think(REQUEST, nobody);
  const next = pool.think(REQUEST, nobody);
  worker(0).die('out of memory');

  await expect(lost).rejects.toThrow('out of memory');
  worker(1).answer({ kind: 'thought', id: 2, move: 0 });
  expect(await next).toBe(0);
});

test('a worker that is late is told to stop and its request resolves; one that does not stop is terminated', async () => {
  const pool = new ThinkPool(start, 1);
  const late = pool.think(REQUEST, nobody);
  vi.advanceTimersByTime(960);

  expect(await late).toBeUndefined();
  expect(worker(0).told[1]).toEqual({ kind: 'stop', id: 1 });
  expect(worker(0).isEnded).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(worker(0).isEnded).toBe(true);
  void pool.think(REQUEST, nobody);
  expect(workers).toHaveLength(2);
});

test('closing terminates the workers and drops every thought', async () => {
  const pool = new ThinkPool(start, 1);
  const thoughts = [pool.think(REQUEST, nobody), pool.think(REQUEST, nobody)];
  pool.close();

  for (const thought of thoughts) await expect(thought).rejects.toThrow('the server is closing');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  await expect(pool.think(REQUEST, nobody)).rejects.toThrow('aborted');
});

test('a reply that is none of the moves is a failure', async () => {
  const pool = new ThinkPool(start, 1);
  const thought = pool.think(REQUEST, nobody);
  worker(0).answer({ kind: 'thought', id: 1, move: -1 });

  await expect(thought).rejects.toThrow('none of the moves');
});
