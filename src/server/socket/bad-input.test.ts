import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteJournal } from '../../journal/sqlite/journal.ts';
import { hostTable, postTable, randomSecret, TestPage } from '../fixtures/page.ts';
import { type TestServer, testServer } from '../fixtures/test-server.ts';
import { LIMITS } from '../limits/limits.ts';
import { attemptsOf } from './sockets.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ limits: { ...LIMITS, helloMs: 60_000, renames: { burst: 1000, perSecond: 100 } } });
});

afterAll(() => server.end());

const error = (code: string) => ({ kind: 'error', code });
const rename = (number: number) => ({ kind: 'rename' as const, name: `Ann ${number}` });

/** A table of the small test game with Ann to move, then Ben. */
async function playing() {
  const { address } = server;
  const { code, secret, page: ann } = await hostTable(address, { options: { starter: 0, rounds: '100' } });
  const ben = await TestPage.seated(address, code, 'Ben');
  await ann.asks({ kind: 'start' });
  return { code, secret, ann, ben };
}

async function rows(code: string) {
  const journal = sqliteJournal(server.dataDir);
  const found = await journal.read(code);
  await journal.close();
  return found;
}

const pass = { kind: 'pass' };

describe('an invalid message gets an error, and the socket goes on', () => {
  const secret = randomSecret();
  test.each([
    ['no JSON', '{"kind":'],
    ['nothing', ''],
    ['JSON that is no object', '[1,2]'],
    ['an unknown kind', '{"kind":"bribe","key":"k"}'],
    ['no kind', '{"key":"k"}'],
    ['an extra field', '{"kind":"start","key":"k","now":true}'],
    ['a missing key', '{"kind":"start"}'],
    ['a key of the wrong kind', '{"kind":"start","key":7}'],
    ['a key too long', JSON.stringify({ kind: 'start', key: 'k'.repeat(65) })],
    ['a move without what was seen', '{"kind":"move","key":"k","move":{"kind":"pass"}}'],
    ['a move that had seen a fraction', '{"kind":"move","key":"k","seen":1.5,"move":{"kind":"pass"}}'],
    ['a name that is blank', JSON.stringify({ kind: 'sit', key: 'k', name: '   ', secret })],
    ['a name too long', JSON.stringify({ kind: 'sit', key: 'k', name: 'A'.repeat(25), secret })],
    ['a name with a control sign', JSON.stringify({ kind: 'sit', key: 'k', name: 'A\u202eB', secret })],
    ['a secret too short', JSON.stringify({ kind: 'sit', key: 'k', name: 'Eve', secret: 'abcd' })],
    ['a secret of odd length', JSON.stringify({ kind: 'sit', key: 'k', name: 'Eve', secret: 'a'.repeat(33) })],
    ['a chair that is none', JSON.stringify({ kind: 'sit', key: 'k', name: 'Eve', secret, chair: -1 })],
    ['a table that is no code', '{"kind":"hello","table":"../../etc"}'],
    ['a prototype', '{"kind":"__proto__","key":"k"}'],
  ])('%s', async (_what, raw) => {
    const { ann, ben } = await playing();

    expect(await ann.sends(raw)).toMatchObject(error('bad-message'));
    expect(await ann.asks({ kind: 'move', seen: 3, move: pass })).toMatchObject({ kind: 'done', seq: 4 });
    ann.close();
    ben.close();
  });
});

test('the error for an invalid message has its key if there is one', async () => {
  const { ann } = await playing();

  expect(await ann.sends('{"kind":"bribe","key":"mine"}')).toEqual({ ...error('bad-message'), key: 'mine' });
  expect(await ann.sends('{"kind":"bribe"}')).toEqual(error('bad-message'));
  expect(await ann.sends('{"kind":"move","move":{"key":"nested"},"seen":-1,"key":"outer"}')).toEqual({
    ...error('bad-message'),
    key: 'outer',
  });
});

test('a message over 16 KB gets an error and closes that socket with 1009, and the table goes on', async () => {
  const { ann, ben } = await playing();
  ben.sendRaw(JSON.stringify({ kind: 'move', key: 'k', seen: 3, move: 'x'.repeat(17_000) }));

  expect(await ben.hears('error')).toEqual({ ...error('too-long'), key: 'k' });
  expect((await ben.closed).code).toBe(1009);
  expect(await ann.asks({ kind: 'move', seen: 3, move: pass })).toMatchObject({ kind: 'done', seq: 4 });
});

test('messages before one that is too long are answered, and nothing after it is carried out', async () => {
  const { code, ben } = await playing();
  ben.socket.send(JSON.stringify({ ...rename(1), key: 'before' }));
  ben.socket.send('x'.repeat(17_000));
  ben.socket.send(JSON.stringify({ ...rename(2), key: 'after' }));

  expect((await ben.closed).code).toBe(1009);
  expect(ben.messages).toContainEqual(expect.objectContaining({ kind: 'done', key: 'before' }));
  const renamed = (await rows(code)).map(({ body }) => body).filter((body) => JSON.stringify(body).includes('Ann '));
  expect(JSON.stringify(renamed)).toContain('Ann 1');
  expect(JSON.stringify(renamed)).not.toContain('Ann 2');
});

test('messages before the rate limit are answered before the socket closes', async () => {
  // A separate server: the address gets no new socket for a while.
  const flooded = await testServer({ limits: LIMITS });
  const { page: ann } = await hostTable(flooded.address);
  ann.say({ ...rename(1), key: 'before' });
  for (let count = 0; count < 1000; count++) ann.sendRaw('{}');

  expect(await ann.closed).toEqual({ code: 1008, reason: 'too many messages' });
  expect(ann.messages).toContainEqual(expect.objectContaining({ kind: 'done', key: 'before' }));
  await flooded.end();
});

test('an invalid message just under 16 KB is answered', async () => {
  const { ann } = await playing();
  const answer = await ann.asks({ kind: 'move', seen: 3, move: 'x'.repeat(16_000) });

  expect(answer).toMatchObject(error('not-a-move'));
});

test('bytes that are not UTF-8 close the socket', async () => {
  const { ann } = await playing();
  ann.sendRaw(Buffer.from([1, 2, 3]));

  expect((await ann.closed).code).toBe(1003);
});

test('messages after invalid UTF-8 are ignored, messages before it are answered', async () => {
  const { code, ann } = await playing();
  const before = ann.heard.length;
  ann.sendRaw(JSON.stringify({ ...rename(1), key: 'before' }));
  ann.sendRaw(Buffer.from([1, 2, 3]));
  ann.sendRaw(JSON.stringify({ ...rename(2), key: 'after' }));
  await ann.closed;

  expect(ann.messages.slice(before).filter((message) => 'key' in message)).toMatchObject([{ key: 'before' }]);
  expect(await rows(code)).toHaveLength(4);
});

test('a ping after invalid UTF-8 is not answered', async () => {
  const { ann } = await playing();
  let pongs = 0;
  ann.socket.on('pong', () => {
    pongs += 1;
  });
  ann.sendRaw(Buffer.from([1, 2, 3]));
  ann.socket.ping();
  await ann.closed;

  expect(pongs).toBe(0);
});

test('unrequested pongs count against the limit of their address', async () => {
  const own = await testServer({ limits: { ...LIMITS, address: { burst: 20, perSecond: 0.001 } } });
  const noisy = await TestPage.open(own.address);
  const other = await TestPage.open(own.address);
  for (let count = 0; count < 30; count++) noisy.socket.pong();
  await noisy.sends('{}');

  expect(await other.sends('{}')).toMatchObject(error('too-many'));
  await own.end();
});

test.each([
  ['/ws', 0],
  ['/ws/ABCDE?try=0', 0],
  ['/ws/ABCDE?try=3', 3],
  ['/ws?wait', 2],
  ['/ws?try=abc', 0],
  ['/ws?try=', 0],
  ['/ws?try=1e999', 0],
  ['/ws?try=-1', 0],
])('a page that asks for %s was refused %i times', (url, attempts) => {
  expect(attemptsOf({ url })).toBe(attempts);
});

test('requests sent right before closing are answered', async () => {
  const { ann } = await playing();
  ann.sendRaw(JSON.stringify({ kind: 'move', key: 'last', seen: 3, move: pass }));
  ann.socket.close();
  await ann.closed;

  expect(ann.messages.at(-1)).toEqual({ kind: 'done', key: 'last', seq: 4 });
});

test('somebody who renames repeatedly is stopped, also over another socket', async () => {
  const own = await testServer({ limits: { ...LIMITS, renames: { burst: 3, perSecond: 0.001 } } });
  const { code, secret, page: ann } = await hostTable(own.address);
  for (let number = 1; number <= 3; number++) expect(await ann.asks(rename(number))).toMatchObject({ kind: 'done' });

  expect(await ann.asks(rename(4))).toMatchObject(error('too-many'));
  const again = await TestPage.at(own.address, code, secret);
  expect(await again.asks(rename(5))).toMatchObject(error('too-many'));
  await own.end();
});

test('somebody who sits down under many names is stopped like one who renames', async () => {
  const own = await testServer({ limits: { ...LIMITS, renames: { burst: 3, perSecond: 0.001 } } });
  const { code } = await postTable(own.address, { game: 'guess', name: 'Ann' });
  const secret = randomSecret();
  const sit = async (number: number) => {
    const page = await TestPage.at(own.address, code);
    const answer = await page.asks({ kind: 'sit', key: randomSecret(), name: `Ben ${number}`, secret });
    await page.asks({ kind: 'stand', key: randomSecret() });
    page.close();
    return answer;
  };
  for (let number = 1; number <= 4; number++) expect(await sit(number)).toMatchObject({ kind: 'seated' });

  expect(await sit(5)).toMatchObject(error('too-many'));
  expect(await sit(4)).toMatchObject({ kind: 'seated' });
  const cleo = await TestPage.at(own.address, code);
  expect(await cleo.asks({ kind: 'sit', name: 'Cleo', secret: randomSecret() })).toMatchObject({ kind: 'seated' });
  await own.end();
});

test('a guest who toggles ready repeatedly is stopped, and the host can still do everything', async () => {
  const { code, page: ann } = await hostTable(server.address);
  const ben = await TestPage.seated(server.address, code, 'Ben');
  let count = 0;
  while ((await ben.asks({ kind: 'ready', ready: count % 2 === 0 })).kind === 'done') {
    count += 1;
    // Below the rate limit of messages.
    if (count % 30 === 0) await new Promise((resolve) => setTimeout(resolve, 1500));
  }

  expect(count).toBeGreaterThanOrEqual(59);
  expect(count).toBeLessThan(70);
  expect(await ben.asks({ kind: 'ready', ready: true })).toMatchObject(error('too-many'));
  expect(await ann.asks({ kind: 'set-options', options: { starter: 0 } })).toMatchObject({ kind: 'done' });
  expect(await ann.asks({ kind: 'start' })).toMatchObject({ kind: 'done' });
  expect(await ann.asks({ kind: 'remove', chair: 1 })).toMatchObject({ kind: 'done' });
});

test('a client that sends something before hello is asked to say hello', async () => {
  const page = await TestPage.open(server.address);

  expect(await page.asks({ kind: 'start' })).toMatchObject(error('hello-first'));
  expect(await page.sends('{"kind":"hello","table":"ZZZZZ"}')).toEqual(error('no-such-table'));
});

test('a wrong secret opens no seat, and its holder may watch instead', async () => {
  const { code } = await playing();
  const page = await TestPage.open(server.address);

  expect(await page.sends(JSON.stringify({ kind: 'hello', table: code, secret: randomSecret() }))).toEqual(
    error('wrong-secret'),
  );
  page.say({ kind: 'hello', table: code });
  expect((await page.hears('welcome')).you).toEqual({ viewer: 'spectator' });
});

test('nobody moves for another seat', async () => {
  const { code, ben } = await playing();
  const eve = await TestPage.at(server.address, code);

  expect(await eve.asks({ kind: 'move', seen: 3, move: pass })).toMatchObject(error('not-your-seat'));
  expect(await ben.asks({ kind: 'move', seen: 3, move: pass })).toMatchObject(error('not-your-turn'));
  expect(await ben.sends('{"kind":"move","key":"k","seen":3,"seat":0,"move":{"kind":"pass"}}')).toEqual({
    ...error('bad-message'),
    key: 'k',
  });
  expect(await rows(code)).toHaveLength(3);
});

test('a secret of one table opens nothing at another', async () => {
  const { secret } = await playing();
  const other = await playing();
  const page = await TestPage.open(server.address);

  expect(await page.sends(JSON.stringify({ kind: 'hello', table: other.code, secret }))).toEqual(error('wrong-secret'));
});

test('only the host starts', async () => {
  const { code } = await postTable(server.address, { game: 'guess', name: 'Ann' });
  const ben = await TestPage.seated(server.address, code, 'Ben');

  expect(await ben.asks({ kind: 'start' })).toMatchObject(error('not-the-host'));
});

test('a move chosen before one’s own last move is stale', async () => {
  const { code, ann, ben } = await playing();
  await ann.asks({ kind: 'move', seen: 3, move: pass });
  await ben.asks({ kind: 'move', seen: 4, move: pass });

  expect(await ann.asks({ kind: 'move', seen: 3, move: pass })).toMatchObject(error('stale'));
  expect(await rows(code)).toHaveLength(5);
});

test('the same key twice gives the same answer and one entry, also after a reconnect', async () => {
  const { code, secret, ann } = await playing();
  const message = { kind: 'move', key: 'tap', seen: 3, move: pass };
  ann.sendRaw(JSON.stringify(message));
  const first = await ann.asks(message);
  const back = await TestPage.at(server.address, code, secret);

  expect(first).toEqual({ kind: 'done', key: 'tap', seq: 4 });
  expect(await back.asks(message)).toEqual(first);
  expect(await rows(code)).toHaveLength(4);
});

test('a hundred a second are too many; nothing is lost and nobody else notices', async () => {
  const noisy = await playing();
  const calm = await playing();
  const before = noisy.ann.heard.length;
  for (let count = 0; count < 100; count++) {
    noisy.ann.sendRaw(JSON.stringify({ ...rename(count), key: `k${count}` }));
  }
  expect(await calm.ann.asks({ kind: 'move', seen: 3, move: pass })).toMatchObject({ kind: 'done', seq: 4 });
  const answered = () => noisy.ann.messages.slice(before).filter((message) => 'key' in message);
  await expect.poll(() => answered().length).toBe(100);
  const heard = answered();
  const done = heard.filter(({ kind }) => kind === 'done');
  const refused = heard.filter((message) => message.kind === 'error' && message.code === 'too-many');

  expect(done.length).toBeGreaterThanOrEqual(30);
  expect(refused.length).toBeGreaterThanOrEqual(40);
  expect(done.length + refused.length).toBe(100);
  expect(await rows(noisy.code)).toHaveLength(3 + done.length);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await noisy.ann.asks({ kind: 'move', seen: 3, move: pass })).toMatchObject({ kind: 'done' });
});

test('a long message counts as several, and one too many is answered by its key without being parsed', async () => {
  const { ann } = await playing();
  const long = { kind: 'move', seen: 3, move: 'x'.repeat(16_000) };
  const answers = await Promise.all(Array.from({ length: 8 }, (_, count) => ann.asks({ ...long, key: `k${count}` })));

  expect(answers[0]).toMatchObject(error('not-a-move'));
  expect(answers.at(-1)).toEqual({ ...error('too-many'), key: 'k7' });
});

test('somebody who keeps flooding is disconnected, and gets no other socket for a while', async () => {
  const own = await testServer({ limits: { ...LIMITS, floodMs: 60_000 } });
  const page = await TestPage.open(own.address);
  for (let count = 0; count < 600; count++) page.sendRaw('{}');

  expect(await page.closed).toEqual({ code: 1008, reason: 'too many messages' });
  await expect(TestPage.open(own.address)).rejects.toThrow('429');
  await own.end();
});

test('a page of another site gets no socket', async () => {
  await expect(TestPage.open(server.address, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  await expect(TestPage.open(server.address, { origin: 'null' })).rejects.toThrow('403');
  const own = await TestPage.open(server.address, { origin: server.address });
  own.close();
});

test('a move that claims to have seen a future entry is invalid', async () => {
  const { ann } = await playing();

  expect(await ann.asks({ kind: 'move', seen: 4, move: pass })).toMatchObject(error('bad-message'));
  expect(await ann.asks({ kind: 'move', seen: 3, move: pass })).toMatchObject({ kind: 'done', seq: 4 });
});

test('a refused key keeps its answer, and cannot be used for anything else', async () => {
  const { ann, ben } = await playing();
  const refused = await ben.asks({ kind: 'move', key: 'mine', seen: 3, move: pass });
  await ann.asks({ kind: 'move', seen: 3, move: pass });

  expect(refused).toMatchObject(error('not-your-turn'));
  expect(await ben.asks({ kind: 'move', key: 'mine', seen: 4, move: pass })).toEqual(refused);
  expect(await ben.asks({ kind: 'move', seen: 4, move: pass })).toMatchObject({ kind: 'done', seq: 5 });
});
