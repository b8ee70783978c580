import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { elementAt } from '../engine/list.ts';
import { openLook } from '../journal/open.ts';
import { FILE_NAME } from '../journal/sqlite/files.ts';
import { drainOnSignals } from './drain.ts';
import { post, postTable, TestPage } from './fixtures/page.ts';
import { newFolder, testServer } from './fixtures/test-server.ts';

test.each([
  ['copied', copyFileSync],
  ['renamed', renameSync],
])(
  'a backup that is %s over the file of a running server: it stops answering, and says so to pages, in the log, by /readyz and by its exit code',
  async (_how, put) => {
    const lines: string[] = [];
    const server = await testServer({ log: 'error', logTo: { write: (line) => lines.push(line) } });
    const { address, dataDir } = server;
    const table = await postTable(address, { game: 'guess', name: 'Ann' });
    const backup = join(newFolder(), 'backup');
    const look = await openLook({ dataDir });
    look.copyTo?.(backup);
    await look.close();
    const ann = await TestPage.at(address, table.code, table.secret);
    expect(await ann.asks({ kind: 'rename', name: 'Anna' })).toMatchObject({ kind: 'done' });

    const started = performance.now();
    put(backup, join(dataDir, FILE_NAME));
    expect(await ann.hears('house')).toEqual({ kind: 'house', state: 'stopped' });
    expect(performance.now() - started).toBeLessThan(1500);
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, 'the database file was replaced\n']);
    ann.say({ kind: 'rename', key: 'late', name: 'Ada' });
    const other = await TestPage.open(address);
    expect(await other.hears('house')).toEqual({ kind: 'house', state: 'stopped' });
    other.say({ kind: 'hello', table: table.code, secret: table.secret });
    const created = await post(address, { game: 'guess', name: 'Ben' });
    expect(created.status).toBe(500);
    expect(server.hasFailed()).toBe(true);
    expect(lines.join('')).toMatch(
      /undercroft\.sqlite in .* was (?:overwritten|replaced) while the server was running/,
    );
    for (const page of [ann, other]) page.close();
    await server.end();
  },
);

test('the exit code after a signal is 1 if the store was replaced, and 0 otherwise', async () => {
  for (const hasFailed of [true, false]) {
    const codes: number[] = [];
    const before = process.listeners('SIGTERM');
    drainOnSignals({ address: '', hasFailed: () => hasFailed, close: async () => undefined }, (code) =>
      codes.push(code),
    );
    const ours = elementAt(
      process.listeners('SIGTERM').filter((one) => !before.includes(one)),
      0,
    );
    await (ours as () => Promise<void>)();
    process.off('SIGTERM', ours);
    process.removeAllListeners('SIGINT');
    expect(codes).toEqual([hasFailed ? 1 : 0]);
  }
});
