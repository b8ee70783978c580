import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { SharedJournal } from '../src/journal/journal.ts';
import { postgresJournal } from '../src/journal/postgres/journal.ts';
import { sqliteJournal } from '../src/journal/sqlite/journal.ts';
import { startPostgres } from '../test/postgres.ts';
import { percentile } from './measure.ts';
import { type Measured, report } from './verdict.ts';

const SECONDS = 3;
const TABLES = [1, 10, 100, 1000];
/** A move as games make them. */
const BODY = { v: 1, kind: 'moved', seat: 1, move: { kind: 'play', card: 12, day: 3 } };

/**
 * Every table appends entries one after the other, each once the last is durable; returns entries per second and the
 * 99th percentile of the wait.
 */
async function appends(journal: SharedJournal, tables: number): Promise<{ perSecond: number; p99: number }> {
  const end = performance.now() + SECONDS * 1000;
  const waits: number[] = [];
  const write = async (_: unknown, index: number): Promise<void> => {
    for (let seq = 1; performance.now() < end; seq++) {
      const before = performance.now();
      const key = `0123456789abcdef:${seq}-0123-4567-89ab`;
      await journal.append(`T${tables}-${index}`, { seq, at: Date.now(), key, body: BODY });
      waits.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: tables }, write));
  waits.sort((a, b) => a - b);
  return { perSecond: waits.length / SECONDS, p99: percentile(waits, 0.99) };
}

async function measure(store: string, journal: SharedJournal): Promise<{ measured: Measured[]; entries: number }> {
  const measured: Measured[] = [];
  let entries = 0;
  for (const tables of TABLES) {
    const { perSecond, p99 } = await appends(journal, tables);
    entries += perSecond * SECONDS;
    measured.push({ name: `${store}, ${tables} tables: durable entries`, figure: perSecond, unit: 'per second' });
    measured.push({ name: `${store}, ${tables} tables: wait, 99 of 100`, figure: p99, unit: 'ms' });
  }
  return { measured, entries };
}

async function onSqlite(): Promise<Measured[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-bench-'));
  const journal = sqliteJournal(folder);
  const { measured, entries } = await measure('SQLite', journal);
  await journal.close();
  const bytes = statSync(path.join(folder, 'undercroft.sqlite')).size / entries;
  rmSync(folder, { recursive: true });
  return [...measured, { name: 'SQLite: on the disk', figure: bytes, unit: 'bytes an entry' }];
}

async function onPostgres(): Promise<Measured[]> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.newDatabase();
    const journal = await postgresJournal(url);
    const { measured, entries } = await measure('PostgreSQL', journal);
    await journal.close();
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(`SELECT pg_total_relation_size('entries')::float8 AS bytes`);
    await client.end();
    return [...measured, { name: 'PostgreSQL: on the disk', figure: rows[0].bytes / entries, unit: 'bytes an entry' }];
  } finally {
    await postgres.end();
  }
}

const machine = `${availableParallelism()} cores`;
const all = [...(await onSqlite()), ...(await onPostgres())];
report('journal', `both stores on this machine, ${machine}`, all, process.argv.includes('--json'));
