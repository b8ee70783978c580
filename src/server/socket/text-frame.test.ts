import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

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
