import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findPostgres } from '../scripts/postgres.js';
import { leaveOut } from './needs.ts';
import { query, type ReachedBy, startPostgres } from './postgres.ts';

/** A temporary folder with a longer path than a socket file may have, as on Macs. */
function longFolder(): string {
  const place = mkdtempSync(join(tmpdir(), 'undercroft-long-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(place, { recursive: true });
  });
  const folder = mkdtempSync(join(place, 'x'.repeat(120)));
  // PostgreSQL may run as another user.
  for (const each of [place, folder]) chmodSync(each, 0o755);
  vi.stubEnv('TMPDIR', folder);
  return folder;
}

async function answer(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test.each<ReachedBy>(['socket', 'port'])(
  'a PostgreSQL of the tests that is reached by a %s runs where the folder for temporary files has a long path, outlives a crash, and leaves nothing',
  async (by) => {
    if (findPostgres() === undefined) leaveOut('PostgreSQL');
    const folder = longFolder();
    expect(Buffer.byteLength(folder)).toBeGreaterThan(103);
    const postgres = await startPostgres(by);
    onTestFinished(() => postgres.end());
    const url = await postgres.newDatabase();
    await query(url, 'CREATE TABLE cards (name text)');
    await query(url, `INSERT INTO cards VALUES ('Troll')`);
    await postgres.crash();
    await expect(query(url, 'SELECT 1')).rejects.toThrow();
    await postgres.start();

    expect(await answer(url, 'SELECT name FROM cards')).toEqual([{ name: 'Troll' }]);
    await postgres.end();
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('a port is of no use without the password', async () => {
  if (findPostgres() === undefined) leaveOut('PostgreSQL');
  const postgres = await startPostgres('port');
  onTestFinished(() => postgres.end());
  await expect(query(postgres.url.replace(/password=\w+/, 'password=guessed'), 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  );
});
