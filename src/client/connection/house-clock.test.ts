import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HouseClock } from './house-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a response is assumed to be half a round trip old', () => {
  const clock = new HouseClock();
  clock.syncRoundTrip({ sent: 1_000_000 - 200, now: 5_000_000 });
  expect(clock.now()).toBe(5_000_100);
});

test('the response with the shortest round trip counts', () => {
  const clock = new HouseClock();
  clock.syncRoundTrip({ sent: 1_000_000 - 20, now: 5_000_000 });
  clock.syncRoundTrip({ sent: 1_000_000 - 900, now: 7_000_000 });
  expect(clock.now()).toBe(5_000_010);
});

test('before any response an unsolicited message is used', () => {
  const clock = new HouseClock();
  clock.sync(5_000_000);
  vi.advanceTimersByTime(1500);
  expect(clock.now()).toBe(5_001_500);
});
