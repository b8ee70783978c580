import { describe, expect, test } from 'vitest';
import { postgresForFile } from '../../../test/stores.ts';
import { elementAt } from '../../engine/list.ts';
import { sqliteJournal } from '../../journal/sqlite/journal.ts';
import { hexDigest } from '../../table/digest.ts';
import { TestPage } from '../fixtures/page.ts';
import {
  ask,
  begin,
  folder,
  leave,
  pass,
  renewService,
  SOON,
  serve,
  servers,
  service,
  setUpSlowTables,
  stored,
  subscribe,
  TOLD,
} from '../fixtures/slow-table.ts';

setUpSlowTables();

describe('on either store', () => {
  const postgres = postgresForFile();

  test.each(['PostgreSQL', 'one folder'])(
    'two nodes on %s tell each turn once, of game, people and time alone',
    async (name) => {
      const database = name === 'PostgreSQL' ? { databaseUrl: await postgres().newDatabase() } : {};
      // A page that has just been closed may still count as open at the other node.
      const noticeTimes = { ...SOON, checksForMs: 60_000 };
      const [one, two] = [await serve({ ...database, noticeTimes }), await serve({ ...database, noticeTimes })];
      const game = await begin(one, two);
      const { code, ann, ben } = game;
      const browser = await subscribe(two, code, ben);
      await leave(game);
      const before = Date.now();
      await pass(ann);
      await expect.poll(() => service.shown(browser).length).toBe(1);
      ben.page = await TestPage.at(one.address, code, ben.secret);
      await pass(ben);
      await leave(game);
      await pass(ann);
      await expect.poll(() => service.shown(browser).length).toBe(2);
      await Promise.all(servers.splice(0).map((server) => server.close()));

      expect(service.asked(browser)).toBe(2);
      const notice = elementAt(service.shown(browser), 0);
      const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: TOLD.zone });
      expect(notice).toMatchObject({ title: 'guess: it’s your turn', tag: code, page: `/t/${code}` });
      expect(notice.body).toMatch(/^Ann has been waiting since \w+ \d+ \w+ at \d\d:\d\d\.$/);
      expect([time.format(before), time.format(before + 60_000)]).toContain(notice.body.slice(-6, -1));
      expect(Object.keys(notice).sort()).toEqual(['body', 'off', 'offLabel', 'page', 'tag', 'title']);
    },
  );
});

test('a player with an open page gets no notice, and an Italian player gets one in Italian', async () => {
  const server = await serve();
  const game = await begin(server);
  const { code, ann, ben } = game;
  const [atAnn, atBen] = [
    await subscribe(server, code, ann),
    await subscribe(server, code, ben, { ...TOLD, locale: 'it' }),
  ];
  await pass(ann);
  await expect
    .poll(() => stored().every(({ due }) => due === null) && stored().some(({ turn }) => turn > 3))
    .toBe(true);
  expect(service.asked(atBen)).toBe(0);

  await pass(ben);
  await expect.poll(() => stored().filter(({ due, turn }) => due === null && turn > 3).length).toBe(2);
  await leave(game);
  await pass(ann);
  await expect.poll(() => service.shown(atBen).length).toBe(1);
  expect(elementAt(service.shown(atBen), 0).title).toBe('guess: tocca a te');
  expect(elementAt(service.shown(atBen), 0).body).toMatch(/^Ann aspetta da \S+ \d+ \S+ .*\d\d:\d\d\.$/);
  expect(service.asked(atAnn)).toBe(0);
});

test.each([404, 410])('a browser whose push service answers %i is forgotten', async (status) => {
  const server = await serve();
  const game = await begin(server);
  const browser = await subscribe(server, game.code, game.ben);
  await leave(game);
  service.answer = status;
  await pass(game.ann);
  await expect.poll(stored).toEqual([]);
  expect(service.asked(browser)).toBe(1);
});

test('a push service that is down is retried, and then given up for this turn only', async () => {
  const server = await serve({ noticeTimes: { ...SOON, pausesMs: [5, 5] } });
  const game = await begin(server);
  const { ann, ben, code } = game;
  const browser = await subscribe(server, code, ben);
  await leave(game);
  service.answer = 503;
  await pass(ann);
  await expect.poll(() => service.asked(browser)).toBe(3);
  await expect.poll(() => elementAt(stored(), 0).due).toBeNull();

  ben.page = await TestPage.at(server.address, code, ben.secret);
  await pass(ben);
  await leave(game);
  service.first = [503];
  service.answer = 201;
  await pass(ann);
  await expect.poll(() => service.shown(browser).length).toBe(1);
  expect(service.asked(browser)).toBe(5);
});

test('no move waits for a push service that does not respond', async () => {
  const server = await serve();
  const game = await begin(server);
  const { ann, ben, code } = game;
  const browser = await subscribe(server, code, ben);
  await leave(game);
  service.answer = 'nothing';
  await pass(ann);
  await expect.poll(() => service.asked(browser)).toBe(1);

  ben.page = await TestPage.at(server.address, code, ben.secret);
  await pass(ben);
  await pass(ann);
  expect(service.shown(browser)).toEqual([]);
  await renewService();
});

test('when the table is over, nothing of its notices stays stored', async () => {
  const server = await serve();
  const { code, ann, ben } = await begin(server, server, { options: { starter: 0, rounds: '1' } });
  await subscribe(server, code, ann);
  await subscribe(server, code, ben);
  await pass(ann);
  expect(stored()).toHaveLength(2);
  await pass(ben);
  await expect.poll(stored).toEqual([]);
  const again = { secret: ben.secret, wish: { kind: 'push', ...service.subscribe('x'), ...TOLD } };
  expect((await ask(server, code, again)).status).toBe(409);
});

test('the link in a message ends it with one tap, never by being opened; at the table one tap deletes all of one’s own', async () => {
  const server = await serve();
  const game = await begin(server);
  const { code, ann, ben } = game;
  const browser = await subscribe(server, code, ben);
  await subscribe(server, code, ben);
  await subscribe(server, code, ann);
  await leave(game);
  await pass(ann);
  await expect.poll(() => service.shown(browser).length).toBe(1);
  const off = server.address + elementAt(service.shown(browser), 0).off;

  // As link scanners do.
  for (const method of ['HEAD', 'GET', 'GET']) expect((await fetch(off, { method })).status).toBe(200);
  const asks = await fetch(off, { headers: { 'accept-language': 'it' } });
  expect(asks.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await asks.text()).toContain('<form method="post"><button>Basta messaggi</button></form>');
  const headers = { 'accept-language': 'it', origin: server.address, 'sec-fetch-site': 'same-origin' };
  const ends = (at = off, more = {}) =>
    fetch(at, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
  expect((await ends(`${off.slice(0, -1)}x`)).status).toBe(200);
  expect((await ends(off, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(stored()).toHaveLength(3);
  expect(await (await ends()).text()).toContain('non ti scrive più');
  expect(stored()).toHaveLength(2);
  // A mail program's own button (RFC 8058).
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect(await (await fetch(off, { method: 'POST', body })).text()).toContain('already');

  const { info } = await ask(server, code, { secret: ben.secret, wish: { kind: 'off' } });
  expect(info).toMatchObject({ push: false, browsers: 0 });
  expect(stored()).toHaveLength(1);
});

test('a server keeps its keys; a turn that began while its node died is notified at the next start', async () => {
  const first = await serve();
  const game = await begin(first);
  const { code, ann, ben } = game;
  const { info } = await ask(first, code, { secret: ben.secret });
  await pass(ann);
  await pass(ben);
  await leave(game);
  await pass(ann);
  await Promise.all(servers.splice(0).map((server) => server.close()));
  const browser = service.subscribe(info.key);
  const journal = sqliteJournal(folder);
  await journal.subscriptions.add({
    ...{ id: 'ab'.repeat(18), table: code, secretHash: hexDigest(ben.secret), channel: 'push', turn: 1 },
    ...{ address: browser.endpoint, keys: JSON.stringify(browser.keys), caller: '', now: Date.now(), ...TOLD },
  });
  await journal.close();

  const second = await serve();
  await expect.poll(() => service.shown(browser).length).toBe(1);
  expect((await ask(second, code, { secret: ben.secret })).info.key).toBe(info.key);
});
