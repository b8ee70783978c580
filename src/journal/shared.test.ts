import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bothStores } from '../../test/stores.ts';
import { elementAt } from '../engine/list.ts';
import { type Hint, MAX_NODE_MESSAGE_BYTES, type SharedJournal } from './journal.ts';
import { MAX_STRANGERS, REPORT_LIMIT_MS, type StoredReport } from './strangers.ts';
import { MAX_SUBSCRIPTIONS, type NewSubscription } from './subscriptions.ts';
import { MAX_TRANSFERS } from './transfers.ts';

const { twoOnPostgres, twoOnSqlite } = bothStores();

/** Everything one process hears, from the time it can hear. */
async function heardBy(journal: SharedJournal): Promise<Hint[]> {
  const hints: Hint[] = [];
  journal.subscribe((hint) => hints.push(hint));
  await expect.poll(() => hints.some(({ kind }) => kind === 'connected')).toBe(true);
  hints.length = 0;
  return hints;
}

describe.each([
  ['PostgreSQL', twoOnPostgres],
  ['one folder', twoOnSqlite],
])('two processes on %s', (_name, open) => {
  let one: SharedJournal;
  let two: SharedJournal;

  beforeEach(async () => {
    [one, two] = await open();
  });

  afterEach(() => Promise.all([one.close(), two.close()]));

  test('a transfer stored through one process is taken through the other, once, and not after it expired', async () => {
    const lying = { now: 1000, until: 2000 };

    expect(await one.transfers.put('a', 'for you', lying)).toEqual({ kind: 'left', until: 2000 });
    expect(await one.transfers.put('b', 'too late', lying)).toEqual({ kind: 'left', until: 2000 });
    expect(await two.transfers.put('a', 'for you', { now: 1500, until: 2500 })).toEqual({ kind: 'left', until: 2000 });
    expect(await two.transfers.put('a', 'for all', lying)).toEqual({ kind: 'full' });
    expect(await two.transfers.take('a', 1999)).toBe('for you');
    expect(await one.transfers.take('a', 1999)).toBeUndefined();
    expect(await two.transfers.take('b', 2000)).toBeUndefined();
  });

  test('no more transfers are stored than the limit, until the oldest expire', async () => {
    const names = Array.from({ length: MAX_TRANSFERS }, (_, place) => `${place}`);
    await Promise.all(names.map((name) => one.transfers.put(name, '', { now: 0, until: 10 })));

    expect(await two.transfers.put('new', '', { now: 9, until: 20 })).toEqual({ kind: 'full' });
    expect(await two.transfers.put('7', '', { now: 9, until: 20 })).toEqual({ kind: 'left', until: 10 });
    expect(await two.transfers.put('new', '', { now: 10, until: 20 })).toEqual({ kind: 'left', until: 20 });
  });

  const subscription = (id: number, caller = 'home'): NewSubscription => ({
    ...{ id: `${id}`, table: `T${id}`, secretHash: 'ann', channel: 'push', address: `https://push/${id}`, keys: '{}' },
    ...{ locale: 'en', zone: 'UTC', turn: 1, caller, now: 1000 },
  });

  test('a turn is noted once and claimed by one process; a later turn is not settled with it', async () => {
    const turn = { table: 'T1', secretHash: 'ann', turn: 5, since: 2000, due: 3000 };
    expect(await one.subscriptions.add(subscription(1))).toBe('added');
    await Promise.all([one, two].map(({ subscriptions }) => subscriptions.noteTurn(turn)));
    expect(await two.subscriptions.claim(2999, 9000)).toEqual([]);
    const claimed = await Promise.all([one, two].map(({ subscriptions }) => subscriptions.claim(3000, 9000)));
    expect(claimed.flat()).toMatchObject([{ id: '1', turn: 5, since: 2000, tries: 0 }]);

    await two.subscriptions.noteTurn({ ...turn, turn: 8, due: 4000 });
    await one.subscriptions.settle(elementAt(claimed.flat(), 0));
    expect(await one.subscriptions.claim(4000, 9000)).toMatchObject([{ turn: 8 }]);
    await one.subscriptions.settle({ id: '1', turn: 8 }, { due: 5000, tries: 1 });
    await two.subscriptions.noteTurn({ ...turn, turn: 8, due: 4000 });
    expect(await two.subscriptions.claim(4999, 9000)).toEqual([]);
    expect(await two.subscriptions.claim(5000, 9000)).toMatchObject([{ turn: 8, tries: 1 }]);
  });

  test('a thousand subscriptions from one address through both processes are limited to a hundred; repeating one changes nothing', async () => {
    const { ofCaller } = MAX_SUBSCRIPTIONS;
    const answers: string[] = [];
    for (let id = 0; id < 1000; id++)
      answers.push(await (id % 2 === 0 ? one : two).subscriptions.add(subscription(id)));

    expect(answers.filter((answer) => answer === 'added')).toHaveLength(ofCaller);
    expect(await one.subscriptions.tables()).toHaveLength(ofCaller);
    expect(await two.subscriptions.add({ ...subscription(7), id: 'again', keys: 'new' })).toBe('added');
    expect(await one.subscriptions.of('T7', 'ann')).toMatchObject([{ id: '7', keys: 'new' }]);
    expect(await two.subscriptions.add(subscription(ofCaller, 'elsewhere'))).toBe('added');
    expect(await one.subscriptions.end({ table: 'T7', secretHash: 'ann' })).toBe(1);
    expect(await two.subscriptions.add(subscription(7))).toBe('added');
  });

  test("a removed table's subscriptions are deleted, and so are those long without a notice", async () => {
    await one.append('T1', { seq: 1, at: 0, body: 0 });
    for (const id of [1, 2]) await one.subscriptions.add(subscription(id));
    await two.remove([{ code: 'T1', head: 1 }]);
    expect(await one.subscriptions.tables()).toEqual(['T2']);
    await two.subscriptions.endOlderThan(1001);
    expect(await one.subscriptions.tables()).toEqual([]);
  });

  test('if two processes create a server key at once, both get the same', async () => {
    const made = await Promise.all([one, two].map(({ subscriptions }, n) => subscriptions.houseKey('vapid', `${n}`)));
    expect(made[0]).toBe(made[1]);
    expect(await one.subscriptions.houseKey('vapid', 'later')).toBe(made[0]);
  });

  test('a table is listed once, up to a limit per address, until it is taken off or removed', async () => {
    const { listedOfCaller } = MAX_STRANGERS;
    await one.append('T1', { seq: 1, at: 0, body: 0 });
    for (let table = 1; table <= listedOfCaller; table++) {
      expect(await one.strangers.list({ table: `T${table}`, caller: 'home', now: table })).toBe('listed');
    }
    expect(await two.strangers.list({ table: 'T1', caller: '', now: 99 })).toBe('listed');
    expect(await two.strangers.list({ table: 'more', caller: 'home', now: 99 })).toBe('full');
    expect(await two.strangers.hasRoom('home')).toBe(false);
    expect(await two.strangers.list({ table: 'more', caller: 'elsewhere', now: 99 })).toBe('listed');
    await one.strangers.unlist('T2');
    expect(await one.strangers.hasRoom('home')).toBe(true);
    await two.remove([{ code: 'T1', head: 1 }]);
    const rest = Array.from({ length: listedOfCaller - 2 }, (_, place) => `T${place + 3}`);
    expect(await two.strangers.listed()).toEqual([...rest, 'more']);
  });

  const report = (id: number, parts: Partial<StoredReport> = {}): StoredReport => ({
    ...{ id: `${id}`, at: 1000, table: `T${id}`, seq: 3, byName: 'Ann', byHash: 'ann', byCaller: 'home' },
    ...{ aboutName: '<b>Eve</b>', aboutHash: 'eve', aboutPerson: 'device', aboutCaller: 'there' },
    ...{ reason: 'words', words: '', said: '[]', ...parts },
  });

  test('a hundred reports of one address are ten in a day; of those about the same person the last one stays', async () => {
    const { reportsOfCaller } = MAX_STRANGERS;
    const answers: string[] = [];
    for (let id = 0; id < 100; id++) answers.push(await (id % 2 === 0 ? one : two).strangers.addReport(report(id)));
    expect(answers.filter((answer) => answer === 'kept')).toHaveLength(reportsOfCaller);
    const before = await two.strangers.reports();
    const first = elementAt(before, 0);
    expect(await two.strangers.addReport({ ...first, id: 'again', words: 'more' })).toBe('kept');
    expect(await one.strangers.reports()).toHaveLength(before.length);
    expect((await one.strangers.reports()).filter(({ words }) => words === 'more')).toMatchObject([
      { id: first.id, aboutName: '<b>Eve</b>' },
    ]);
    expect(await two.strangers.addReport(report(2000))).toBe('full');
    expect(await two.strangers.addReport(report(2000, { byCaller: 'elsewhere' }))).toBe('kept');
    expect(await two.strangers.addReport(report(2001, { at: 1000 + REPORT_LIMIT_MS }))).toBe('kept');
    expect(await one.strangers.deleteReport('2001')).toBe(1);
    expect(await one.strangers.forget(1001, 1001)).toBe(before.length + 1);
    expect(await two.strangers.reports()).toEqual([]);
  });

  test('a ban applies to both processes until it ends or is lifted; visits are deleted after some time', async () => {
    const { strangers } = one;
    await strangers.noteVisit({ table: 'T1', secretHash: 'eve', caller: 'there', now: 1000 });
    expect(await two.strangers.callerOf('T1', 'eve')).toBe('there');
    await strangers.ban({ id: 'a', hash: 'device', kind: 'device', name: 'Eve', at: 1 });
    await strangers.ban({ id: 'b', hash: 'there', kind: 'address', name: 'Eve', at: 2, until: 50 });

    expect(await two.strangers.isBanned(['device'], 99)).toBe(true);
    expect(await two.strangers.isBanned(['nobody', 'there'], 49)).toBe(true);
    expect(await two.strangers.isBanned(['there', 'nobody'], 50)).toBe(false);
    expect(await two.strangers.bans(49)).toMatchObject([{ id: 'b', until: 50 }, { id: 'a' }]);
    await strangers.forget(1001, 50);
    expect(await two.strangers.callerOf('T1', 'eve')).toBeUndefined();
    expect(await two.strangers.bans(0)).toEqual([{ id: 'a', hash: 'device', kind: 'device', name: 'Eve', at: 1 }]);
    expect(await two.strangers.liftBan('a')).toBe(1);
    expect(await strangers.isBanned(['device'], 99)).toBe(false);
  });

  test("each process gets hints of the other's entries, and none of its own", async () => {
    const [atOne, atTwo] = await Promise.all([heardBy(one), heardBy(two)]);
    await one.append('A', { seq: 1, at: 0, body: 'secret' });

    await expect.poll(() => atTwo.some(({ kind }) => kind === 'written')).toBe(true);
    expect(JSON.stringify(atTwo)).not.toContain('secret');
    await two.append('A', { seq: 2, at: 0, body: 0 });
    await expect.poll(() => atOne.length).toBeGreaterThan(0);
    expect(atOne.filter(({ at }: Hint & { at?: { seq: number } }) => at?.seq === 1)).toEqual([]);
  });

  test('a message reaches the other process once, and not a later subscriber', async () => {
    const [atOne, atTwo] = await Promise.all([heardBy(one), heardBy(two)]);
    const long = 'è'.repeat(MAX_NODE_MESSAGE_BYTES / 2);
    one.broadcast('psst');
    one.broadcast(long);

    const messages = (hints: Hint[]) => hints.flatMap((hint) => (hint.kind === 'message' ? [hint.text] : []));
    await expect.poll(() => messages(atTwo)).toEqual(['psst', long]);
    expect(messages(atOne)).toEqual([]);
    expect(() => one.broadcast(`${long}!`)).toThrow('bytes');
  });

  test('if two processes race for every entry, each entry has one writer', async () => {
    const racing = async (journal: SharedJournal, body: string) => {
      let written = 0;
      for (let seq = 1; seq <= 50; seq++) {
        const results = await Promise.all(['A', 'B', 'C'].map((table) => journal.append(table, { seq, at: 0, body })));
        written += results.filter((result) => result === 'appended').length;
      }
      return written;
    };
    const [atOne, atTwo] = await Promise.all([racing(one, 'one'), racing(two, 'two')]);

    expect(atOne + atTwo).toBe(150);
    const rows = await one.read('B');
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  });

  test('reports that it can be written', async () => {
    await expect(one.check()).resolves.toBeUndefined();
  });
});

test('on PostgreSQL each process learns which others have a table, can be addressed by name, and forgets those that are gone', async () => {
  const [one, two] = await twoOnPostgres();
  const [atOne, atTwo] = await Promise.all([one, two].map(heardBy));
  expect(await one.tableNodes?.enter(['A', 'B'])).toEqual([]);
  expect(await two.tableNodes?.enter(['B', 'C'])).toEqual([{ table: 'B', node: one.node }]);
  expect(await one.tableNodes?.enter(['A', 'B'])).toEqual([{ table: 'B', node: two.node }]);
  expect(await one.tableNodes?.of('B')).toEqual([one.node, two.node]);

  one.narrowHints((table) => (table === 'B' ? [two.node] : []));
  await one.append('A', { seq: 1, at: 0, body: 0 });
  await one.append('B', { seq: 1, at: 0, body: 0 });
  two.broadcast('to nobody', []);
  two.broadcast('to one', [one.node]);
  await expect.poll(() => atTwo).toEqual([{ kind: 'written', at: { table: 'B', seq: 1 } }]);
  await expect.poll(() => atOne).toEqual([{ kind: 'message', text: 'to one', from: two.node }]);

  await two.tableNodes?.leave(['C']);
  await two.close();
  await expect.poll(() => one.others()).toEqual([]);
  await one.tableNodes?.clean();
  expect(await one.tableNodes?.of('B')).toEqual([one.node]);
  await one.close();
});
