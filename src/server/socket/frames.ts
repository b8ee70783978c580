import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';

/** First byte of a frame with a complete text message (FIN and opcode 1, RFC 6455). */
export const FINAL_TEXT_FRAME = 0x81;
/** From these lengths on the length field takes two or eight more bytes; 126 is also the marker for two. */
export const TWO_BYTE_LENGTH = 126;
const EIGHT_BYTE_LENGTH = 0x10000;
/** First bytes of control frames that may come between texts. */
const PING = 0x89;
const PONG = 0x8a;
const LONGEST_PING = 125;
/** The mask bit of the second byte: clients must mask every frame. */
const MASKED = 0x80;
const MASK_BYTES = 4;

/** Scratch buffer for unmasking; no frame that the fast path takes is longer. */
const unmasked = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * Fast path: one complete text frame per chunk, at a tenth of the cost of `ws`. Anything else goes to `ws`, and once a
 * frame is fragmented, split over chunks or invalid, or closes the connection, so does everything after it.
 */
export function installFrameFastPath(wire: Duplex, onText: (text: string) => void): void {
  const [wsReader, ...others] = wire.listeners('data') as ((chunk: Buffer) => void)[];
  // This `ws` reads in an unknown way: leave everything to it.
  if (wsReader === undefined || others.length > 0) return;
  wire.off('data', wsReader);
  const read = (chunk: Buffer) => {
    // After close, `ws` reads the rest by itself.
    if (wire.destroyed) return;
    let at = 0;
    while (at < chunk.length) {
      const frame = frameAt(chunk, at);
      const text = frame?.isText === true ? textOf(chunk, frame) : undefined;
      if (frame === undefined || (frame.isText && text === undefined)) {
        wire.off('data', read);
        wire.on('data', wsReader);
        wsReader.call(wire, chunk.subarray(at));
        return;
      }
      if (text === undefined) wsReader.call(wire, chunk.subarray(at, frame.end));
      else onText(text);
      at = frame.end;
    }
  };
  wire.on('data', read);
}

interface Frame {
  isText: boolean;
  /** Offsets of its mask, its payload and the next frame. */
  mask: number;
  start: number;
  end: number;
}

/** A complete text, ping or pong frame; undefined for everything else. */
function frameAt(chunk: Buffer, at: number): Frame | undefined {
  const kind = chunk[at];
  const isText = kind === FINAL_TEXT_FRAME;
  if (!isText && kind !== PING && kind !== PONG) return undefined;
  const second = chunk[at + 1];
  if (second === undefined) return undefined;
  // Negative for an unmasked frame, 127 for a 64-bit length.
  const lengthByte = second - MASKED;
  if (lengthByte < 0 || lengthByte > (isText ? TWO_BYTE_LENGTH : LONGEST_PING)) return undefined;
  const hasLongLength = lengthByte === TWO_BYTE_LENGTH;
  const mask = at + (hasLongLength ? 4 : 2);
  if (mask > chunk.length) return undefined;
  const start = mask + MASK_BYTES;
  const end = start + (hasLongLength ? chunk.readUInt16BE(at + 2) : lengthByte);
  return end <= chunk.length ? { isText, mask, start, end } : undefined;
}

/** The text of a frame; undefined if it is not valid UTF-8. */
function textOf(chunk: Buffer, { mask, start, end }: Frame): string | undefined {
  let combined = 0;
  for (let at = start; at < end; at++) {
    // `frameAt` has checked that all of it is in the chunk; `elementAt` would make this loop ten times slower.
    const byte = (chunk[at] ?? 0) ^ (chunk[mask + ((at - start) & 3)] ?? 0);
    unmasked[at - start] = byte;
    combined |= byte;
  }
  if (combined < 0x80) return unmasked.toString('latin1', 0, end - start);
  return isUtf8(unmasked.subarray(0, end - start)) ? unmasked.toString('utf8', 0, end - start) : undefined;
}

let last = { text: '', frame: headerOf(0) };

/**
 * An unmasked text frame as a string with one character per byte, to be written as `latin1`: the socket writes such
 * strings without another copy, and frames of one tick can be concatenated.
 */
export function textFrame(text: string): string {
  // The same text usually goes to several clients in a row.
  if (last.text !== text) last = { text, frame: frameOf(text) };
  return last.frame;
}

function frameOf(text: string): string {
  const head = headerOf(text.length);
  const frame = head + text;
  // Nearly always ASCII: then characters are bytes.
  if (Buffer.byteLength(frame) === Buffer.byteLength(head) + text.length) return frame;
  const bytes = Buffer.from(text);
  return headerOf(bytes.length) + bytes.toString('latin1');
}

function headerOf(length: number): string {
  if (length < TWO_BYTE_LENGTH) return String.fromCharCode(FINAL_TEXT_FRAME, length);
  if (length < EIGHT_BYTE_LENGTH)
    return String.fromCharCode(FINAL_TEXT_FRAME, TWO_BYTE_LENGTH, length >>> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(FINAL_TEXT_FRAME, 127, ...bytes);
}
