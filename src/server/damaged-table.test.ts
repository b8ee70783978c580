import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { FILE_NAME } from '../journal/sqlite/file.ts';
import { postTable, TestPage } from './fixtures/page.ts';
import { testServer } from './fixtures/test-server.ts';

test('a table that somebody has changed in the store is stopped and named, and the others go on', async () => {
  const lines: string[] = [];
  const server = await testServer({
    log: 'error',
    limits: { idleMs: 0 },
    logTo: { write: (line) => lines.push(line) },
  });
  const { address, dataDir } = server;
  const [changed, loaded, other] = await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((name) => postTable(address, { game: 'guess', name })),
  );
  const ben = await TestPage.at(address, loaded.code, loaded.secret);
  const database = new Database(join(dataDir, FILE_NAME));
  for (const entries of ['recent_entries', 'sorted_entries']) {
    const change = database.prepare(`UPDATE ${entries} SET body = replace(body, ?, 'Mallory') WHERE table_code = ?`);
    change.run('Ann', changed.code);
    // A table in memory notices when it next reads the store.
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
