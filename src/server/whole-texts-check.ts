import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import { WHOLE_TEXT } from './text-frame.ts';
import { readWholeTexts } from './whole-texts.ts';

/** What a page says to open a socket, as far as `ws` reads it. */
const OPENING = {
  method: 'GET',
  url: '/ws',
  headers: {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  },
};

/** Frames with a mask of nothing: a whole text, a ping, a text that is cut, and one after it. */
const NO_MASK = [0, 0, 0, 0];
const WHOLE = [WHOLE_TEXT, 0x81, ...NO_MASK, 0x61];
const PING = [0x89, 0x81, ...NO_MASK, 0x62];
const CUT = [0x01, 0x81, ...NO_MASK, 0x63, 0x80, 0x81, ...NO_MASK, 0x64];
const AFTER = [WHOLE_TEXT, 0x81, ...NO_MASK, 0x65];
const EXPECTED = ['early a', 'ping b', 'late cd', 'late e'];

/**
 * Whether this `ws` is built the way the reader of whole texts relies on: tried on a line that leads nowhere. A `ws` that
 * reads its lines otherwise is left to do so alone.
 */
export async function canReadWholeTexts(sockets: Pick<WebSocketServer, 'handleUpgrade'>): Promise<boolean> {
  const wire = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  wire.on('error', () => undefined);
  const heard: string[] = [];
  try {
    sockets.handleUpgrade(OPENING as unknown as IncomingMessage, wire, Buffer.alloc(0), (socket) => {
      socket.on('message', (data) => heard.push(`late ${data}`));
      socket.on('ping', (data) => heard.push(`ping ${data}`));
      socket.on('error', () => undefined);
      readWholeTexts(wire, (text) => heard.push(`early ${text}`));
    });
    wire.push(Buffer.from([...WHOLE, ...PING]));
    wire.push(Buffer.from([...CUT, ...AFTER]));
    // What is pushed is heard before this: nothing here waits for a network.
    for (let turn = 0; turn < 10 && heard.length < EXPECTED.length; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch {
    return false;
  } finally {
    wire.destroy();
  }
  return heard.join() === EXPECTED.join();
}
