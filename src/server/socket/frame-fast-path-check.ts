import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import { FINAL_TEXT_FRAME, installFrameFastPath } from './frames.ts';

/** The upgrade request of a page, as far as `ws` reads it. */
const UPGRADE_REQUEST = {
  method: 'GET',
  url: '/ws',
  headers: {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  },
};

/** Frames with a zero mask: a complete text, a ping, a fragmented text, and another text after it. */
const NO_MASK = [0, 0, 0, 0];
const TEXT = [FINAL_TEXT_FRAME, 0x81, ...NO_MASK, 0x61];
const PING = [0x89, 0x81, ...NO_MASK, 0x62];
const FRAGMENTS = [0x01, 0x81, ...NO_MASK, 0x63, 0x80, 0x81, ...NO_MASK, 0x64];
const TEXT_AFTER = [FINAL_TEXT_FRAME, 0x81, ...NO_MASK, 0x65];
const EXPECTED = ['early a', 'ping b', 'late cd', 'late e'];

/**
 * Whether this version of `ws` works the way the fast path relies on, tried on a stream without a network. If not,
 * sockets use `ws` alone.
 */
export async function supportsFrameFastPath(sockets: Pick<WebSocketServer, 'handleUpgrade'>): Promise<boolean> {
  const wire = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  wire.on('error', () => undefined);
  const received: string[] = [];
  try {
    sockets.handleUpgrade(UPGRADE_REQUEST as unknown as IncomingMessage, wire, Buffer.alloc(0), (socket) => {
      socket.on('message', (data) => received.push(`late ${data}`));
      socket.on('ping', (data) => received.push(`ping ${data}`));
      socket.on('error', () => undefined);
      installFrameFastPath(wire, (text) => received.push(`early ${text}`));
    });
    wire.push(Buffer.from([...TEXT, ...PING]));
    wire.push(Buffer.from([...FRAGMENTS, ...TEXT_AFTER]));
    // No network is involved: pushed bytes arrive within a few turns of the event loop.
    for (let turn = 0; turn < 10 && received.length < EXPECTED.length; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch {
    return false;
  } finally {
    wire.destroy();
  }
  return received.join() === EXPECTED.join();
}
