import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { processTimers } from '../../engine/timers.ts';
import type { Hint, SharedJournal } from '../../journal/journal.ts';
import type { Audience, TableNodes } from '../../journal/table-nodes.ts';
import { CODE_LENGTH, LINK_CODE_LENGTH } from '../../protocol/limits.ts';
import type { LoadedTable } from '../../table/loaded-table.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import type { WatchParties } from '../watch-party/watch-parties.ts';
import { Cluster } from './cluster.ts';

/** A store that knows which nodes have which tables in memory: node `!` has BCDFG. */
const TABLE_NODES: TableNodes = {
  enter: async (tables) => (tables.includes('BCDFG') ? [{ table: 'BCDFG', node: '!' }] : []),
  leave: async () => undefined,
  of: async (table) => (table === 'BCDFG' ? ['gone', '!', 'us'] : ['us', '!']),
  clean: async () => undefined,
};

let emitHint: (hint: Hint) => void;
let sent: { kind: string; to: Audience; tables?: unknown }[];
let hintsTo: (table: string) => Audience;
let reads: string[];
let polled: string[];
let presenceChanges: number;
let joinRequests: { code: string; node: string; waiting: readonly unknown[] }[];
let isStoreDown: boolean;
let stoodStillMs: number;
let cluster: Cluster;

function startCluster(store: Partial<SharedJournal> = {}, codes: string[] = []): void {
  [sent, reads, polled, presenceChanges, isStoreDown, stoodStillMs] = [[], [], [], 0, false, 0];
  joinRequests = [];
  const journal = {
    node: 'us',
    narrowHints: (audienceOf: typeof hintsTo) => {
      hintsTo = audienceOf;
    },
    subscribe: (listener: (hint: Hint) => void) => {
      emitHint = listener;
      return () => undefined;
    },
    broadcast: (text: string, to: Audience = 'all') => sent.push({ ...JSON.parse(text), to }),
    lastSeqs: async (tables: readonly string[]) => {
      polled.push(...tables);
      return new Map();
    },
    ...store,
  };
  const timers = { ...processTimers, elapsed: () => performance.now() + stoodStillMs };
  cluster = new Cluster(journal as unknown as SharedJournal, { path: '/us', timers });
  const loaded = (code: string) => ({
    notePresenceElsewhere: () => presenceChanges++,
    joining: {
      noteElsewhere: (node: string, waiting: readonly unknown[]) => joinRequests.push({ code, node, waiting }),
    },
    referee: { table: { seq: 1 }, refresh: async () => reads.push(code) },
  });
  const tables = {
    codes: () => codes,
    inMemory: async (code: string) => loaded(code) as unknown as LoadedTable,
  } as unknown as LoadedTables;
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
}

beforeEach(() => {
  vi.useFakeTimers();
  startCluster();
  // The first of all nodes by name: it plays the bots.
  receives({ kind: 'here', tables: [['BCDFG', ['b'.repeat(16)]]] });
});

afterEach(async () => {
  await cluster.close();
  vi.useRealTimers();
});

function receives(message: object): void {
  emitHint({ kind: 'message', text: JSON.stringify({ ...message, node: '!' }), from: '!' });
}

const isBenPresent = (): boolean => cluster.isPresent('BCDFG', 'b'.repeat(64));

test('the bots of a killed node are played elsewhere after about three seconds, and its clients count as gone after about seven', async () => {
  await vi.advanceTimersByTimeAsync(2000);
  expect(cluster.playsBots('BCDFG')).toBe(false);
  const before = presenceChanges;
  await vi.advanceTimersByTimeAsync(1400);
  expect(cluster.playsBots('BCDFG')).toBe(true);
  expect(presenceChanges).toBeGreaterThan(before);
  expect(isBenPresent()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isBenPresent()).toBe(false);
  expect(cluster.hasOthers).toBe(false);
});

test('a node that is heard again gets its bots back', async () => {
  await vi.advanceTimersByTimeAsync(3400);
  receives({ kind: 'alive' });
  expect(cluster.playsBots('BCDFG')).toBe(false);
  for (let second = 0; second < 10; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    receives({ kind: 'alive' });
    expect(cluster.playsBots('BCDFG')).toBe(false);
  }
});

test('a node that cannot send hints, or was stalled, declares no other node gone', async () => {
  isStoreDown = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([cluster.playsBots('BCDFG'), isBenPresent(), cluster.hasOthers]).toEqual([false, true, true]);
  isStoreDown = false;
  cluster.resync();
  stoodStillMs = 12_000;
  await vi.advanceTimersByTimeAsync(1000);
  expect([cluster.playsBots('BCDFG'), isBenPresent()]).toEqual([false, true]);
});

test.each([-3_600_000, 3_600_000])('a clock change of %i ms makes no node silent and keeps none alive', async (ms) => {
  vi.setSystemTime(Date.now() + ms);
  await vi.advanceTimersByTimeAsync(2000);
  expect([cluster.playsBots('BCDFG'), isBenPresent()]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(1400);
  expect(cluster.playsBots('BCDFG')).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isBenPresent()).toBe(false);
});

test('a node answers hello, even without clients, and a single node sends nothing', async () => {
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

describe('with a store that knows which nodes have a table in memory', () => {
  const news = () => sent.filter(({ kind }) => kind !== 'alive' && kind !== 'hello');

  beforeEach(async () => {
    void cluster.close();
    startCluster({ tableNodes: TABLE_NODES });
    receives({ kind: 'alive', v: 2, path: '/other' });
    await vi.advanceTimersByTimeAsync(10);
    sent = [];
  });

  test('a table that no other node has costs no message', async () => {
    cluster.noteLoaded('LONEL');
    cluster.publishClients('LONEL', [{ secretHash: 'a'.repeat(64) }]);
    await vi.advanceTimersByTimeAsync(10);
    cluster.broadcastEphemeral({ table: 'LONEL', secretHash: undefined, message: { kind: 'react' } });
    cluster.publishClients('LONEL', []);
    await vi.advanceTimersByTimeAsync(10);
    cluster.noteUnloaded('LONEL');
    await vi.advanceTimersByTimeAsync(5000);

    expect(news()).toEqual([]);
    expect(hintsTo('LONEL')).toEqual([]);
  });

  test('only a node that shares the table receives its presence, hints and chat, and is asked for its own', async () => {
    cluster.noteLoaded('BCDFG');
    await vi.advanceTimersByTimeAsync(10);
    expect(news()).toMatchObject([{ kind: 'here', ask: true, to: ['!'], tables: [['BCDFG', ['a'.repeat(16)]]] }]);
    expect(hintsTo('BCDFG')).toEqual(['!']);
    // Entries written before this node entered the table came without a hint, and so did those written before the other
    // node knew.
    expect(reads).toEqual(['BCDFG']);
    reads = [];
    receives({ kind: 'here', v: 2, tables: [['BCDFG', ['b'.repeat(16)]]] });
    receives({ kind: 'here', v: 2, tables: [['BCDFG', null]] });
    await vi.advanceTimersByTimeAsync(10);
    expect(reads).toEqual(['BCDFG']);
    cluster.broadcastEphemeral({ table: 'BCDFG', secretHash: undefined, message: {} });
    expect(news().at(-1)).toMatchObject({ kind: 'asked', to: ['!'] });

    receives({ kind: 'left', v: 2, tables: ['BCDFG'] });
    expect(hintsTo('BCDFG')).toEqual([]);
  });

  test('if hints may be lost, only shared tables are polled, and nodes that have not answered are asked again', async () => {
    void cluster.close();
    startCluster({ tableNodes: TABLE_NODES, mayLoseHints: true }, ['LONEL', 'BCDFG']);
    receives({ kind: 'alive', v: 2 });
    await vi.advanceTimersByTimeAsync(10);
    [sent, polled] = [[], []];
    await vi.advanceTimersByTimeAsync(2000);
    expect(polled).toEqual(['BCDFG']);
    expect(news()).toMatchObject([{ kind: 'here', ask: true, to: ['!'], tables: [['BCDFG', ['a'.repeat(16)]]] }]);

    receives({ kind: 'here', v: 2, tables: [['BCDFG', null]] });
    [sent, polled] = [[], []];
    await vi.advanceTimersByTimeAsync(2000);
    expect([polled, news()]).toEqual([['BCDFG'], []]);

    // A node of an earlier version does not say which tables it has.
    receives({ kind: 'alive' });
    polled = [];
    await vi.advanceTimersByTimeAsync(2000);
    expect(polled).toEqual(['LONEL', 'BCDFG']);
  });

  test('a node that is gone, also from the store, gets no more hints', async () => {
    let others = await TABLE_NODES.enter(['BCDFG']);
    void cluster.close();
    startCluster({ tableNodes: { ...TABLE_NODES, enter: async () => others } }, ['BCDFG']);
    receives({ kind: 'alive', v: 2 });
    await vi.advanceTimersByTimeAsync(10);
    receives({ kind: 'here', v: 2, tables: [['BCDFG', ['b'.repeat(16)]]] });
    // Silent long enough to count as gone, but its connection to the store is open.
    await vi.advanceTimersByTimeAsync(35_000);
    expect([cluster.hasOthers, hintsTo('BCDFG')]).toEqual([false, ['!']]);
    // Join requests of that node are dropped.
    expect(joinRequests.at(-1)).toEqual({ code: 'BCDFG', node: '!', waiting: [] });
    others = [];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(hintsTo('BCDFG')).toEqual([]);
  });

  test('a node of an earlier version hears of every table', () => {
    receives({ kind: 'alive' });
    expect(hintsTo('LONEL')).toBe('all');
  });

  test('new tables get short codes as long as a node of an earlier version is there', () => {
    receives({ kind: 'alive', v: 3 });
    expect(cluster.nodes.codeLength).toBe(LINK_CODE_LENGTH);
    receives({ kind: 'alive', v: 2 });
    expect(cluster.nodes.codeLength).toBe(CODE_LENGTH);
    receives({ kind: 'alive', v: 3 });
    expect(cluster.nodes.codeLength).toBe(LINK_CODE_LENGTH);
  });

  test('a page is sent to the first node that has its table and responds, unless that is this one', async () => {
    expect(await cluster.pathOfHome('BCDFG')).toBe('/other');
    expect(await cluster.pathOfHome('LONEL')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await cluster.pathOfHome('BCDFG')).toBeUndefined();
  });
});
