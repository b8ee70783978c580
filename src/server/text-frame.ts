/** The first byte of a frame that is a whole text message, by RFC 6455. */
export const WHOLE_TEXT = 0x81;
/** From these lengths on, the length is written with two and with eight bytes more; the first also says so. */
export const TWO_BYTES = 126;
const EIGHT_BYTES = 0x10000;

let last = { text: '', frame: headOf(0) };

/**
 * A text as one text message, as a server sends it: a letter for each byte, to be written as `latin1`. A socket writes
 * such letters without another copy, and what follows in one breath is put behind it and written with it.
 */
export function textFrame(text: string): string {
  // Many are told the same, one after the other.
  if (last.text !== text) last = { text, frame: frameOf(text) };
  return last.frame;
}

function frameOf(text: string): string {
  const head = headOf(text.length);
  const frame = head + text;
  // Where every letter is one byte, which is nearly always, this is it.
  if (Buffer.byteLength(frame) === Buffer.byteLength(head) + text.length) return frame;
  const bytes = Buffer.from(text);
  return headOf(bytes.length) + bytes.toString('latin1');
}

function headOf(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < EIGHT_BYTES) return String.fromCharCode(WHOLE_TEXT, TWO_BYTES, length >>> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(WHOLE_TEXT, 127, ...bytes);
}
