import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { SharedJournal } from '../src/journal/journal.ts';
import { postgresJournal } from '../src/journal/postgres/journal.ts';
import { sqliteJournal } from '../src/journal/sqlite/journal.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Both stores for the tests of a file: a PostgreSQL for all of them, and an empty folder for each. */
export function bothStores() {
  let postgres: TestPostgres;
  let folder: string;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.end());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'undercroft-store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return {
    /** A place in the folder. */
    inFolder: (name: string) => join(folder, name),
    newDatabase: () => postgres.newDatabase(),
    /** Two journals on one store, as two nodes have them. */
    async twoOnPostgres(): Promise<SharedJournal[]> {
      const url = await postgres.newDatabase();
      return Promise.all([postgresJournal(url), postgresJournal(url)]);
    },
    async twoOnSqlite(): Promise<SharedJournal[]> {
      return [sqliteJournal(folder), sqliteJournal(folder)];
    },
  };
}
