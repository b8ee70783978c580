import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { postTable } from '../fixtures/page.ts';
import { type TestServer, testServer } from '../fixtures/test-server.ts';

const [TEXT, START_OF_TEXT, END_OF_TEXT, CLOSE] = [0x81, 0x01, 0x80, 0x88];
const NORMAL = 1000;

/** A frame as a page sends it, with a mask of zeros. */
function frame(kind: number, body: Buffer): Buffer {
  const head = body.length < 126 ? [0x80 | body.length] : [0xfe, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...head, 0, 0, 0, 0]), body]);
}

/** A message in one frame, or split into two at an offset. */
function frames(text: string, splitAt?: number): Buffer {
  const body = Buffer.from(text);
  if (splitAt === undefined) return frame(TEXT, body);
  return Buffer.concat([frame(START_OF_TEXT, body.subarray(0, splitAt)), frame(END_OF_TEXT, body.subarray(splitAt))]);
}

const close = frame(CLOSE, Buffer.from([NORMAL >> 8, NORMAL & 0xff]));

/** The frames of a server, as `text` or `close code`, until its end of the connection is closed. */
async function heard(page: Socket, first: Buffer): Promise<string[]> {
  let bytes = first;
  page.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
  });
  await once(page, 'end');
  const all: string[] = [];
  while (bytes.length > 0) {
    const isLong = bytes[1] === 126;
    const start = isLong ? 4 : 2;
    const end = start + (isLong ? bytes.readUInt16BE(2) : bytes.readUInt8(1));
    all.push(bytes[0] === CLOSE ? `close ${bytes.readUInt16BE(start)}` : bytes.toString('utf8', start, end));
    bytes = bytes.subarray(end);
  }
  return all;
}

/** Opens a bare connection and upgrades it; also returns the first bytes received. */
async function open(address: string): Promise<{ page: Socket; rest: Buffer }> {
  const page = connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: true });
  page.setNoDelay();
  page.write(
    'GET /ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [answer] = (await once(page, 'data')) as [Buffer];
  return { page, rest: answer.subarray(answer.indexOf('\r\n\r\n') + 4) };
}

/** The keys that were answered, in order, and what came last. */
function keysOf(all: readonly string[]): { keys: string[]; last: string | undefined } {
  const keys = all
    .filter((text) => text.includes('"key"'))
    .map((text) => String((JSON.parse(text) as { key?: string }).key));
  return { keys, last: all.at(-1) };
}

describe.each([
  ['on the fast path', false],
  ['over ws alone', true],
])('%s', (_how, plainSockets) => {
  let server: TestServer;
  let hello: string;

  beforeAll(async () => {
    server = await testServer({ plainSockets });
    const { code, secret } = await postTable(server.address, { game: 'guess', name: 'Ann' });
    hello = JSON.stringify({ kind: 'hello', table: code, secret });
  });
  afterAll(() => server.end());

  /** Says hello and sends requests, cut into chunks at these offsets, each sent separately. */
  async function ask(
    asked: readonly { key: string; splitAt?: number | undefined }[],
    cuts: readonly number[],
    how: 'close' | 'end',
  ) {
    const { page, rest } = await open(server.address);
    const listening = heard(page, rest);
    const sent = Buffer.concat([
      frames(hello),
      ...asked.map(({ key, splitAt }) => frames(JSON.stringify({ kind: 'ready', key, ready: true }), splitAt)),
      ...(how === 'close' ? [close] : []),
    ]);
    const places = [...new Set([0, ...cuts.filter((cut) => cut < sent.length), sent.length])].sort((a, b) => a - b);
    for (const [nth, from] of places.slice(0, -1).entries()) {
      page.write(sent.subarray(from, places[nth + 1]));
      // Otherwise the network would join the chunks.
      if (nth < places.length - 2) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    if (how === 'end') page.end();
    const told = keysOf(await listening);
    page.destroy();
    return told;
  }

  test.each([
    ['in one chunk', undefined, []],
    ['in a frame that is split over chunks', undefined, [200]],
    ['in fragments', 10, []],
    ['after a frame that was split', undefined, [20]],
  ])(
    'what is asked %s is answered before the close, and before the end of a page that only stops sending',
    async (_where, splitAt, cuts) => {
      const asked = [{ key: 'a' }, { key: 'b', splitAt }];

      expect(await ask(asked, cuts, 'close')).toEqual({ keys: ['a', 'b'], last: `close ${NORMAL}` });
      expect((await ask(asked, cuts, 'end')).keys).toEqual(['a', 'b']);
    },
  );

  test('however messages are fragmented and wherever the network cuts them, all are answered before the close', async () => {
    const asked = fc.array(fc.record({ splitAt: fc.option(fc.nat(30), { nil: undefined }) }), { maxLength: 5 });
    const cuts = fc.array(fc.nat(600), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(asked, cuts, fc.constantFrom('close', 'end'), async (messages, places, how) => {
        const keyed = messages.map((message, nth) => ({ ...message, key: `k${nth}` }));
        const { keys } = await ask(keyed, places, how);
        expect(keys).toEqual(keyed.map(({ key }) => key));
      }),
    );
  });
});
