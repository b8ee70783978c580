import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { sqliteJournal } from '../../journal/sqlite/journal.ts';
import type { CreatedTable } from '../../protocol/client-message.ts';
import type { BegunDay, DailyNow, DailyReport } from '../../protocol/daily.ts';
import { timesOf } from '../../table/daily/calendar.ts';
import { dayKey } from '../../table/daily/daily-book.ts';
import { guessDaily } from '../../table/fixtures/guess.ts';
import { passing, postTable, postTo, randomSecret, TestPage } from '../fixtures/page.ts';
import { newFolder, type TestServer, testServer } from '../fixtures/test-server.ts';

const DAY = '2026-11-18';
const { startsAt, opensAt } = timesOf(DAY);

const servers: TestServer[] = [];
let time = startsAt;

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(options: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
  time = startsAt + 1000;
  const server = await testServer({ dailyGames: [guessDaily], now: () => time, ...options });
  servers.push(server);
  return server;
}

function post({ address }: TestServer, path: string, body: unknown): Promise<Response> {
  return postTo(`${address}/api/daily${path}`, body);
}

async function play(server: TestServer, wish: object): Promise<CreatedTable> {
  const response = await post(server, `/${DAY}/tables`, wish);
  expect(response.status).toBe(201);
  return (await response.json()) as CreatedTable;
}

async function report(server: TestServer, person: string, tables: string[] = []): Promise<DailyReport> {
  return (await (await post(server, `/${DAY}`, { person, tables })).json()) as DailyReport;
}

/** Passes until the game is over. */
async function finish(server: TestServer, { code, secret }: CreatedTable): Promise<void> {
  const page = await TestPage.at(server.address, code, secret);
  await page.playsOn(passing);
  page.close();
}

test('a day is played, counted once per device, and shown to people who have played together', async () => {
  const server = await serve();
  const [ann, ben, cleo] = [randomSecret(), randomSecret(), randomSecret()];
  const { code, secret } = await postTable(server.address, { game: 'guess', name: 'Ann', person: ann });
  const bens = await TestPage.at(server.address, code);
  await bens.asks({ kind: 'sit', name: 'Ben', person: ben, secret: randomSecret() });
  const anns = await TestPage.at(server.address, code, secret);
  await anns.asks({ kind: 'start' });
  for (const page of [anns, bens]) page.close();

  const tried = await play(server, { name: 'Ann', person: ann });
  expect((await report(server, ann)).yours).toEqual({ kind: 'playing', code: tried.code });
  for (const [name, person] of [
    ['Ann', ann],
    ['Ben', ben],
    ['Cleo', cleo],
  ])
    await finish(server, await play(server, { name, person }));
  expect(await play(server, { name: 'New Name', person: ann })).toEqual(tried);

  const toAnn = await report(server, ann, [code]);
  expect(toAnn).toMatchObject({ players: 3, status: 'running', yours: { kind: 'over', code: tried.code, place: 1 } });
  expect(toAnn.known).toMatchObject([
    { name: 'Ann', place: 1, isYou: true },
    { name: 'Ben', place: 1 },
  ]);
  // Knowing a table's code does not make somebody a player there.
  expect((await report(server, cleo, [code])).known).toMatchObject([{ name: 'Cleo', isYou: true }]);
  const now = (await (await post(server, '', { person: ann })).json()) as DailyNow;
  expect(now).toMatchObject({ now: time, streak: 1, today: { day: DAY }, tomorrow: { day: '2026-11-19' } });
  expect((await fetch(`${server.address}/api/replays/${tried.code}`)).status).toBe(409);

  time = opensAt;
  const over = await report(server, cleo);
  expect(over).toMatchObject({ status: 'open', seed: expect.any(String), best: { name: 'Ann', code: tried.code } });
  const replay = await fetch(`${server.address}/api/replays/${tried.code}`);
  expect(await replay.json()).toMatchObject({ seed: over.seed, seedHash: over.seedHash });
});

test('results cannot be forged: no request carries one, and an uploaded game is no try', async () => {
  const server = await serve();
  const person = randomSecret();
  const tried = await play(server, { name: 'Mallory', person });
  const forged = [
    ['', { person, score: 99 }],
    [`/${DAY}`, { person, yours: { kind: 'over', score: 99 } }],
    [`/${DAY}/tables`, { name: 'Mallory', person, score: 99, won: true }],
    [`/${DAY}/tables`, { name: 'Mallory', person, seed: '00'.repeat(32) }],
    [`/${DAY}/tables`, { name: 'Mallory', person: 'nobody' }],
    [`/${DAY}/tables`, { name: 'Mallory' }],
    [`/${DAY}`, { person, tables: Array(41).fill('BCDFG') }],
  ] as const;
  for (const [path, body] of forged) expect((await post(server, path, body)).status).toBe(400);
  for (const path of ['/results', `/${DAY}/results`]) expect((await post(server, path, { person })).status).toBe(404);
  const page = await TestPage.at(server.address, tried.code, tried.secret);
  const move = { kind: 'moved', seat: 0, outcome: { winners: [0], scores: [99, 0] } };
  expect(await page.asks({ kind: 'move', seen: 2, move })).toMatchObject({ kind: 'error' });
  page.close();
  expect((await report(server, person)).yours).toEqual({ kind: 'playing', code: tried.code });
  expect((await report(server, person)).players).toBe(0);
});

test('people can play along through another node, but not by guessing', async () => {
  const dataDir = newFolder();
  const [one, two] = await Promise.all([serve({ dataDir }), serve({ dataDir })]);
  const [ann, ben] = [randomSecret(), randomSecret()];
  const begun = (await play(one, { name: 'Ann', person: ann })) as BegunDay;
  const wish = { name: 'Ben', person: ben, table: begun.code, invitation: begun.invitation };
  const along = async (body: object) => (await post(two, `/${DAY}/along`, body)).status;
  expect(await along({ ...wish, invitation: '0'.repeat(20) })).toBe(403);
  expect(await along({ ...wish, score: 99 })).toBe(400);
  expect(await along({ ...wish, name: '\u202eBen' })).toBe(400);
  expect(await along(wish)).toBe(201);
  await finish(one, begun);
  await expect.poll(async () => (await report(two, ben)).yours?.kind).toBe('over');
  expect((await report(two, ben)).players).toBe(1);
});

test.each([
  ['no day at all', 'yesterday', 404],
  ['a day that does not exist', '2026-02-30', 404],
  ['a day that was never sealed', '2020-01-01', 404],
  ['a day to come', '2026-11-19', 404],
])('%s cannot be played', async (_name, day, status) => {
  const server = await serve();
  expect((await post(server, `/${day}/tables`, { name: 'Ann', person: randomSecret() })).status).toBe(status);
});

test('names are text: markup is kept as it is, and characters that hide or break text are refused', async () => {
  const server = await serve();
  const person = randomSecret();
  const name = '<b>Ann</b>&lt;';
  await finish(server, await play(server, { name, person }));
  expect((await report(server, person)).known).toMatchObject([{ name, isYou: true }]);
  for (const bad of ['\u202eAnn', '\u200b', 'A'.repeat(25), ''])
    expect((await post(server, `/${DAY}/tables`, { name: bad, person: randomSecret() })).status).toBe(400);
});

test('two nodes and a restart at midnight: the same seeds, the same try, and stored results stand', async () => {
  const dataDir = newFolder();
  const [one, two] = await Promise.all([serve({ dataDir }), serve({ dataDir })]);
  const person = randomSecret();
  const tried = await play(one, { name: 'Ann', person });
  expect(await play(two, { name: 'Ann', person })).toEqual(tried);
  await finish(two, tried);
  time = timesOf(DAY).endsAt;
  await Promise.all([one.close(), two.close()]);
  const again = await testServer({ dataDir, dailyGames: [guessDaily], now: () => time });
  expect(await report(again, person)).toMatchObject({ status: 'settling', yours: { kind: 'over', place: 1 } });
  time = opensAt;
  expect(await report(again, person)).toMatchObject({ status: 'open', players: 1 });
  await again.close();
  const journal = sqliteJournal(dataDir);
  const kinds = (await journal.read(dayKey(DAY))).map(({ body }) => (body as { kind: string }).kind);
  expect(kinds).toEqual(['sealed', 'began', 'finished', 'opened']);
  await journal.close();
  rmSync(dataDir, { recursive: true });
});

test('a server with the days turned off has none, and seals none', async () => {
  const server = await serve({ daily: false });
  expect((await post(server, '', {})).status).toBe(204);
  expect((await post(server, `/${DAY}`, {})).status).toBe(404);
  expect((await post(server, `/${DAY}/tables`, { name: 'Ann', person: randomSecret() })).status).toBe(404);
  await server.close();
  const journal = sqliteJournal(server.dataDir);
  expect(await journal.read(dayKey(DAY))).toEqual([]);
  await journal.close();
});
