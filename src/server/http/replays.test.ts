import { afterAll, beforeAll, expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { type SealedRecord, sealFault } from '../../engine/record-seal.ts';
import type { WatchNews } from '../../protocol/watch-message.ts';
import { hostTable, postTable, TestPage } from '../fixtures/page.ts';
import { type TestServer, testServer } from '../fixtures/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.end());

/** A finished game: one round, in which only Ann has to act. */
async function finishedGame(): Promise<{ code: string; secret: string; last: number }> {
  const wish = { game: 'guess', name: 'Ann', bots: ['any'], start: true, options: { rounds: '1', starter: 0 } };
  const { code, secret, page: ann } = await hostTable(server.address, wish);
  await ann.asks({ kind: 'move', seen: 2, move: { kind: 'pass' } });
  const { seq } = await ann.hears('table', ({ table }) => table.status === 'over');
  ann.close();
  return { code, secret, last: seq };
}

const replayOf = (code: string): Promise<Response> => fetch(`${server.address}/api/replays/${code}`);

test('a finished game is served sealed, with its entries, cached for good', async () => {
  const { code, last } = await finishedGame();
  const response = await replayOf(code);
  const text = await response.text();
  const record = JSON.parse(text) as SealedRecord;

  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(sealFault(text, { ...record })).toBeUndefined();
  expect(record).toMatchObject({ names: ['Ann', expect.any(String)], bots: [1], entries: [last - 1, last] });
});

test('a person who renames after the game keeps the old name in its record', async () => {
  const { code, secret } = await finishedGame();
  const ann = await TestPage.at(server.address, code, secret);
  await ann.asks({ kind: 'rename', name: 'Zoe' });
  ann.close();

  expect(((await (await replayOf(code)).json()) as SealedRecord).names[0]).toBe('Ann');
});

test.each(['BCDFG', 'nonsense', 'BCDFG%20'])('there is no replay of %s', async (code) => {
  const response = await replayOf(code);

  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

/** A page in a watch party: the last news it received. */
async function watching(code: string, name: string): Promise<{ page: TestPage; news(): WatchNews[] }> {
  const page = await TestPage.open(server.address);
  await page.sends(JSON.stringify({ kind: 'watch', replay: code, name }));
  return { page, news: () => page.heard.map((text) => JSON.parse(text) as WatchNews) };
}

const SHOWN = { moment: 7, playing: true, speed: 2 };

test('members of a watch party see what the leader shows; the lead can be handed over, and passes on if the leader leaves', async () => {
  const { code } = await finishedGame();
  const ann = await watching(code, 'Ann');
  const first = elementAt(ann.news(), 0);
  const anns = first.kind === 'watching' ? first.you : 0;
  expect(ann.news()).toEqual([{ kind: 'watching', you: anns, leader: anns, people: [{ id: anns, name: 'Ann' }] }]);
  ann.page.sendRaw(JSON.stringify({ kind: 'watch-show', shown: SHOWN }));
  const ben = await watching(code, 'Ben');
  const joined = ben.news().at(-1);
  const bens = joined?.kind === 'watching' ? joined.you : 0;
  expect(joined).toMatchObject({ leader: anns, shown: SHOWN });
  expect(bens).toBeGreaterThan(anns);

  const later = { ...SHOWN, moment: 8 };
  ben.page.sendRaw(JSON.stringify({ kind: 'watch-show', shown: { ...SHOWN, moment: 99 } }));
  ann.page.sendRaw(JSON.stringify({ kind: 'watch-show', shown: later }));
  await expect.poll(() => ben.news().at(-1)).toEqual({ kind: 'watch-shown', shown: later });

  ann.page.sendRaw(JSON.stringify({ kind: 'watch-lead', to: bens }));
  await expect.poll(() => ben.news().at(-1)).toMatchObject({ leader: bens, shown: later });
  ben.page.close();
  await expect.poll(() => ann.news().at(-1)).toMatchObject({ leader: anns, people: [{ id: anns, name: 'Ann' }] });
  expect(ann.news().some((news) => news.kind === 'watch-shown')).toBe(false);
  ann.page.close();
});

test('an unfinished game has no watch party, and an invalid position is refused', async () => {
  const { code } = await postTable(server.address, { game: 'guess', name: 'Ann', bots: ['any'], start: true });
  const page = await TestPage.open(server.address);

  expect(await page.sends(`{"kind":"watch","replay":"${code}","name":"Ann"}`)).toEqual({
    kind: 'error',
    code: 'not-over',
  });
  expect(await page.sends(JSON.stringify({ kind: 'watch-show', shown: SHOWN }))).toMatchObject({ code: 'hello-first' });
  const odd = { kind: 'watch-show', shown: { ...SHOWN, speed: 3 } };
  expect(await page.sends(JSON.stringify(odd))).toMatchObject({ code: 'bad-message' });
  page.close();
});
