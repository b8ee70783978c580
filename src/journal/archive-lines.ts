import { createHash, type Hash } from 'node:crypto';
import * as z from 'zod/mini';
import { type ArchivedTable, type ArchiveItem, archiveItem } from './archive.ts';
import { legible, type StoredText } from './chain.ts';
import { JournalError } from './journal.ts';

const ARCHIVE_FORMAT = 'undercroft-export/3';
/** The checksum does not cover the counts; damage that JSON cannot represent is not exported. */
const FORMAT_2 = 'undercroft-export/2';
/** Without digests and without a checksum. */
const FORMAT_1 = 'undercroft-export/1';

/** The number of items of each kind in an archive, and how many tables and packs are damaged. */
export type Counts = Record<ArchiveItem['kind'] | 'damaged', number>;

/**
 * An archive as lines of JSON; the last line has the counts and a checksum of all lines before, so that a changed file
 * is detected.
 */
export async function* toLines(
  all: AsyncIterable<ArchiveItem>,
  counts = noCounts(),
  onDamage: (sentence: string) => void = () => undefined,
): AsyncGenerator<string> {
  const checksum = createHash('sha256');
  const line = (content: object): string => {
    const written = JSON.stringify(content, (_name, value) =>
      value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
    );
    checksum.update(`${written}\n`);
    return written;
  };
  yield line({ format: ARCHIVE_FORMAT });
  for await (const one of all) {
    count(counts, one);
    if (one.kind === 'table' && one.damage !== undefined)
      onDamage(`Table ${legible(one.code)} is damaged: ${one.damage}.`);
    if (one.kind === 'pack' && one.damage !== undefined) onDamage(`Pack ${legible(one.digest)} ${one.damage}.`);
    yield line(one);
  }
  checksum.update(JSON.stringify(counts));
  yield JSON.stringify({ kind: 'end', ...counts, sha256: checksum.digest('hex') });
}

function count(counts: Counts, one: ArchiveItem): void {
  counts[one.kind] += 1;
  if ('damage' in one && one.damage !== undefined) counts.damaged += 1;
}

/** Reads lines of JSON back; throws a JournalError if they are not a complete archive. */
export async function* fromLines(lines: AsyncIterable<string>, counts = noCounts()): AsyncGenerator<ArchiveItem> {
  let number = 0;
  let table: ArchivedTable | undefined;
  let seq = 0;
  let end: string | undefined;
  let format: unknown;
  const checksum = createHash('sha256');
  for await (const line of lines) {
    number += 1;
    const raw = parse(line, number);
    if (number === 1) {
      format = raw.format;
      if (format !== ARCHIVE_FORMAT && format !== FORMAT_2 && format !== FORMAT_1) {
        throw damaged(1, `it does not begin with the format ${ARCHIVE_FORMAT}`);
      }
      checksum.update(`${line}\n`);
      continue;
    }
    if (end !== undefined) throw damaged(number, 'it continues after its end');
    if (raw.kind === 'end') {
      end = line;
      continue;
    }
    checksum.update(`${line}\n`);
    const read = archiveItem.safeParse(raw);
    if (!read.success) throw damaged(number, z.prettifyError(read.error).replace(/\n.*/s, ''));
    const one = read.data;
    const isOldest = format === FORMAT_1;
    // Gaps and duplicate numbers of a damaged table stay as they are: the checksum tells whether this file lost
    // something.
    const isInOrder = isOldest ? one.kind === 'entry' && one.seq === seq + 1 : true;
    const follows = one.kind !== 'entry' || (table !== undefined && isSameText(one.table, table.code) && isInOrder);
    if (!follows || (isOldest && one.kind !== 'entry' && seq !== (table?.head ?? 0))) {
      throw damaged(number, 'entries of a table are missing');
    }
    if (one.kind === 'table') [table, seq] = [one, isOldest ? 0 : Number.NEGATIVE_INFINITY];
    if (one.kind === 'entry') seq = one.seq;
    count(counts, one);
    yield one;
  }
  if (end === undefined || (format === FORMAT_1 && seq !== (table?.head ?? 0)))
    throw damaged(number, 'it is truncated');
  if (end !== endOf(format, counts, checksum)) throw damaged(number, 'it was changed: its checksum does not fit');
}

/** The last line of an archive. */
function endOf(format: unknown, counts: Counts, checksum: Hash): string {
  const { damaged: _, ...olderCounts } = counts;
  if (format === FORMAT_1) return JSON.stringify({ kind: 'end', ...olderCounts });
  if (format === FORMAT_2) return JSON.stringify({ kind: 'end', ...olderCounts, sha256: checksum.digest('hex') });
  checksum.update(JSON.stringify(counts));
  return JSON.stringify({ kind: 'end', ...counts, sha256: checksum.digest('hex') });
}

function isSameText(one: StoredText, other: StoredText): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return Buffer.compare(one, other) === 0;
}

/** All counts at zero. */
export function noCounts(): Counts {
  return { pack: 0, finish: 0, table: 0, entry: 0, damaged: 0 };
}

function parse(line: string, number: number): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(line);
    if (typeof raw === 'object' && raw !== null) return raw as Record<string, unknown>;
  } catch {
    // Thrown below.
  }
  throw damaged(number, 'it is not a JSON object');
}

function damaged(line: number, what: string): JournalError {
  return new JournalError('damaged', `The archive cannot be used: line ${line}: ${what}; nothing was imported.`);
}
