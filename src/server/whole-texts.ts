import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import { TWO_BYTES, WHOLE_TEXT } from './text-frame.ts';

/** The first byte of other frames that may come among texts. */
const PING = 0x89;
const PONG = 0x8a;
const LONGEST_PING = 125;
/** What the second byte adds to the length, since whatever a page sends is masked. */
const MASKED = 0x80;
const MASK_BYTES = 4;

/** Where a text is unmasked; no message that comes in one piece is longer. */
const unmasked = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * Reads the usual frame before the socket's own reader does: a whole message that came in one piece. It costs a tenth of
 * what a reader must do that is ready for anything; all else is left to that one, and once a frame came in parts or is
 * against the rules, so is everything after it: whoever breaks them is not heard any more.
 */
export function readWholeTexts(wire: Duplex, hear: (text: string) => void): void {
  const [readAny, ...others] = wire.listeners('data') as ((chunk: Buffer) => void)[];
  // Not read as we know it: then all of it is left to whoever reads.
  if (readAny === undefined || others.length > 0) return;
  wire.off('data', readAny);
  const read = (chunk: Buffer) => {
    // What is left when the line closes is read by the socket itself.
    if (wire.destroyed) return;
    let at = 0;
    while (at < chunk.length) {
      const frame = frameAt(chunk, at);
      const text = frame?.isText === true ? textOf(chunk, frame) : undefined;
      if (frame === undefined || (frame.isText && text === undefined)) {
        wire.off('data', read);
        wire.on('data', readAny);
        readAny.call(wire, at === 0 ? chunk : chunk.subarray(at));
        return;
      }
      if (text === undefined) readAny.call(wire, chunk.subarray(at, frame.end));
      else hear(text);
      at = frame.end;
    }
  };
  wire.on('data', read);
}

interface Frame {
  isText: boolean;
  /** Where its mask, its text and the next frame begin. */
  mask: number;
  start: number;
  end: number;
}

/** A whole text, ping or pong; undefined for everything else. */
function frameAt(chunk: Buffer, at: number): Frame | undefined {
  const kind = chunk[at];
  const isText = kind === WHOLE_TEXT;
  if (!isText && kind !== PING && kind !== PONG) return undefined;
  const said = chunk[at + 1] - MASKED;
  const isLong = said === TWO_BYTES;
  const length = isLong ? chunk[at + 2] * 256 + chunk[at + 3] : said;
  const mask = at + (isLong ? 4 : 2);
  const start = mask + MASK_BYTES;
  const end = start + length;
  // What is not masked has a length below nothing, what is cut off has none, and what is longer still says so.
  const isUsual = said >= 0 && said <= (isText ? TWO_BYTES : LONGEST_PING);
  return isUsual && end <= chunk.length ? { isText, mask, start, end } : undefined;
}

/** The text of a frame; undefined where it is none. */
function textOf(chunk: Buffer, { mask, start, end }: Frame): string | undefined {
  let all = 0;
  for (let at = start; at < end; at++) {
    const letter = chunk[at] ^ chunk[mask + ((at - start) & 3)];
    unmasked[at - start] = letter;
    all |= letter;
  }
  if (all < 0x80) return unmasked.toString('latin1', 0, end - start);
  return isUtf8(unmasked.subarray(0, end - start)) ? unmasked.toString('utf8', 0, end - start) : undefined;
}
