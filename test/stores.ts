import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { POSTGRES } from '../scripts/postgres.js';
import type { SharedJournal } from '../src/journal/journal.ts';
import { postgresJournal } from '../src/journal/postgres/journal.ts';
import { sqliteJournal } from '../src/journal/sqlite/journal.ts';
import { leaveOut } from './needs.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** A PostgreSQL for the tests of a file. If there is none, tests that need it are skipped, and the others run. */
export function postgresForFile(): () => TestPostgres {
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    if (POSTGRES.find() !== undefined) postgres = await startPostgres();
  });
  afterAll(() => postgres?.end());
  return () => postgres ?? leaveOut(POSTGRES.name);
}

/** Both stores for the tests of a file: a PostgreSQL for all of them, and an empty folder for each. */
export function bothStores() {
  const postgres = postgresForFile();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'undercroft-store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    /** A place in the folder. */
    inFolder: (name: string) => join(folder, name),
    newDatabase: async () => postgres().newDatabase(),
    /** Two journals on one store, as two nodes have them. */
    async twoOnPostgres(): Promise<[SharedJournal, SharedJournal]> {
      const url = await postgres().newDatabase();
      return Promise.all([postgresJournal(url), postgresJournal(url)]);
    },
    async twoOnSqlite(): Promise<[SharedJournal, SharedJournal]> {
      return [sqliteJournal(folder), sqliteJournal(folder)];
    },
  };
}
