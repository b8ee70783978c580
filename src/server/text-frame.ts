/** The first byte of a frame that is a whole text message, by RFC 6455. */
const WHOLE_TEXT = 0x81;
/** From these lengths on, the length is written with two and with eight bytes more. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 0x10000;

/** Texts as the bytes of one text message each, as a server sends them: all in one piece, since every write is dear. */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let at = 0;
  texts.forEach((text, index) => {
    at = writeHead(bytes, at, lengths[index]);
    at += bytes.write(text, at);
  });
  return bytes;
}

/** The same for many in a row, of whom some are told the same as the one before: their bytes are made once. */
export function repeatedFrames(): (texts: readonly string[]) => Buffer {
  let last: { text: string; bytes: Buffer } | undefined;
  return (texts) => {
    if (texts.length > 1) return textFrames(texts);
    const [text] = texts;
    if (last?.text !== text) last = { text, bytes: textFrames(texts) };
    return last.bytes;
  };
}

function headLength(length: number): number {
  if (length < TWO_BYTES) return 2;
  return length < EIGHT_BYTES ? 4 : 10;
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = WHOLE_TEXT;
  if (length < TWO_BYTES) {
    bytes[at + 1] = length;
    return at + 2;
  }
  bytes[at + 1] = length < EIGHT_BYTES ? 126 : 127;
  return length < EIGHT_BYTES ? bytes.writeUInt16BE(length, at + 2) : bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
