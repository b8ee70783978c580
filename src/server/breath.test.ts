import { afterEach, expect, test, vi } from 'vitest';
import { Breath } from './breath.ts';

const BREATH_MS = 20;
const FULL = 64;

afterEach(() => {
  vi.useRealTimers();
});

/** A breath, what it has done so far, and a clock of its own. */
function breathing() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'] });
  const breath = new Breath();
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

test('in a quiet house nobody waits', () => {
  const { take, done, wait } = breathing();
  for (let each = 0; each < 20; each++) {
    take(1);
    wait(1);
    expect(done).toHaveLength(each + 1);
    wait(BREATH_MS);
  }
});

test('in a busy house what comes within a breath is done together, in order', () => {
  const { take, done, wait } = breathing();
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
  const { take, done, wait } = breathing();
  take(10);
  wait(1);
  take(FULL);
  wait(1);
  expect(done).toHaveLength(10 + FULL);
});

test('a house that was busy is quiet again after a while', () => {
  const { take, done, wait } = breathing();
  take(30);
  wait(1000);
  take(1);
  wait(1);
  expect(done).toHaveLength(31);
});

test('who cannot wait has all done at once, and nothing twice', () => {
  const { breath, take, done, wait } = breathing();
  take(10);
  wait(1);
  take(2);
  breath.draw();
  expect(done).toHaveLength(12);
  wait(1000);
  expect(done).toHaveLength(12);
});
