import { readFileSync } from 'node:fs';
import { elementAt } from '../../engine/list.ts';

/** The content of SQLite's write-ahead log (https://www.sqlite.org/fileformat2.html#walformat). */
export interface LogContents {
  /** Transactions that SQLite will use when it opens the file. */
  soundCommits: number;
  /** Ends of transactions of the same log after the first unreadable frame: SQLite drops them silently. */
  lostCommits: number;
  /**
   * It ends with part of a frame, or with frames of a transaction without its end: an unfinished write, or a truncated
   * log.
   */
  isUnfinished: boolean;
  /** The first page of the file, if the log has it. */
  firstPage?: Buffer;
}

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x377f0682;
/** Used if the header, which has the page size, is damaged; we never use another size. */
const USUAL_PAGE_BYTES = 4096;
const NOTHING: LogContents = { soundCommits: 0, lostCommits: 0, isUnfinished: false };

/** Reads a log as SQLite would after a crash, and counts what it would drop. */
export function readLog(log: Buffer): LogContents {
  if (log.length < HEADER_BYTES) return { ...NOTHING, isUnfinished: log.length > 0 };
  const isBig = log.readUInt32BE(0) === MAGIC + 1;
  const stated = log.readUInt32BE(8);
  let checksum = sum(log, 0, HEADER_BYTES - 8, { isBig, seed: [0, 0] });
  let isSound =
    (isBig || log.readUInt32BE(0) === MAGIC) && isPowerOfTwo(stated) && matches(log, HEADER_BYTES - 8, checksum);
  const pageBytes = isSound ? stated : USUAL_PAGE_BYTES;
  // Frames of an earlier log, which this one has begun to overwrite, have other salts. A damaged header has none to
  // compare with.
  const salts = isSound ? log.subarray(16, 24) : log.subarray(HEADER_BYTES + 8, HEADER_BYTES + 16);
  const found: LogContents = { ...NOTHING };
  let firstPage: Buffer | undefined;
  let at = HEADER_BYTES;
  while (at + FRAME_HEADER_BYTES + pageBytes <= log.length) {
    const page = at + FRAME_HEADER_BYTES;
    const isOurs = isNear(salts, log.subarray(at + 8, at + 16));
    if (isSound) {
      checksum = sum(log, at, at + 8, { isBig, seed: checksum });
      checksum = sum(log, page, page + pageBytes, { isBig, seed: checksum });
      isSound =
        salts.equals(log.subarray(at + 8, at + 16)) && log.readUInt32BE(at) !== 0 && matches(log, at + 16, checksum);
    }
    const isCommit = log.readUInt32BE(at + 4) !== 0;
    if (isSound && log.readUInt32BE(at) === 1) firstPage = log.subarray(page, page + pageBytes);
    if (isCommit && isSound) found.soundCommits += 1;
    if (isCommit && isSound && firstPage !== undefined) found.firstPage = firstPage;
    // In a damaged frame nothing is certain, but later frames say which log they belong to.
    if (isCommit && !isSound && isOurs) found.lostCommits += 1;
    if (isOurs) found.isUnfinished = !isCommit;
    at = page + pageBytes;
  }
  found.isUnfinished ||= endsWithPart(log, at, salts);
  return found;
}

/** Whether there is a part of a frame at the end that an earlier log did not leave behind. */
function endsWithPart(log: Buffer, at: number, salts: Buffer): boolean {
  const frame = [at, at - FRAME_HEADER_BYTES - USUAL_PAGE_BYTES].find((start) => start + 16 <= log.length) ?? at;
  const isOurs = frame < HEADER_BYTES || isNear(salts, log.subarray(frame + 8, frame + 16));
  return at < log.length && isOurs;
}

/** How long to wait before reading a log again: another process may be writing to it right now. */
const SECOND_LOOK_MS = 200;

/** The log of a file; undefined if there is none. */
export function readLogOf(path: string): { log: Buffer; contents: LogContents } | undefined {
  const log = bytesOf(`${path}-wal`);
  return log && { log, contents: readLog(log) };
}

/**
 * The log of a file that no process is writing, or of a copy of it; undefined if there is none, or a process is
 * writing.
 */
export function readRestingLog(path: string, copy = path): { log: Buffer; contents: LogContents } | undefined {
  const found = readLogOf(copy);
  if (found === undefined || (found.contents.lostCommits === 0 && !found.contents.isUnfinished)) return found;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SECOND_LOOK_MS);
  return bytesOf(`${path}-wal`)?.equals(found.log) === true ? found : undefined;
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

type Checksum = readonly [number, number];

/** SQLite's checksum of a log: over pairs of 32-bit words, each added to both sums. */
function sum(log: Buffer, from: number, to: number, { isBig, seed }: { isBig: boolean; seed: Checksum }): Checksum {
  let [one, two] = seed;
  for (let at = from; at < to; at += 8) {
    one = (one + (isBig ? log.readUInt32BE(at) : log.readUInt32LE(at)) + two) >>> 0;
    two = (two + (isBig ? log.readUInt32BE(at + 4) : log.readUInt32LE(at + 4)) + one) >>> 0;
  }
  return [one, two];
}

function matches(log: Buffer, at: number, [one, two]: Checksum): boolean {
  return log.readUInt32BE(at) === one && log.readUInt32BE(at + 4) === two;
}

/** Whether two salts differ by at most a bit or two: those of another log are random. */
function isNear(salts: Buffer, others: Buffer): boolean {
  let differing = 0;
  for (const [at, byte] of salts.entries())
    for (let bits = byte ^ elementAt(others, at); bits !== 0; bits &= bits - 1) differing++;
  return differing <= 2;
}

function isPowerOfTwo(bytes: number): boolean {
  return bytes >= 512 && bytes <= 65536 && (bytes & (bytes - 1)) === 0;
}
