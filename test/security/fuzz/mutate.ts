import type { Rng } from '../../../src/engine/rng.ts';
import { ODD, pick } from './grammar.ts';

/** A frame to send over a socket. */
export type SentFrame = string | Buffer;

/** Changes, removes or adds something odd in one place of a value. */
export function bend(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null || rng.int(6) === 0) return pick(ODD, rng);
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys.length === 0 ? 'kind' : pick(keys, rng);
  switch (rng.int(5)) {
    case 0:
      delete copy[key];
      break;
    case 1:
      copy[pick(['extra', 'constructor', 'prototype', 'then', 'toJSON', '0'], rng)] = pick(ODD, rng);
      break;
    case 2:
      return JSON.parse(`{"__proto__":${JSON.stringify(copy) ?? '1'},"constructor":{"prototype":{"polluted":1}}}`);
    default:
      copy[key] = bend(copy[key], rng);
  }
  return copy;
}

/** The bytes of a text with some of them changed, lost or duplicated. */
export function corrupt(text: string, rng: Rng): Buffer {
  const bytes = [...Buffer.from(text)];
  for (let count = rng.int(4); count >= 0; count--) {
    const at = rng.int(bytes.length + 1);
    const how = rng.int(4);
    if (how === 0) bytes[at] = rng.int(256);
    if (how === 1) bytes.splice(at, rng.int(5));
    if (how === 2) bytes.splice(at, 0, rng.int(256));
    if (how === 3) bytes.splice(at, 0, ...bytes.slice(at, at + 20));
  }
  return Buffer.from(bytes);
}

/** A valid or nearly valid message, damaged in one of the usual ways. */
export function spoil(message: unknown, rng: Rng): SentFrame {
  const text = JSON.stringify(message);
  switch (rng.int(24)) {
    case 0:
    case 1:
    case 2:
      return corrupt(text, rng).toString('utf8');
    case 3:
      return text.slice(0, rng.int(text.length));
    case 4:
      return '['.repeat(8000);
    case 5:
      return `{"kind":"move","key":"k","seen":1,"move":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`;
    case 6:
      return `{"kind":"move","key":"k","seen":1,"move":${'['.repeat(7000)}${']'.repeat(7000)}}`;
    case 7:
      return `${text.slice(0, -1)},"kind":"start","__proto__":{"kind":"hello"}}`;
    case 8:
      return text.replace(/\d+/, pick(['1e999', '-0', '00', '9'.repeat(300), 'NaN', '1.0000000000000001'], rng));
    case 9:
    case 10:
    case 11:
    case 12:
      return JSON.stringify(bend(message, rng)) ?? '';
    default:
      return text;
  }
}

/** Frames after which a server may close the socket: too long, not text, broken. */
export function brutal(rng: Rng): SentFrame {
  switch (rng.int(4)) {
    case 0:
      return Buffer.from([1, 2, 3, rng.int(256)]);
    case 1:
      return 'x'.repeat(17_000);
    case 2:
      return 'y'.repeat(70_000);
    default:
      return JSON.stringify({ kind: 'say', key: 'k', text: '\ud800'.repeat(6000) });
  }
}

/** Invalid WebSocket frames, to be written raw after the upgrade. */
export function brokenFrame(rng: Rng): Buffer {
  const frames = [
    [0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0, 1], // announces more than it sends
    [0x81, 0x05, 1, 2, 3, 4, 5], // not masked
    [0xf1, 0x80, 0, 0, 0, 0], // reserved bits set
    [0x83, 0x80, 0, 0, 0, 0], // no such opcode
    [0x80, 0x80, 0, 0, 0, 0], // a continuation without a start
    [0x09, 0x80, 0, 0, 0, 0], // a fragmented ping
    [0x88, 0x81, 0, 0, 0, 0, 7], // a close frame of one byte
    [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0], // of 2^63 bytes
    [0x81, 0x84, 0, 0, 0, 0, 0xff, 0xfe, 0xc0, 0x80], // invalid UTF-8
  ];
  const noise = Array.from({ length: rng.int(200) }, () => rng.int(256));
  return Buffer.from(rng.int(4) === 0 ? noise : pick(frames, rng));
}
