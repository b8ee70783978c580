import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postgresForFile } from '../../../test/stores.ts';
import { elementAt } from '../../engine/list.ts';
import type { Row } from '../../journal/journal.ts';
import { openArchive, openJournal, type StoreLocation } from '../../journal/open.ts';
import { hostTable, postTable, randomSecret, TestPage } from '../fixtures/page.ts';
import { newFolder, type TestServer, testServer } from '../fixtures/test-server.ts';
import { tablesInUse } from './tables-in-use.ts';

const FAST = { burst: 5000, perSecond: 5000 };
const GRACE = 300;
const LIMITS = { socket: FAST, address: FAST, graceMs: GRACE };

const postgres = postgresForFile();

async function onPostgres(): Promise<StoreLocation> {
  const databaseUrl = await postgres().newDatabase();
  return { dataDir: newFolder(), databaseUrl };
}

async function onOneFolder(): Promise<StoreLocation> {
  return { dataDir: newFolder() };
}

describe.each([
  ['PostgreSQL', onPostgres],
  ['one folder', onOneFolder],
])('two nodes on %s', (_name, newPlace) => {
  let place: StoreLocation;
  let nodes: [TestServer, TestServer];

  beforeEach(async () => {
    place = await newPlace();
    const databaseUrl = place.databaseUrl === undefined ? {} : { databaseUrl: place.databaseUrl };
    // Both at once, on an empty store.
    const node = () => testServer({ dataDir: place.dataDir, ...databaseUrl, botPace: 20, limits: LIMITS });
    nodes = await Promise.all([node(), node()]);
  });

  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    rmSync(place.dataDir, { recursive: true });
  });

  async function rowsOf(code: string): Promise<Row[]> {
    const journal = await openJournal(place);
    const rows = await journal.read(code);
    await journal.close();
    return rows;
  }

  /** Ann at the first node, Ben at the second, at one table. */
  async function annAndBen(wishes: Record<string, unknown>) {
    const { code, secret } = await postTable(nodes[0].address, { name: 'Ann', ...wishes });
    const [ann, ben] = [await TestPage.at(nodes[0].address, code, secret), await TestPage.at(nodes[1].address, code)];
    const benSecret = randomSecret();
    await ben.asks({ kind: 'sit', name: 'Ben', secret: benSecret });
    const isPresent = ({ chairs }: { chairs: { kind: string; here?: boolean }[] }) =>
      chairs.filter(({ here }) => here).length === 2;
    await ann.hears('table', ({ table }) => isPresent(table));
    return { code, secret, ann, ben, benSecret };
  }

  test('every node knows who is present, or says so if a node is silent', async () => {
    const { code, ann, ben } = await annAndBen({ game: 'dash' });
    const [asking, silent] = [await openJournal(place), await openJournal(place)];
    silent.broadcast('psst');
    await silent.check();

    await expect(tablesInUse(asking, 400)).rejects.toThrow('does not respond');
    await silent.close();
    expect([...(await tablesInUse(asking))]).toEqual([code]);
    await asking.close();
    ann.close();
    ben.close();
  });

  test('a removed table is gone at every node, also for its clients', async () => {
    const { code, ann, ben } = await annAndBen({ game: 'dash' });
    const archive = await openArchive(place);
    const { length } = await rowsOf(code);
    expect(await archive.remove([{ code, head: length }])).toEqual([code]);
    await archive.close();

    expect(await ann.asks({ kind: 'start' })).toMatchObject({ kind: 'error', code: 'no-such-table' });
    await ben.hears('error', (error) => error.code === 'no-such-table');
    const answers = await Promise.all(nodes.map(({ address }) => fetch(`${address}/api/tables/${code}`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('each node sees connections and disconnections at the other, and players who leave for good are gone', async () => {
    const { code, ann, ben, benSecret } = await annAndBen({ game: 'time', options: { clock: 'off' } });
    await ann.asks({ kind: 'start' });
    await ben.hears('played');
    const from = ann.heard.length;
    ben.close();
    await ann.hears('table', ({ table }) => !isPersonPresent(elementAt(table.chairs, 1)), from);
    const goneBy = async () => (await rowsOf(code)).filter(({ key }) => key?.startsWith('house:')).length;
    await expect.poll(goneBy).toBe(1);

    await TestPage.at(nodes[1].address, code, benSecret);
    await expect.poll(goneBy).toBe(2);
    await ann.hears('table', ({ table }) => isPersonPresent(elementAt(table.chairs, 1)), from + 1);
  });

  test('a chat line sent to one node appears once at both, even if it is sent again to the other', async () => {
    const { code, ann, ben, benSecret } = await annAndBen({ game: 'guess' });
    await ben.asks({ kind: 'say', key: 'hi', text: 'Hello, Ann!' });
    await ann.hears('said', ({ chair }) => chair === 1);
    const again = await TestPage.at(nodes[0].address, code, benSecret);
    await again.asks({ kind: 'say', key: 'hi', text: 'Hello, Ann!' });
    await again.asks({ kind: 'say', key: 'bye', text: 'Bye.' });
    await ben.hears('said', (said) => 'text' in said && said.text === 'Bye.');

    for (const page of [ann, ben]) {
      const lines = page.messages.filter(({ kind }) => kind === 'said');
      expect(lines).toMatchObject([{ text: 'Hello, Ann!' }, { text: 'Bye.' }]);
    }
    const late = await TestPage.at(nodes[0].address, code);
    expect([...late.heard, JSON.stringify(await rowsOf(code))].join()).not.toContain('Hello, Ann!');
  });

  test('an undo question is asked and answered across nodes, and the undo is written once', async () => {
    const { code, ann, ben } = await annAndBen({ game: 'guess', options: { starter: 0 } });
    await ann.asks({ kind: 'start' });
    const { seq, play } = await ann.hears('played');
    expect(await ann.asks({ kind: 'move', seen: seq, move: play.moves[0] })).toMatchObject({ kind: 'done' });
    await ann.asks({ kind: 'undo', law: 'ask' });
    await ben.hears('table', ({ table }) => table.question?.chair === 0);
    await ben.asks({ kind: 'answer-undo', agree: true });

    await Promise.all([ann, ben].map((page) => page.hears('played', (played) => played.seq === seq + 2)));
    const kinds = (await rowsOf(code)).map(({ body }) => (body as { kind: string }).kind);
    expect(kinds.slice(-2)).toEqual(['moved', 'undone']);
  });

  test('a newcomer at one node is announced, let in or dropped at the other', async () => {
    const { code, secret } = await postTable(nodes[0].address, {
      ...{ game: 'guess', name: 'Ann', options: { starter: 0 }, bots: ['any', 'any'], start: true },
    });
    const eve = await TestPage.at(nodes[1].address, code);
    const sit = { kind: 'sit', name: 'Eve', secret: randomSecret(), person: randomSecret(), chair: 1 };
    expect(await eve.asks(sit)).toMatchObject({ code: 'already-started' });
    // Nobody was there when she asked.
    const ann = await TestPage.at(nodes[0].address, code, secret);
    const other = await TestPage.at(nodes[1].address, code);
    await other.asks({ ...sit, name: 'Dan', secret: randomSecret(), person: randomSecret(), chair: 2 });
    const { you } = await ann.hears('table', (told) => told.you.joinRequests?.length === 2);
    expect(you.joinRequests?.map(({ name }) => name)).toEqual(['Eve', 'Dan']);
    const from = ann.heard.length;
    other.close();
    await ann.hears('table', (told) => told.you.joinRequests?.length === 1, from);

    await ann.asks({ kind: 'answer-join', id: you.joinRequests?.[0]?.id, agree: true });
    await eve.hears('table', (told) => told.you.joining?.state === 'let-in');
    expect(await eve.asks(sit)).toMatchObject({ kind: 'seated', chair: 1 });
    const kinds = (await rowsOf(code)).map(({ body }) => (body as { kind: string }).kind);
    expect(kinds.filter((kind) => kind === 'sat')).toHaveLength(1);
  });

  test('somebody removed through one node is told so at the other', async () => {
    const { ann, ben } = await annAndBen({ game: 'guess' });
    expect(await ann.asks({ kind: 'remove', chair: 1 })).toMatchObject({ kind: 'done' });

    const { you } = await ben.hears('table', ({ table }) => elementAt(table.chairs, 1).kind === 'empty');
    expect(you.chair).toBeUndefined();
  });

  test('a closing node says so while it is still open, and its people go on at the other', async () => {
    const { code, ann, ben, secret } = await annAndBen({ game: 'guess', options: { starter: 0 } });
    await ann.asks({ kind: 'start' });
    const closing = nodes[0].close();
    expect((await ann.closed).code).toBe(1012);
    await closing;
    const back = await TestPage.at(nodes[1].address, code, secret, 3);
    expect(await back.asks({ kind: 'move', key: 'pass', seen: 3, move: { kind: 'pass' } })).toMatchObject({
      kind: 'done',
      seq: 4,
    });
    await ben.hears('played', ({ seq }) => seq === 4);
  });
});

test('a table is played where it is in memory: a page at another node is sent on once, and may stay', async () => {
  const databaseUrl = await postgres().newDatabase();
  const node = (nodePath: string) => testServer({ databaseUrl, nodePath });
  const [home, other] = await Promise.all([node('/home'), node('/other')]);
  const { code, secret } = await postTable(home.address, { game: 'guess', name: 'Ann' });
  const hello = { kind: 'hello', table: code, secret } as const;
  const ann = await TestPage.open(home.address, {}, `/home/ws/${code}`);
  ann.say(hello);
  await ann.hears('welcome');
  const sentTo = async (): Promise<string | undefined> => {
    const page = await TestPage.open(other.address, {}, `/ws/${code}?try=0`);
    page.say(hello);
    await expect.poll(() => page.messages.length).toBeGreaterThan(0);
    page.close();
    const [first] = page.messages;
    return first?.kind === 'moved' ? first.to : undefined;
  };

  // The nodes must have heard of each other.
  await expect.poll(sentTo).toBe('/home');
  const staying = await TestPage.open(other.address, {}, `/ws/${code}?try=1`);
  staying.say(hello);
  await staying.hears('welcome');
  await expect(TestPage.open(other.address, {}, `/home/ws/${code}`)).rejects.toThrow('404');
  for (const page of [ann, staying]) page.close();
  await Promise.all([home.end(), other.end()]);
});

test('a node is not ready once it is asked to close, and stays open for clients that have not noticed', async () => {
  const node = await testServer({ drainMs: 400 });
  const ready = async () => (await fetch(`${node.address}/readyz`)).status;
  expect(await ready()).toBe(200);
  const closing = node.close();

  expect(await ready()).toBe(503);
  const { page } = await hostTable(node.address);
  expect((await page.closed).code).toBe(1012);
  await closing;
  rmSync(node.dataDir, { recursive: true });
});

test('a single node whose database is gone is not ready, keeps its people waiting, and goes on when it is back', async () => {
  const node = await testServer({ databaseUrl: await postgres().newDatabase() });
  const ready = async () => (await fetch(`${node.address}/readyz`)).status;
  const { code, secret, page } = await hostTable(node.address);
  await postgres().stop();

  expect(await ready()).toBe(503);
  expect(await page.hears('house')).toEqual({ kind: 'house', state: 'catching-up' });
  const renamed = page.asks({ kind: 'rename', key: 'r', name: 'Anna' });
  const other = await TestPage.open(node.address);
  other.say({ kind: 'hello', table: code, secret });
  expect(await other.hears('house')).toMatchObject({ state: 'catching-up' });
  const impatient = await TestPage.open(node.address);
  for (let count = 0; count < 100; count++) impatient.say({ kind: 'hello', table: code });
  expect(await impatient.asks({ kind: 'start', key: 'more' })).toMatchObject({ code: 'unavailable', key: 'more' });
  expect(other.messages.some(({ kind }) => kind === 'welcome' || kind === 'error')).toBe(false);
  await postgres().start();
  expect(await renamed).toMatchObject({ kind: 'done', seq: 2 });
  await page.hears('house', ({ state }) => state === 'well');
  await other.hears('welcome');
  expect(await ready()).toBe(200);
  await node.end();
});

function isPersonPresent(chair: { kind: string; here?: boolean }): boolean {
  return chair.here === true;
}
