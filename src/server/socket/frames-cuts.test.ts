import { Duplex, type Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { fc } from '../../../test/properties.ts';
import { elementAt } from '../../engine/list.ts';
import { installFrameFastPath } from './frames.ts';

const [TEXT, PING] = [0x81, 0x89];
/** The reader of `ws`, which its types leave out. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** A read-only wire, with the reader of `ws` behind the fast path; returns the texts in order. */
function newWire(): { write(chunk: Buffer): void; texts: string[] } {
  const wire = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  const receiver = new Receiver({ isServer: true });
  const texts: string[] = [];
  receiver.on('message', (data: Buffer) => texts.push(String(data)));
  wire.on('data', (chunk: Buffer) => receiver.write(chunk));
  installFrameFastPath(wire, (text) => texts.push(text));
  return { write: (chunk) => wire.emit('data', chunk), texts };
}

function frame(kind: number, text: string, mask: number): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff];
  const key = Buffer.alloc(4);
  key.writeUInt32BE(mask);
  return Buffer.concat([Buffer.from([kind, ...head]), key, body.map((byte, at) => byte ^ elementAt(key, at % 4))]);
}

const frames = fc.array(
  fc.record({
    isPing: fc.boolean(),
    text: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.nat(400).map((length) => 'é'.repeat(length)),
    ),
    mask: fc.integer({ min: 0, max: 0xffffffff }),
  }),
  { maxLength: 8 },
);

test('whatever is sent, and wherever the network cuts it, every text arrives once, whole and in order', async () => {
  await fc.assert(
    fc.asyncProperty(frames, fc.array(fc.nat(3000), { maxLength: 6 }), async (sent, cuts) => {
      const bytes = Buffer.concat(
        sent.map(({ isPing, text, mask }) => frame(isPing ? PING : TEXT, isPing ? '' : text, mask)),
      );
      const wanted = sent.filter(({ isPing }) => !isPing).map(({ text }) => text);
      const { write, texts } = newWire();
      const places = [...new Set([0, ...cuts.filter((cut) => cut < bytes.length), bytes.length])].sort((a, b) => a - b);
      for (const [nth, from] of places.slice(0, -1).entries()) write(bytes.subarray(from, places[nth + 1]));
      // `ws` may take a turn of the event loop for each message.
      for (let turn = 0; turn < 100 && texts.length < wanted.length; turn++) await new Promise(setImmediate);
      expect(texts).toEqual(wanted);
    }),
  );
});
