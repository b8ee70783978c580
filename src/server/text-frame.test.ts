import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { repeatedFrames, textFrames } from './text-frame.ts';

/** What a page's socket hears when these bytes come over a real line. */
async function heard(bytes: Buffer, count: number): Promise<string[]> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, wire, head) => sockets.handleUpgrade(request, wire, head, () => wire.write(bytes)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const texts: string[] = [];
  await new Promise<void>((resolve) => {
    page.on('message', (data) => {
      if (texts.push(String(data)) === count) resolve();
    });
  });
  page.terminate();
  server.close();
  return texts;
}

test('texts of every length arrive whole', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));

  expect(await heard(textFrames(texts), texts.length)).toEqual(texts);
});

test("who is told the same as the one before gets the same bytes, and nobody another's", async () => {
  const framesOf = repeatedFrames();
  const told = [['a'], ['a'], ['b'], ['a', 'b'], ['b'], ['perché'], ['perche']];

  for (const texts of told) expect(framesOf(texts)).toEqual(textFrames(texts));
});

test('several texts arrive each for itself, letters of any kind included', async () => {
  const texts = ['{"a":1}', 'perché ≠ 🐉', 'è'.repeat(100), ''];

  expect(await heard(textFrames(texts), texts.length)).toEqual(texts);
});
