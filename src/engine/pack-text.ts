import type { PackMistake } from './game.ts';
import { parseJson } from './parse-json.ts';

/** The content of a pack file, or one sentence on why it cannot be read. */
export type PackText = { kind: 'json'; raw: unknown; advice: PackMistake[] } | { kind: 'unreadable'; what: string };

/** Our largest pack has 90 kB. */
export const LARGEST_PACK = 1_000_000;

const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = 0x0a;

/** Reads the file of a pack: UTF-8 with JSON in it. */
export function readPackText(bytes: Uint8Array): PackText {
  if (bytes.length > LARGEST_PACK) {
    const size = (bytes.length / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
    return unreadable(`It has ${size} MB, and a pack has at most ${LARGEST_PACK / 1_000_000} MB.`);
  }
  const text = decoded(bytes);
  if (text === undefined) return unreadable(whereNotUtf8(bytes));
  const read = parseJson(text.replace(BYTE_ORDER_MARK, ''));
  if (read.kind === 'mistake') return unreadable(`line ${read.line}, column ${read.column}: ${read.what}`);
  const mark = 'The file begins with a byte order mark (U+FEFF). It is passed over; other programs may stumble on it.';
  const advice = text.startsWith(BYTE_ORDER_MARK) ? [{ at: 'line 1, column 1', what: mark }] : [];
  return { kind: 'json', raw: read.raw, advice };
}

function unreadable(what: string): PackText {
  return { kind: 'unreadable', what };
}

/** Undefined if the bytes are not UTF-8. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Finds the line and the column of the first byte that is not UTF-8. */
function whereNotUtf8(bytes: Uint8Array): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return 'line 1, column 1: The file is UTF-16. Save it as UTF-8.';
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(NEW_LINE); end !== -1; end = bytes.indexOf(NEW_LINE, start)) {
    if (decoded(bytes.subarray(start, end)) === undefined) break;
    start = end + 1;
    line += 1;
  }
  const before = validStart(bytes.subarray(start));
  const byte = (bytes[start + before.bytes] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return `line ${line}, column ${before.column}: The byte 0x${byte} is not UTF-8. Save the file as UTF-8.`;
}

/** How many bytes of a line are valid UTF-8 before the first invalid one, and its column. */
function validStart(line: Uint8Array): { bytes: number; column: number } {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let bytes = 0;
  try {
    for (let at = 0; at < line.length; at++) {
      const more = decoder.decode(line.subarray(at, at + 1), { stream: true });
      text += more;
      if (more !== '') bytes = at + 1;
    }
  } catch {
    // The position is known now.
  }
  return { bytes, column: text.length + 1 };
}
