import { afterEach, expect, test, vi } from 'vitest';
import { Breath } from './breath.ts';

const BREATH_MS = 20;
const FULL = 64;
const MANY = 4000;

afterEach(() => {
  vi.useRealTimers();
});

/** The breath of a house with so many people, what it has done so far, and a clock of its own. */
function breathing(people: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'] });
  const breath = new Breath(() => people);
  const done: number[] = [];
  let taken = 0;
  return {
    breath,
    done,
    take(count: number) {
      for (let each = 0; each < count; each++) {
        const number = taken++;
        breath.take(() => done.push(number));
      }
    },
    /** All that is to happen within some ms. */
    wait: (ms: number) => vi.advanceTimersByTime(ms),
  };
}

test('after a quiet while nobody waits', () => {
  const { take, done, wait } = breathing(MANY);
  for (let each = 0; each < 20; each++) {
    take(1);
    wait(1);
    expect(done).toHaveLength(each + 1);
    wait(BREATH_MS);
  }
});

test('in a house with few people nobody waits', () => {
  const { take, done, wait } = breathing(40);
  for (let each = 0; each < 20; each++) {
    take(1);
    wait(1);
    expect(done).toHaveLength(each + 1);
  }
});

test('the more people, the longer the breath', () => {
  const { take, done, wait } = breathing(400);
  take(1);
  wait(1);
  take(1);
  wait(6);
  expect(done).toHaveLength(1);
  wait(2);
  expect(done).toHaveLength(2);
});

test('in a house full of people what comes within a breath is done together, in order', () => {
  const { take, done, wait } = breathing(MANY);
  take(10);
  wait(1);
  expect(done).toHaveLength(10);
  take(3);
  wait(BREATH_MS / 2);
  take(2);
  expect(done).toHaveLength(10);
  wait(BREATH_MS);
  expect(done).toEqual(Array.from({ length: 15 }, (_, number) => number));
});

test('a full breath is not waited for', () => {
  const { take, done, wait } = breathing(MANY);
  take(10);
  wait(1);
  take(FULL);
  wait(1);
  expect(done).toHaveLength(10 + FULL);
});

test('who cannot wait has all done at once, and nothing twice', () => {
  const { breath, take, done, wait } = breathing(MANY);
  take(10);
  wait(1);
  take(2);
  breath.draw();
  expect(done).toHaveLength(12);
  wait(1000);
  expect(done).toHaveLength(12);
});
