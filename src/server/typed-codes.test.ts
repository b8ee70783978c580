import { afterEach, beforeEach, expect, test } from 'vitest';
import { CODE_LENGTH, LINK_CODE_LENGTH } from '../protocol/limits.ts';
import { postTable, TestPage } from './fixtures/page.ts';
import { type TestServer, testServer } from './fixtures/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.end());

async function typing(code: string): Promise<string> {
  const page = await TestPage.open(server.address);
  const answer = await page.sends(JSON.stringify({ kind: 'hello', table: code }));
  page.close();
  return answer.kind === 'welcome' ? answer.table.code : answer.kind === 'error' ? answer.code : answer.kind;
}

test('a link has eight letters; the first five, typed, lead to the table until its game starts, and to nothing afterwards', async () => {
  const { code, secret } = await postTable(server.address, { game: 'guess', name: 'Ann' });
  const letters = code.slice(0, CODE_LENGTH);
  expect(code).toHaveLength(LINK_CODE_LENGTH);
  expect(await typing(letters)).toBe(code);

  const ann = await TestPage.at(server.address, code, secret);
  const ben = await TestPage.at(server.address, letters);
  await ben.asks({ kind: 'sit', name: 'Ben', secret: 'b0'.repeat(32) });
  expect(await ann.asks({ kind: 'start' })).toMatchObject({ kind: 'done' });

  expect(await typing(letters)).toBe('no-such-table');
  expect(await typing(code)).toBe(code);
  for (const path of ['tables', 'replays', 'results', 'groups']) {
    expect((await fetch(`${server.address}/api/${path}/${letters}`)).status).toBe(404);
  }
  for (const page of [ann, ben]) page.close();
});
