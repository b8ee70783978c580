import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hint, SharedJournal } from '../../journal/journal.ts';
import { platformTimers } from '../../journal/timers.ts';
import type { LoadedTable } from '../../table/loaded-table.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import type { WatchParties } from '../watch-party/watch-parties.ts';
import { Cluster } from './cluster.ts';

let emitHint: (hint: Hint) => void;
let sent: { kind: string }[];
let presenceChanges: number;
let isStoreDown: boolean;
let stoodStillMs: number;
let cluster: Cluster;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, presenceChanges, isStoreDown, stoodStillMs] = [[], 0, false, 0];
  const journal = {
    subscribe: (listener: (hint: Hint) => void) => {
      emitHint = listener;
      return () => undefined;
    },
    broadcast: (text: string) => sent.push(JSON.parse(text)),
    lastSeqs: async () => new Map(),
  };
  const timers = { ...platformTimers, elapsed: () => performance.now() + stoodStillMs };
  cluster = new Cluster(journal as unknown as SharedJournal, { timers });
  const loaded = { notePresenceElsewhere: () => presenceChanges++ } as unknown as LoadedTable;
  const tables = { codes: () => [], inMemory: async () => loaded } as unknown as LoadedTables;
  const watchParties = {
    start: () => undefined,
    publishAll: () => undefined,
    dropNode: () => undefined,
  } as unknown as WatchParties;
  cluster.start(tables, {
    receiveEphemeral: () => undefined,
    watchParties,

    isStoreDown: () => isStoreDown,
  });
  emitHint({ kind: 'connected' });
  cluster.publishClients('BCDFG', [{ secretHash: 'a'.repeat(64) }]);
  // The first by name of all nodes: it plays the bots.
  receives({ kind: 'here', tables: [['BCDFG', ['b'.repeat(16)]]] });
});

afterEach(() => {
  cluster.close();
  vi.useRealTimers();
});

function receives(message: object): void {
  emitHint({ kind: 'message', text: JSON.stringify({ ...message, node: '!' }), from: '!' });
}

const isBenHere = (): boolean => cluster.isHere('BCDFG', 'b'.repeat(64));

test('the bots of a node that was killed are played after some three seconds, and its clients count as gone after some seven', async () => {
  await vi.advanceTimersByTimeAsync(2000);
  expect(cluster.playsBots('BCDFG')).toBe(false);
  const before = presenceChanges;
  await vi.advanceTimersByTimeAsync(1400);
  expect(cluster.playsBots('BCDFG')).toBe(true);
  expect(presenceChanges).toBeGreaterThan(before);
  expect(isBenHere()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isBenHere()).toBe(false);
  expect(cluster.hasOthers).toBe(false);
});

test('a node that sends again gets its bots back', async () => {
  await vi.advanceTimersByTimeAsync(3400);
  receives({ kind: 'alive' });
  expect(cluster.playsBots('BCDFG')).toBe(false);
  for (let second = 0; second < 10; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    receives({ kind: 'alive' });
    expect(cluster.playsBots('BCDFG')).toBe(false);
  }
});

test('a node that cannot send hints, or stood still, takes nobody for gone', async () => {
  isStoreDown = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([cluster.playsBots('BCDFG'), isBenHere(), cluster.hasOthers]).toEqual([false, true, true]);
  isStoreDown = false;
  cluster.resync();
  stoodStillMs = 12_000;
  await vi.advanceTimersByTimeAsync(1000);
  expect([cluster.playsBots('BCDFG'), isBenHere()]).toEqual([false, true]);
});

test.each([-3_600_000, 3_600_000])('a clock that is set by %i ms makes nobody silent and nobody stay', async (ms) => {
  vi.setSystemTime(Date.now() + ms);
  await vi.advanceTimersByTimeAsync(2000);
  expect([cluster.playsBots('BCDFG'), isBenHere()]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(1400);
  expect(cluster.playsBots('BCDFG')).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isBenHere()).toBe(false);
});

test('a node answers hello, also without clients, and one that is alone sends nothing', async () => {
  cluster.publishClients('BCDFG', []);
  receives({ kind: 'bye' });
  await vi.advanceTimersByTimeAsync(100);
  sent = [];
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
  receives({ kind: 'hello' });
  expect(sent.map(({ kind }) => kind)).toEqual(['alive']);
  expect(cluster.hasOthers).toBe(true);
});
