import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GroupInfo, TableResult } from '../../protocol/result.ts';
import { postTable, TestPage } from '../fixtures/page.ts';
import { type TestServer, testServer } from '../fixtures/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.end());

const ask = (path: string): Promise<Response> => fetch(`${server.address}/api/${path}`);

test("a game's result is shown once it is over, with its people and the table they went on to", async () => {
  const wish = { game: 'guess', name: 'Ann', crest: 'fox', bots: ['any'], options: { rounds: '1', starter: 0 } };
  const { code, secret } = await postTable(server.address, { ...wish, start: true });
  expect((await ask(`results/${code}`)).status).toBe(409);
  const ann = await TestPage.at(server.address, code, secret);
  await ann.asks({ kind: 'move', seen: 2, move: { kind: 'pass' } });
  await ann.hears('table', ({ table }) => table.status === 'over');
  await ann.asks({ kind: 'rematch' });
  const { table } = await ann.hears('table', ({ table }) => table.next !== undefined);
  ann.close();

  const result = (await (await ask(`results/${code}`)).json()) as TableResult;
  expect(result).toMatchObject({ code, game: 'guess', players: [{ name: 'Ann', crest: 'fox' }, { kind: 'bot' }] });
  const group = (await (await ask(`groups/${table.next}`)).json()) as GroupInfo;
  expect(group).toMatchObject({ people: [{ name: 'Ann', crest: 'fox' }], games: [{ ...result, who: [0, 'bot'] }] });
  expect(group.latest.code).toBe(table.next);
});

test.each(['results/BCDFG', 'results/nonsense', 'groups/BCDFG', 'groups/BCDFGBCDFG', 'groups/x'])(
  'there is nothing at %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
