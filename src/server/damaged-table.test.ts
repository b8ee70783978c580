import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { FILE_NAME } from '../journal/sqlite/files.ts';
import { hostTable, postTable, TestPage } from './fixtures/page.ts';
import { newFolder, testServer } from './fixtures/test-server.ts';

/** The SQLite tables that may hold an entry. */
const ENTRIES = ['recent_entries', 'sorted_entries'];

test('a table changed directly in the store is stopped and named, and the others go on', async () => {
  const lines: string[] = [];
  const server = await testServer({
    log: 'error',
    limits: { idleMs: 0 },
    logTo: { write: (line) => lines.push(line) },
  });
  const { address, dataDir } = server;
  const open = (name: string) => postTable(address, { game: 'guess', name });
  const [changed, loaded, other] = await Promise.all([open('Ann'), open('Ben'), open('Cleo')]);
  const ben = await TestPage.at(address, loaded.code, loaded.secret);
  const database = new Database(join(dataDir, FILE_NAME));
  for (const entries of ENTRIES) {
    const change = database.prepare(`UPDATE ${entries} SET body = replace(body, ?, 'Mallory') WHERE table_code = ?`);
    change.run('Ann', changed.code);
    // A table in memory notices at its next read from the store.
    database.prepare(`UPDATE ${entries} SET digest = 'other' WHERE table_code = ?`).run(loaded.code);
  }
  database.close();

  const ann = await TestPage.open(address);
  ann.say({ kind: 'hello', table: changed.code, secret: changed.secret });
  expect(await ann.hears('error')).toEqual({ kind: 'error', code: 'damaged' });
  const asked = await fetch(`${address}/api/tables/${changed.code}`);
  expect([asked.status, await asked.json()]).toEqual([500, { error: 'damaged' }]);
  ben.say({ kind: 'hello', table: loaded.code, secret: loaded.secret });
  expect(await ben.hears('error')).toEqual({ kind: 'error', code: 'damaged' });
  const cleo = await TestPage.at(address, other.code, other.secret);
  expect(await cleo.asks({ kind: 'rename', name: 'Clea' })).toMatchObject({ kind: 'done' });
  for (const page of [ann, ben, cleo]) page.close();
  await server.end();

  const told = lines.join('');
  expect(told).toContain(`the journal of table ${changed.code} is damaged: entry 1 was changed`);
  expect(told).toContain(`the journal of table ${loaded.code} is damaged: entry 1 was changed`);
  expect(told).not.toContain(other.code);
});

test('a table that lost its last entry while in memory stays stopped when it is loaded again', async () => {
  const server = await testServer({ log: 'silent', limits: { idleMs: 0 } });
  const { address, dataDir } = server;
  const { code, page: ann } = await hostTable(address);
  expect(await ann.asks({ kind: 'rename', name: 'Anna' })).toMatchObject({ kind: 'done' });
  const spectator = await TestPage.at(address, code);
  const database = new Database(join(dataDir, FILE_NAME));
  for (const entries of ENTRIES) {
    database.prepare(`DELETE FROM ${entries} WHERE table_code = ? AND seq = 2`).run(code);
  }
  database.close();

  expect(await ann.asks({ kind: 'rename', name: 'Annie' })).toEqual(
    expect.objectContaining({ kind: 'error', code: 'damaged' }),
  );
  // Everybody at the table gets the message, not only the requester.
  expect(await spectator.hears('error')).toEqual({ kind: 'error', code: 'damaged' });
  spectator.close();
  const asks = async (): Promise<number> => (await fetch(`${address}/api/tables/${code}`)).status;
  expect(await asks()).toBe(500);
  ann.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([await asks(), await asks()]).toEqual([500, 500]);
  await server.end();
});

test('a table that lost all its entries is damaged, not removed', async () => {
  const dataDir = newFolder();
  const server = await testServer({ dataDir, log: 'silent' });
  const { code, page: ann } = await hostTable(server.address);
  const database = new Database(join(dataDir, FILE_NAME));
  for (const entries of ENTRIES) database.prepare(`DELETE FROM ${entries} WHERE table_code = ?`).run(code);
  database.close();

  expect(await ann.asks({ kind: 'rename', name: 'Anna' })).toMatchObject({ kind: 'error', code: 'damaged' });
  ann.close();
  await server.close();
  const again = await testServer({ dataDir, log: 'silent' });
  expect((await fetch(`${again.address}/api/tables/${code}`)).status).toBe(500);
  expect((await fetch(`${again.address}/api/tables/BCDFG`)).status).toBe(404);
  await again.end();
});
