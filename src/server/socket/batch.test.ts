import { afterEach, expect, test, vi } from 'vitest';
import { Batch } from './sockets.ts';

const BATCH_MS = 25;
const FULL = 64;
const MANY = 4000;

afterEach(() => {
  vi.useRealTimers();
});

/** The batch of a server with this many connections, the tasks it ran, and a controlled clock. */
function newBatch(people: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'] });
  const batch = new Batch(() => people);
  const done: number[] = [];
  let taken = 0;
  return {
    batch,
    done,
    add(count: number) {
      for (let each = 0; each < count; each++) {
        const number = taken++;
        batch.add(() => done.push(number));
      }
    },
    /** Runs everything due within some ms. */
    wait: (ms: number) => vi.advanceTimersByTime(ms),
  };
}

test('after a quiet interval nobody waits', () => {
  const { add, done, wait } = newBatch(MANY);
  for (let each = 0; each < 20; each++) {
    add(1);
    wait(1);
    expect(done).toHaveLength(each + 1);
    wait(BATCH_MS);
  }
});

test('with few connections no message waits', () => {
  const { add, done, wait } = newBatch(15);
  for (let each = 0; each < 20; each++) {
    add(1);
    wait(1);
    expect(done).toHaveLength(each + 1);
  }
});

test('the more connections, the longer the batch interval', () => {
  const { add, done, wait } = newBatch(160);
  add(1);
  wait(1);
  add(1);
  wait(6);
  expect(done).toHaveLength(1);
  wait(2);
  expect(done).toHaveLength(2);
});

test('with many connections, messages within an interval run together, in order', () => {
  const { add, done, wait } = newBatch(MANY);
  add(10);
  wait(1);
  expect(done).toHaveLength(10);
  add(3);
  wait(BATCH_MS / 2);
  add(2);
  expect(done).toHaveLength(10);
  wait(BATCH_MS);
  expect(done).toEqual(Array.from({ length: 15 }, (_, number) => number));
});

test('a full batch runs at once', () => {
  const { add, done, wait } = newBatch(MANY);
  add(10);
  wait(1);
  add(FULL);
  wait(1);
  expect(done).toHaveLength(10 + FULL);
});

test('flushing runs everything at once, and nothing twice', () => {
  const { batch, add, done, wait } = newBatch(MANY);
  add(10);
  wait(1);
  add(2);
  batch.flush();
  expect(done).toHaveLength(12);
  wait(1000);
  expect(done).toHaveLength(12);
});
