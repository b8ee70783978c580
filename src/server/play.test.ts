import { afterAll, beforeAll, expect, test } from 'vitest';
import { elementAt } from '../engine/list.ts';
import { type GameRecord, replayRecord } from '../engine/record.ts';
import { findBox } from '../games/index.ts';
import { sqliteJournal } from '../journal/sqlite/journal.ts';
import { hexDigest, packDigest } from '../table/digest.ts';
import { hostTable, postTable, randomSecret, TestPage } from './fixtures/page.ts';
import { type TestServer, testServer } from './fixtures/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.end());

test('two people and a bot play a whole game of Dash, and everybody gets the same end', async () => {
  const { address } = server;
  const { code, page: ann } = await hostTable(address, { game: 'dash', name: ' Ann ', bots: ['careful'] });
  const ben = await TestPage.at(address, code);
  const watcher = await TestPage.at(address, code);
  const benSecret = randomSecret();
  expect(await ben.asks({ kind: 'sit', name: 'Ben', secret: benSecret })).toMatchObject({ kind: 'seated', chair: 2 });
  expect(await ann.asks({ kind: 'start' })).toMatchObject({ kind: 'done' });
  await ben.hears('played');
  await Promise.all([ann.playsOn(), ben.playsOn()]);

  const [end, ...others] = await Promise.all([
    ann.hears('table', ({ table }) => table.status === 'over'),
    ben.hears('table', ({ table }) => table.status === 'over'),
    watcher.hears('table', ({ table }) => table.status === 'over'),
  ]);
  expect(others.map(({ table }) => table)).toEqual([end.table, end.table]);
  expect(elementAt(end.table.chairs, 0)).toEqual({ kind: 'person', name: 'Ann', here: true });
  expect(hexDigest(end.table.seed ?? '')).toBe(end.table.seedHash);
  expect((await watcher.hears('played')).play.moves).toEqual([]);
  const seqs = watcher.messages.flatMap((message) => (message.kind === 'played' ? [message.seq] : []));
  expect(seqs).toEqual(seqs.map((_, index) => elementAt(seqs, 0) + index));
  for (const page of [ann, ben, watcher]) page.close();

  const record = (await (await fetch(`${address}/api/replays/${code}`)).json()) as GameRecord;
  const journal = sqliteJournal(server.dataDir);
  const last = elementAt(await journal.read(code), (record.entries?.at(-1) ?? 0) - 1);
  await journal.close();
  expect(record.chain).toBe(last.digest);
  const box = findBox('dash');
  const replaying = replayRecord(box?.open(record.pack) ?? expect.fail(), record);
  while (replaying.next() !== undefined);
  expect(replaying.played).toBe(record.steps.length);
  expect(packDigest(record.pack)).toBe(record.packDigest);
});

test('a page that reconnects gets exactly what it missed', async () => {
  const { address } = server;
  const {
    code,
    secret,
    page: ann,
  } = await hostTable(address, {
    game: 'dash',
    name: 'Ann',
    bots: ['random'],
    start: true,
    options: { starter: 0 },
  });
  const watcher = await TestPage.at(address, code);
  await ann.playsOn(undefined, 3);
  ann.close();
  const seen = Math.max(...ann.messages.flatMap((message) => ('seq' in message ? [message.seq] : [])));
  const back = await TestPage.at(address, code, secret, seen);
  await back.playsOn();
  await watcher.hears('table', ({ table }) => table.status === 'over');

  const events = (page: TestPage) => page.messages.flatMap((message) => ('events' in message ? message.events : []));
  const all = events(await TestPage.at(address, code));
  expect([...events(ann), ...events(back)]).toEqual(all);
  expect(events(watcher)).toEqual(all);
  expect((await back.hears('welcome')).you).toEqual({ viewer: 0, chair: 0 });
});

test('a full table and a finished one let anybody watch', async () => {
  const { address } = server;
  const full = await postTable(address, { game: 'guess', name: 'Ann', bots: ['any', 'any', 'any'] });
  const page = await TestPage.at(address, full.code);
  const answer = await page.asks({ kind: 'sit', name: 'Eve', secret: randomSecret() });

  expect(answer).toMatchObject({ kind: 'error', code: 'table-full' });
  expect((await page.hears('welcome')).you).toEqual({ viewer: 'spectator' });
});

test('a player looks back as that seat, a spectator as a spectator, and neither without limit', async () => {
  const { address } = server;
  const { code, page: ann } = await hostTable(address, { options: { starter: 0 }, bots: ['any'], start: true });
  const watcher = await TestPage.at(address, code);
  const [own, open] = await Promise.all([ann.hears('welcome'), watcher.hears('welcome')]);
  const looks = (page: TestPage) => page.asks({ kind: 'look', entry: own.seq });

  expect(await looks(ann)).toMatchObject({ kind: 'moment', entry: own.seq, view: own.play?.view });
  expect(await looks(watcher)).toMatchObject({ kind: 'moment', view: open.play?.view });
  const answers = await Promise.all(Array.from({ length: 30 }, () => looks(ann)));
  expect(answers.map((answer) => answer.kind)).toContain('error');
  expect(await ann.asks({ kind: 'move', seen: own.seq, move: own.play?.moves[0] })).not.toMatchObject({
    code: 'too-many',
  });
});

test('a page learns the server’s time from messages, and by asking', async () => {
  const before = Date.now();
  const { page } = await hostTable(server.address);
  page.say({ kind: 'time', sent: 12.5 });

  expect(await page.hears('time')).toMatchObject({ sent: 12.5 });
  for (const { now } of [await page.hears('time'), await page.hears('welcome')]) {
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  }
});
