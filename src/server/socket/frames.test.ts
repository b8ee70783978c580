import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { elementAt } from '../../engine/list.ts';
import { installFrameFastPath, textFrame } from './frames.ts';

const TEXT = 0x81;
const START_OF_TEXT = 0x01;
const END = 0x80;
const BINARY = 0x82;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

interface Line {
  /** The page's end. */
  page: Socket;
  /** The texts read by the fast path, and those read by the socket's own reader. */
  early: string[];
  late: string[];
}

/** A real connection from a bare socket, read at the other end as the server reads it. */
async function open(): Promise<Line> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1 << 20 });
  const early: string[] = [];
  const late: string[] = [];
  server.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, (socket) => {
      installFrameFastPath(wire, (text) => early.push(text));
      socket.on('message', (data, isBinary) => late.push(isBinary ? `binary ${data}` : String(data)));
      socket.on('pong', (data) => late.push(`pong ${data}`));
      socket.on('error', () => undefined);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = connect((server.address() as AddressInfo).port, '127.0.0.1');
  ends.push(() => {
    page.destroy();
    server.close();
  });
  page.setNoDelay();
  page.write(
    'GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(page, 'data');
  return { page, early, late };
}

/** A frame as a page sends it. */
function frame(kind: number, text: string, mask = [0x37, 0xfa, 0x21, 0x3d]): Buffer {
  const body = Buffer.from(text);
  const { length } = body;
  const long =
    length < 0x10000 ? [126, length >> 8, length & 0xff] : [127, 0, 0, 0, 0, 0, length >> 16, length >> 8, length];
  const [said = 0, ...more] = length < 126 ? [length] : long;
  return Buffer.concat([
    Buffer.from([kind, 0x80 | said, ...more, ...mask]),
    body.map((byte, at) => byte ^ elementAt(mask, at % 4)),
  ]);
}

/** Waits until the other end has read this many texts. */
async function settled({ late, early }: Line, count: number): Promise<void> {
  for (let turn = 0; turn < 200 && late.length + early.length < count; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('a complete ASCII message takes the fast path, at any length and with any number in one chunk', async () => {
  const line = await open();
  const texts = ['', 'a', '{"kind":"move"}', 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(16_000)];
  line.page.write(Buffer.concat(texts.map((text) => frame(TEXT, text))));
  await settled(line, texts.length);

  expect(line.early).toEqual(texts);
  expect(line.late).toEqual([]);
});

test('a pong goes to the ws reader, and what follows takes the fast path again', async () => {
  const line = await open();
  line.page.write(Buffer.concat([frame(TEXT, 'a'), frame(TEXT, 'perché 🐉'), frame(PONG, 'here'), frame(TEXT, 'b')]));
  await settled(line, 4);

  expect(line.early).toEqual(['a', 'perché 🐉', 'b']);
  expect(line.late).toEqual(['pong here']);
});

test('fragmented messages are reassembled, and nothing after them is lost or out of order', async () => {
  const line = await open();
  const all = Buffer.concat([
    frame(TEXT, 'one'),
    frame(TEXT, 'two'),
    frame(START_OF_TEXT, 'thr'),
    frame(PING, 'there?'),
    frame(END, 'ee'),
    frame(TEXT, 'four'),
    frame(BINARY, 'five'),
    frame(TEXT, 's'.repeat(70_000)),
    frame(TEXT, 'seven'),
  ]);
  for (let at = 0; at < all.length; at += at < 60 ? 1 : 5000) {
    line.page.write(all.subarray(at, at + (at < 60 ? 1 : 5000)));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await settled(line, 7);

  expect([...line.early, ...line.late]).toEqual([
    'one',
    'two',
    'three',
    'four',
    'binary five',
    's'.repeat(70_000),
    'seven',
  ]);
});

test.each([
  ['not masked', Buffer.from([TEXT, 1, 0x61]), 1002],
  ['with reserved bits', frame(TEXT | 0x40, 'a'), 1002],
  ['no UTF-8', Buffer.from([TEXT, 0x82, 0, 0, 0, 0, 0xc3, 0x28]), 1007],
  ['half a letter', Buffer.from([TEXT, 0x83, 0, 0, 0, 0, 0xf0, 0x9f, 0x90]), 1007],
  ['a ping that is too long', frame(PING, 'x'.repeat(126)), 1002],
  ['too long altogether', frame(TEXT, 'x'.repeat((1 << 20) + 1)), 1009],
  ['a farewell', frame(CLOSE, ''), undefined],
])('%s: the line is closed, and nothing of it or after it is heard', async (_what, bytes, code) => {
  const line = await open();
  const farewell: Buffer[] = [];
  line.page.on('data', (data) => farewell.push(data));
  line.page.write(Buffer.concat([bytes, frame(TEXT, 'after all'), frame(PONG, 'here')]));
  await once(line.page, 'end');

  expect([line.early, line.late]).toEqual([[], []]);
  const said = Buffer.concat(farewell);
  expect(said[0]).toBe(CLOSE);
  if (code !== undefined) expect(said.readUInt16BE(2)).toBe(code);
});

/** What a page's socket receives when these texts go over a real connection in one chunk. */
async function heard(texts: readonly string[]): Promise<string[]> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const frames = texts.map(textFrame).join('');
  server.on('upgrade', (request, wire, head) => {
    sockets.handleUpgrade(request, wire, head, () => wire.write(frames, 'latin1'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const all: string[] = [];
  await new Promise<void>((resolve) => {
    page.on('message', (data) => {
      if (all.push(String(data)) === texts.length) resolve();
    });
  });
  page.terminate();
  server.close();
  return all;
}

test('texts of every length arrive whole', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));

  expect(await heard(texts)).toEqual(texts);
});

test('a text equal to the previous one gets the same frame, and another text its own', async () => {
  const texts = ['a', 'a', 'b', 'perché', 'perche', 'perché', 'perché', 'a'];

  expect(await heard(texts)).toEqual(texts);
});

test('several texts arrive separately, including non-ASCII ones', async () => {
  const texts = ['{"a":1}', 'perché ≠ 🐉', 'è'.repeat(100), ''];

  expect(await heard(texts)).toEqual(texts);
});
