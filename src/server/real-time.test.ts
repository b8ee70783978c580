import { afterAll, beforeAll, expect, test } from 'vitest';
import { backOf } from '../games/time/rules/content.ts';
import type { TimeEvent } from '../games/time/rules/state.ts';
import type { TimeView } from '../games/time/rules/view.ts';
import { hostTable, postTable, randomSecret, TestPage } from './fixtures/page.ts';
import { type TestServer, testServer } from './fixtures/test-server.ts';

const GRACE = 300;
let server: TestServer;

beforeAll(async () => {
  server = await testServer({ allowGiven: true, limits: { graceMs: GRACE } });
});

afterAll(() => server.end());

/** A table of two connected people. */
async function twoPeople(options: Record<string, unknown> = {}) {
  const { address } = server;
  const { code, secret } = await postTable(address, { game: 'time', name: 'Ann', options });
  const [ann, ben] = [await TestPage.at(address, code, secret), await TestPage.at(address, code)];
  const benSecret = randomSecret();
  await ben.asks({ kind: 'sit', name: 'Ben', secret: benSecret });
  await ann.asks({ kind: 'start' });
  return { code, ann, ben, benSecret };
}

const viewOf = (page: TestPage) => page.shown.play.view as TimeView;

const eventsOf = (page: TestPage): TimeEvent[] =>
  page.messages.flatMap((message) =>
    'events' in message ? message.events.map(({ event }) => event as TimeEvent) : [],
  );

test('[DT-27] crossing moves are put in order, and only a rule refuses one', async () => {
  const { ann, ben } = await twoPeople({ clock: 'off' });
  await Promise.all([ann, ben].map((page) => page.asks({ kind: 'move', seen: 0, move: { kind: 'ready' } })));
  // The countdown: three, two, one.
  expect(await ann.asks({ kind: 'move', seen: 0, move: { kind: 'done' } })).toMatchObject({ rule: 'DT-14' });
  await ann.hears('played', ({ play }) => (play.view as TimeView).phase === 'adventure');
  const answers = await Promise.all(
    [ann, ben, ann, ben].map((page) =>
      page.asks({ kind: 'move', seen: 0, move: { kind: 'call', call: { kind: 'say', saying: 'wait' } } }),
    ),
  );
  expect(answers.map(({ kind }) => kind)).toEqual(['done', 'done', 'done', 'done']);
  for (const page of [ann, ann, ben]) {
    const item = viewOf(page).hand.find((card) => backOf(card) === 'item');
    await page.asks({ kind: 'move', seen: 0, move: { kind: 'play', cards: [item] } });
  }
  await Promise.all([ann, ben].map((page) => page.asks({ kind: 'move', seen: 0, move: { kind: 'done' } })));
  const reveals = await Promise.all(
    [ann, ben].map((page) => page.asks({ kind: 'move', seen: 0, move: { kind: 'reveal', left: 3 } })),
  );
  expect(reveals.map((answer) => ('rule' in answer ? answer.rule : answer.kind)).sort()).toEqual(['DT-83', 'done']);

  expect(await ann.asks({ kind: 'move', seen: 0, move: { kind: 'play', cards: [0] } })).toMatchObject({
    kind: 'refused',
    rule: 'DT-27',
  });
  ann.close();
  ben.close();
});

test('[DT-25] a player who stays disconnected counts as away, and as present once they reconnect', async () => {
  const { code, ann, ben, benSecret } = await twoPeople();
  ben.close();
  const short = await TestPage.at(server.address, code, benSecret);
  await new Promise((resolve) => setTimeout(resolve, 2 * GRACE));
  expect(eventsOf(ann)).not.toContainEqual({ kind: 'went-away', seat: 1 });

  short.close();
  await expect.poll(() => eventsOf(ann)).toContainEqual({ kind: 'went-away', seat: 1 });
  const back = await TestPage.at(server.address, code, benSecret);
  await expect.poll(() => eventsOf(ann)).toContainEqual({ kind: 'came-back', seat: 1 });
  ann.close();
  back.close();
});

test('[DT-26] a chat line reaches all connected people once, and is not stored', async () => {
  const { code, ann, ben } = await twoPeople();
  const watcher = await TestPage.at(server.address, code);
  const before = (await watcher.hears('welcome')).seq;
  const line = { kind: 'say', text: ' Ho una torcia, chi ha la spada? ', key: 'line' };
  expect(await ann.asks(line)).toMatchObject({ kind: 'done', seq: before });
  await ann.asks({ ...line });
  const said = { kind: 'said', chair: 0, text: 'Ho una torcia, chi ha la spada?' };
  for (const page of [ann, ben, watcher]) {
    expect(await page.hears('said')).toEqual(said);
    expect(page.messages.filter(({ kind }) => kind === 'said')).toHaveLength(1);
  }
  expect(await watcher.asks({ kind: 'say', text: 'I saw a Sword' })).toMatchObject({ code: 'not-your-seat' });
  for (const text of ['', ' ', 'x'.repeat(201), 'two\nlines', 'turned \u202e round']) {
    expect(await ben.sends(JSON.stringify({ kind: 'say', key: 'bad', text }))).toMatchObject({ code: 'bad-message' });
  }
  const late = await TestPage.at(server.address, code);
  expect(late.heard.join()).not.toContain('torcia');
  for (const page of [ann, ben, watcher, late]) page.close();
});

test('a page learns the server’s time from messages, and by asking', async () => {
  const page = await TestPage.open(server.address);
  const before = Date.now();
  const isOfThisTest = (now: number) => now >= before && now <= Date.now();
  page.say({ kind: 'time', sent: 12.5 });
  const { sent, now } = await page.hears('time');
  expect(sent).toBe(12.5);
  expect(now).toSatisfy(isOfThisTest);

  const { ann, ben } = await twoPeople();
  for (const message of [await ann.hears('welcome'), await ann.hears('played')]) {
    expect(message.now).toSatisfy(isOfThisTest);
  }
  for (const one of [page, ann, ben]) one.close();
});

test('a page cannot shorten the clock of a server outside tests', async () => {
  const strict = await testServer();
  const wish = { game: 'time', name: 'Ann', options: { clockMs: '500' } };
  await expect(postTable(strict.address, wish)).rejects.toThrow('bad-options');
  const { page: ann } = await hostTable(strict.address, { ...wish, options: { clockMs: '' } });

  expect(await ann.asks({ kind: 'set-options', options: { leftOut: '3' } })).toMatchObject({ code: 'bad-options' });
  await strict.end();
});
