import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreHealth } from './store-health.ts';

let answer: () => Promise<void>;
let reach: StoreHealth;
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  heard = [];
  answer = async () => undefined;
  reach = new StoreHealth(() => answer());
  reach.start({ onDown: () => heard.push('out'), onRecovered: () => heard.push('back') });
});

afterEach(() => {
  reach.close();
  vi.useRealTimers();
});

const never = (): Promise<void> => new Promise(() => undefined);

test.each([
  ['says nothing', never],
  ['always says no', () => Promise.reject(new Error('no'))],
])('a store that %s is out of reach within three seconds', async (_, silence) => {
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual([]);
  answer = silence;
  await vi.advanceTimersByTimeAsync(1900);
  expect(reach.isDown).toBe(false);
  await vi.advanceTimersByTimeAsync(1100);
  expect(heard).toEqual(['out']);
});

test('one failed check among many good ones is no outage', async () => {
  let count = 0;
  answer = () => (count++ % 3 === 0 ? Promise.reject(new Error('no')) : Promise.resolve());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
});

test('work waiting for the store goes on when it is up again, or when the server closes', async () => {
  answer = () => Promise.reject(new Error('no'));
  await vi.advanceTimersByTimeAsync(3000);
  const waited = vi.fn();
  void reach.recovered?.then(waited);
  answer = async () => undefined;
  await vi.advanceTimersByTimeAsync(600);
  expect(heard).toEqual(['out', 'back']);
  expect(waited).toHaveBeenCalledOnce();
  expect(reach.recovered).toBeUndefined();

  answer = never;
  await vi.advanceTimersByTimeAsync(3000);
  const again = reach.recovered;
  reach.close();
  await again;
});
