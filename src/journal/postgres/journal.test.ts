import { Client } from 'pg';
import { expect, test } from 'vitest';
import { postgresForFile } from '../../../test/stores.ts';
import { elementAt } from '../../engine/list.ts';
import { type Hint, JournalError } from '../journal.ts';
import { postgresJournal } from './journal.ts';

const postgres = postgresForFile();

async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function refusalToOpen(url: string): Promise<JournalError> {
  const opened = await postgresJournal(url, { timeoutMs: 0 }).catch((error: unknown) => error);
  if (opened instanceof JournalError) return opened;
  throw new Error(`no refusal: ${opened}`);
}

test('nodes that start at once on an empty database create its tables once, and all can write', async () => {
  const url = await postgres().newDatabase();
  const nodes = await Promise.all(Array.from({ length: 6 }, () => postgresJournal(url)));
  const results = await Promise.all(nodes.map((node, index) => node.append(`T${index}`, { seq: 1, at: 0, body: 0 })));

  expect(results).toEqual(nodes.map(() => 'appended'));
  expect(await run(url, 'SELECT version FROM undercroft_schema')).toHaveLength(1);
  await Promise.all(nodes.map((node) => node.close()));
});

test('a database of a later version is refused in a sentence and left unchanged', async () => {
  const url = await postgres().newDatabase();
  await (await postgresJournal(url)).close();
  await run(url, 'UPDATE undercroft_schema SET version = 99');
  const error = await refusalToOpen(url);

  expect(error.fault).toBe('newer');
  expect(error.message).toMatch(
    /^The database test_\w+ at .* was written by a newer Undercroft; nothing .* changed\.$/,
  );
  expect(await run(url, 'SELECT version FROM undercroft_schema')).toEqual([{ version: 99 }]);
});

test('the tables of another program are left alone', async () => {
  const url = await postgres().newDatabase();
  await run(url, 'CREATE TABLE entries (name TEXT)');

  expect((await refusalToOpen(url)).fault).toBe('foreign');
  expect(await run(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([
    { tablename: 'entries' },
  ]);
});

test.each([
  ['no server', 'postgres://ann:hush@127.0.0.1:9/house', /at 127\.0\.0\.1:9 cannot be used: connect ECONNREFUSED/],
  ['no such host', 'postgres://ann:hush@no-such-host.invalid/house', /no-such-host\.invalid/],
])('%s is a sentence without the password', async (_what, url, sentence) => {
  const { fault, message } = await refusalToOpen(url);

  expect(fault).toBe('unreachable');
  expect(message).toMatch(sentence);
  expect(message).not.toContain('hush');
});

test('a missing database is reported at once, whatever the timeout', async () => {
  const url = postgres().url.replace('/postgres?', '/nowhere?');

  await expect(postgresJournal(url)).rejects.toThrow('database "nowhere" does not exist');
});

test('a server that comes up late is waited for', async () => {
  const url = await postgres().newDatabase();
  await postgres().crash();
  const reasons: string[] = [];
  const opening = postgresJournal(url, { onRetry: (why) => reasons.push(why) });
  await expect.poll(() => reasons.length).toBeGreaterThan(0);
  await postgres().start();

  const journal = await opening;
  expect(await journal.append('A', { seq: 1, at: 0, body: 0 })).toBe('appended');
  await journal.close();
});

test('after a crash of the server all answered entries are there, and the journal goes on by itself', async () => {
  const url = await postgres().newDatabase();
  const journal = await postgresJournal(url);
  const hints: Hint['kind'][] = [];
  journal.subscribe(({ kind }) => hints.push(kind));
  const answered = new Set<string>();
  let isUp = true;
  const write = async (_: unknown, index: number): Promise<void> => {
    for (let seq = 1; isUp; seq++) {
      await journal.append(`T${index}`, { seq, at: 0, body: 0 });
      answered.add(`T${index} ${seq}`);
    }
  };
  const writers = Promise.allSettled(Array.from({ length: 20 }, write));
  await expect.poll(() => answered.size).toBeGreaterThan(500);
  await postgres().crash();
  const ends = await writers;
  isUp = false;
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(journal.check()).rejects.toThrow();
  await postgres().start();

  const rows = await Promise.all(Array.from({ length: 20 }, (_, index) => journal.read(`T${index}`)));
  const kept = new Set(rows.flatMap((entries, index) => entries.map(({ seq }) => `T${index} ${seq}`)));
  expect([...answered].filter((entry) => !kept.has(entry))).toEqual([]);
  // At most the entries under way may be there without an answer.
  expect(kept.size - answered.size).toBeLessThanOrEqual(20);
  expect(await journal.append('T0', { seq: elementAt(rows, 0).length + 1, at: 0, body: 'on' })).toBe('appended');
  await expect.poll(() => hints).toEqual(expect.arrayContaining(['disconnected', 'connected']));
  await expect(journal.check()).resolves.toBeUndefined();
  await journal.close();
});

test('an answer waits for the disk even if the server is configured not to', async () => {
  const url = await postgres().newDatabase();
  const { database } = new Client({ connectionString: url });
  await run(url, `ALTER DATABASE ${database} SET synchronous_commit TO off`);
  const journal = await postgresJournal(url);
  const before = await flushed(url);
  await journal.append('A', { seq: 1, at: 0, body: 'x' });

  expect(await flushed(url)).not.toBe(before);
  await journal.close();
});

/** The position up to which the server's log is on the disk. */
async function flushed(url: string): Promise<unknown> {
  return elementAt(await run(url, 'SELECT pg_current_wal_flush_lsn()'), 0).pg_current_wal_flush_lsn;
}

test('a read-only database is not ready', async () => {
  const url = await postgres().newDatabase();
  const journal = await postgresJournal(url);
  const { database } = new Client({ connectionString: url });
  await run(url, `ALTER DATABASE ${database} SET default_transaction_read_only TO on`);
  await run(url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');

  await expect.poll(() => journal.check().catch(({ message }) => message)).toBe('the database is read-only');
  expect((await refusalToOpen(url)).message).toContain('read-only');
  await journal.close();
});

test('batches of two nodes that overlap in opposite order both succeed', async () => {
  const url = await postgres().newDatabase();
  const nodes = await Promise.all([postgresJournal(url), postgresJournal(url)]);
  const tables = Array.from({ length: 30 }, (_, index) => `T${index}`);
  for (let seq = 1; seq <= 10; seq++) {
    const results = await Promise.all(
      nodes.flatMap((node, index) =>
        (index === 0 ? tables : tables.toReversed()).map((table) => node.append(table, { seq, at: 0, body: index })),
      ),
    );
    expect(results.filter((result) => result === 'appended')).toHaveLength(30);
  }
  await Promise.all(nodes.map((node) => node.close()));
});

test('a changed entry stops its table, others read with it go on, and older nodes may write in between', async () => {
  const url = await postgres().newDatabase();
  const journal = await postgresJournal(url);
  await Promise.all(['A', 'B'].map((table) => journal.append(table, { seq: 1, at: 0, body: 'x' })));
  await run(url, `INSERT INTO entries (table_code, seq, at, body) VALUES ('B', 2, 0, '0')`);
  await run(url, `UPDATE tables SET head = 2 WHERE code = 'B'`);
  await journal.append('B', { seq: 3, at: 0, body: 'x' });
  await run(url, `UPDATE entries SET body = '"y"' WHERE table_code = 'A'`);
  const [damaged, sound] = await Promise.allSettled([journal.read('A'), journal.read('B')]);

  expect(damaged).toMatchObject({ status: 'rejected', reason: { name: 'DamagedTableError', table: 'A', seq: 1 } });
  expect(sound).toMatchObject({ status: 'fulfilled', value: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
  await journal.close();
});
