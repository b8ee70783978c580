/** First byte of a frame with a complete text message (FIN and opcode 1, RFC 6455). */
export const FINAL_TEXT_FRAME = 0x81;
/** From these lengths on the length field takes two or eight more bytes; 126 is also the marker for two. */
export const TWO_BYTE_LENGTH = 126;
const EIGHT_BYTE_LENGTH = 0x10000;

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
