import { once } from 'node:events';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { elementAt } from '../engine/list.ts';
import { sqliteJournal } from '../journal/sqlite/journal.ts';
import { frame, openBarePage, TEXT } from './fixtures/bare-page.ts';
import { hostTable, postTable, randomSecret, TestPage } from './fixtures/page.ts';
import { newFolder, type TestServer, testServer } from './fixtures/test-server.ts';
import { LIMITS } from './limits/limits.ts';

/** No rate limit: a second hello costs twenty tokens, and a barred address would also silence the other pages. */
const UNLIMITED = { burst: 1_000_000_000, perSecond: 1_000_000_000 };

/** The number of pages connected to a server. */
async function socketsOf({ address }: TestServer): Promise<string | undefined> {
  return /undercroft_sockets (\d+)/.exec(await (await fetch(`${address}/metrics`)).text())?.[1];
}

test('a closing server finishes pending requests, closes all sockets with 1012, and loses nothing', async () => {
  const dataDir = newFolder();
  const first = await testServer({ dataDir });
  const { code, secret, page: ann } = await hostTable(first.address, { options: { starter: 0 } });
  await TestPage.seated(first.address, code, 'Ben');
  await ann.asks({ kind: 'start' });
  const move = ann.asks({ kind: 'move', key: 'last', seen: 3, move: { kind: 'pass' } });
  await ann.hears('done', ({ key }) => key === 'last');
  await first.close();
  expect(await move).toMatchObject({ kind: 'done', seq: 4 });
  expect((await ann.closed).code).toBe(1012);
  await expect(fetch(`${first.address}/healthz`)).rejects.toThrow();

  const second = await testServer({ dataDir });
  const back = await TestPage.at(second.address, code, secret, 3);
  const welcome = await back.hears('welcome');
  expect(welcome).toMatchObject({ seq: 4, you: { viewer: 0, chair: 0 }, events: [{ seq: 4 }] });
  await second.end();
});

test('a table without clients leaves memory, and is reloaded from the journal', async () => {
  const server = await testServer({ limits: { idleMs: 20 } });
  const inMemory = async () =>
    /undercroft_tables_in_memory (\d+)/.exec(await (await fetch(`${server.address}/metrics`)).text())?.[1];
  const { code, secret, page } = await hostTable(server.address);
  await page.asks({ kind: 'rename', name: 'Anna' });
  expect(await inMemory()).toBe('1');
  page.close();

  await expect.poll(inMemory).toBe('0');
  const back = await TestPage.at(server.address, code, secret);
  expect((await back.hears('welcome')).table.chairs[0]).toEqual({ kind: 'person', name: 'Anna', here: true });
  await server.end();
});

test('bots of an unloaded table go on when somebody connects', async () => {
  const server = await testServer({ limits: { idleMs: 1 }, botPace: 30 });
  const wishes = { game: 'guess', name: 'Ann', bots: ['any'], start: true, options: { starter: 1 } };
  const { code } = await postTable(server.address, wishes);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const watcher = await TestPage.at(server.address, code);

  expect((await watcher.hears('welcome')).seq).toBe(2);
  expect((await watcher.hears('played')).seq).toBe(3);
  await server.end();
});

test('a message sent just before its socket closes is handled', async () => {
  const server = await testServer();
  const { code } = await postTable(server.address, { game: 'guess', name: 'Ann' });
  const watcher = await TestPage.at(server.address, code);
  const hasty = await TestPage.at(server.address, code);
  hasty.say({ kind: 'sit', key: 'sit', name: 'Ben', secret: randomSecret() });
  hasty.socket.close();

  const { table } = await watcher.hears('table', ({ table: { chairs } }) => elementAt(chairs, 1).kind === 'person');
  expect(table.chairs[1]).toMatchObject({ kind: 'person', name: 'Ben' });
  await server.end();
});

test('a page that does not read is disconnected, and the others do not wait for it', async () => {
  const server = await testServer({ limits: { maxBacklogBytes: 64 * 1024, socket: UNLIMITED, address: UNLIMITED } });
  const { code } = await postTable(server.address, { game: 'guess', name: 'Ann' });
  const slow = await TestPage.at(server.address, code);
  const other = await TestPage.at(server.address, code);
  slow.socket.pause();
  for (let count = 0; count < 20_000; count++) slow.say({ kind: 'hello', table: code });

  await expect.poll(() => socketsOf(server), { timeout: 20_000 }).toBe('1');
  expect(await other.asks({ kind: 'sit', name: 'Ben', secret: randomSecret() })).toMatchObject({ kind: 'seated' });
  slow.close();
  await server.end();
});

test('a page that does not answer pings is disconnected', async () => {
  const server = await testServer({ limits: { heartbeatMs: 50 } });
  const { code } = await postTable(server.address, { game: 'guess', name: 'Ann' });
  const dead = await TestPage.at(server.address, code);
  const alive = await TestPage.at(server.address, code);
  dead.socket.pause();
  await expect.poll(() => socketsOf(server), { timeout: 30_000 }).toBe('1');
  dead.socket.resume();

  expect((await dead.closed).code).toBe(1006);
  expect(alive.socket.readyState).toBe(1);
  await server.end();
});

test('a ping is answered', async () => {
  const server = await testServer();
  const curious = await TestPage.open(server.address);
  const answer = once(curious.socket, 'pong');
  curious.socket.ping('there?');

  expect(String((await answer)[0])).toBe('there?');
  await server.end();
});

test.each(['ping', 'pong'] as const)('a page that sends a %s without end is let go', async (kind) => {
  const server = await testServer({ limits: LIMITS });
  const busy = await TestPage.open(server.address);
  for (let count = 0; count < 400; count++) busy.socket[kind]();

  expect(await busy.closed).toEqual({ code: 1008, reason: `too many ${kind}s` });
  await server.end();
});

test('a page that pings and does not read is disconnected', async () => {
  const server = await testServer({
    limits: { maxBacklogBytes: 64 * 1024, socket: UNLIMITED, address: UNLIMITED, helloMs: 60_000 },
  });
  const slow = await TestPage.open(server.address);
  slow.socket.pause();
  for (let count = 0; count < 60_000; count++) slow.socket.ping('x'.repeat(125));

  await expect.poll(() => socketsOf(server), { timeout: 20_000 }).toBe('0');
  slow.socket.terminate();
  await server.end();
});

test('a page that sends an endless fragmented message is disconnected', async () => {
  const server = await testServer();
  const page = await TestPage.open(server.address);
  for (let count = 0; count < 100; count++) page.socket.send('a', { fin: false });

  expect(await page.closed).toEqual({ code: 1008, reason: '' });
  await server.end();
});

test('nothing more is read from a socket closed for a violation, and it is terminated even if the client ignores the close', async () => {
  const server = await testServer({ limits: LIMITS });
  const { code, secret } = await postTable(server.address, { game: 'guess', name: 'Ann' });
  const { page: line } = await openBarePage(server.address);
  line.on('error', () => undefined);
  const cut = once(line, 'close');
  const say = (message: object) => line.write(frame(TEXT, JSON.stringify(message)));
  line.resume();
  say({ kind: 'hello', table: code, secret });
  for (let count = 0; count < 500; count++) say({});
  await new Promise((resolve) => setTimeout(resolve, 500));
  say({ kind: 'rename', key: 'k', name: 'Anna' });
  await cut;

  const { chairs } = (await (await fetch(`${server.address}/api/tables/${code}`)).json()) as { chairs: object[] };
  expect(chairs[0]).toMatchObject({ name: 'Ann', here: false });
  await server.end();
});

test('a change and its answer go to the page that asked for it in one write', async () => {
  const server = await testServer();
  const { code, secret } = await postTable(server.address, { game: 'guess', name: 'Ann' });
  const { page } = await openBarePage(server.address);
  const hears = async (text: string) => {
    while (!String((await once(page, 'data'))[0]).includes(text));
  };
  page.write(frame(TEXT, JSON.stringify({ kind: 'hello', table: code, secret })));
  await hears('"welcome"');
  const writes = vi.spyOn(Socket.prototype as Required<Pick<Socket, '_writev'>>, '_writev');
  page.write(frame(TEXT, JSON.stringify({ kind: 'rename', key: 'k', name: 'Anna' })));
  await hears('"done"');

  const written = writes.mock.calls.map(([chunks], nth) => ({
    to: (writes.mock.contexts[nth] as Socket).remotePort,
    text: chunks.map(({ chunk }) => String(chunk)).join(),
  }));
  writes.mockRestore();
  const both = written.filter(({ to, text }) => to === page.localPort && /"Anna"|"done"/.test(text));
  expect(both).toHaveLength(1);
  expect(both[0]?.text).toMatch(/"Anna".*"done"/s);
  page.destroy();
  await server.end();
});

test('a page that never says hello is disconnected', async () => {
  const server = await testServer({ limits: { helloMs: 30 } });
  const page = await TestPage.open(server.address);

  expect(await page.closed).toEqual({ code: 1008, reason: 'say hello first' });
  await server.end();
});

test('a table with an invalid journal is unavailable, and the others are not affected', async () => {
  const server = await testServer();
  const open = () => postTable(server.address, { game: 'guess', name: 'Ann' });
  const [sound, broken] = await Promise.all([open(), open()]);
  const journal = sqliteJournal(server.dataDir);
  await journal.append(broken.code, { seq: 2, at: 0, body: { v: 1, kind: 'moved', seat: 0, move: { kind: 'pass' } } });
  await journal.close();
  const page = await TestPage.open(server.address);

  expect(await page.sends(JSON.stringify({ kind: 'hello', table: broken.code }))).toEqual({
    kind: 'error',
    code: 'unavailable',
  });
  expect((await fetch(`${server.address}/api/tables/${broken.code}`)).status).toBe(500);
  page.say({ kind: 'hello', table: sound.code, secret: sound.secret });
  expect((await page.hears('welcome')).you).toEqual({ viewer: 'spectator', chair: 0 });
  await server.end();
});
