import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { CLOSE, END_OF_TEXT, frame, framesIn, openBarePage, START_OF_TEXT, TEXT } from '../fixtures/bare-page.ts';
import { postTable } from '../fixtures/page.ts';
import { type TestServer, testServer } from '../fixtures/test-server.ts';

const NORMAL = 1000;
const PING = 0x89;

let server: TestServer;
let hello: Buffer;

beforeAll(async () => {
  server = await testServer();
  const { code, secret } = await postTable(server.address, { game: 'guess', name: 'Ann' });
  hello = frame(TEXT, JSON.stringify({ kind: 'hello', table: code, secret }));
});
afterAll(() => server.end());

/** A request under a key, in one frame, or split into two at an offset. */
function request(key: string, splitAt?: number): Buffer {
  const body = Buffer.from(JSON.stringify({ kind: 'ready', key, ready: true }));
  if (splitAt === undefined) return frame(TEXT, body);
  return Buffer.concat([frame(START_OF_TEXT, body.subarray(0, splitAt)), frame(END_OF_TEXT, body.subarray(splitAt))]);
}

const close = frame(CLOSE, Buffer.from([NORMAL >> 8, NORMAL & 0xff]));

/**
 * Says hello and sends these bytes, cut into chunks at these offsets, each sent separately; returns the keys that were
 * answered, in order, and what came last.
 */
async function told(
  bytes: Buffer,
  { cuts = [], end = false }: { cuts?: readonly number[]; end?: boolean } = {},
): Promise<{ keys: string[]; last: string | undefined }> {
  const { page, first } = await openBarePage(server.address);
  let received = first;
  page.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
  });
  const ended = once(page, 'end');
  const sent = Buffer.concat([hello, bytes]);
  const places = [...new Set([0, ...cuts.filter((cut) => cut < sent.length), sent.length])].sort((a, b) => a - b);
  for (const [nth, from] of places.slice(0, -1).entries()) {
    page.write(sent.subarray(from, places[nth + 1]));
    // Otherwise the network would join the chunks.
    if (nth < places.length - 2) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  if (end) page.end();
  await ended;
  page.destroy();
  const all = framesIn(received);
  const keyed = all.filter((text) => text.includes('"key"'));
  return { keys: keyed.map((text) => String((JSON.parse(text) as { key?: string }).key)), last: all.at(-1) };
}

test.each([
  ['in one chunk', undefined, []],
  ['in a frame that is split over chunks', undefined, [200]],
  ['in fragments', 10, []],
  ['after a frame that was split', undefined, [20]],
])(
  'what is asked %s is answered before the close, and before the end of a page that only stops sending',
  async (_where, splitAt, cuts) => {
    const asked = Buffer.concat([request('a'), request('b', splitAt)]);

    expect(await told(Buffer.concat([asked, close]), { cuts })).toEqual({ keys: ['a', 'b'], last: `close ${NORMAL}` });
    expect((await told(asked, { cuts, end: true })).keys).toEqual(['a', 'b']);
  },
);

test('however messages are fragmented and wherever the network cuts them, all are answered before the close', async () => {
  const splits = fc.array(fc.option(fc.nat(30), { nil: undefined }), { maxLength: 5 });
  const cuts = fc.array(fc.nat(600), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(splits, cuts, fc.boolean(), async (splitAt, places, end) => {
      const asked = splitAt.map((split, nth) => request(`k${nth}`, split));
      const { keys } = await told(Buffer.concat(end ? asked : [...asked, close]), { cuts: places, end });
      expect(keys).toEqual(splitAt.map((_, nth) => `k${nth}`));
    }),
  );
});

test.each([
  ['is not masked', Buffer.from([TEXT, 1, 0x61]), 1002],
  ['has reserved bits', frame(TEXT | 0x40, 'a'), 1002],
  ['is a ping too long', frame(PING, 'x'.repeat(126)), 1002],
  ['is no UTF-8', frame(TEXT, Buffer.from([0xc3, 0x28])), 1007],
  ['ends within a letter', frame(TEXT, Buffer.from([0xf0, 0x9f, 0x90])), 1007],
  ['is far too long', Buffer.from([TEXT, 0xff, 0, 0, 0, 0, 0xff, 0, 0, 0, 0, 0, 0, 0]), 1009],
])(
  'a frame that %s closes the socket: what came before is answered, what follows is ignored',
  async (_what, bad, code) => {
    expect(await told(Buffer.concat([request('a'), bad, request('b')]))).toEqual({
      keys: ['a'],
      last: `close ${code}`,
    });
  },
);
