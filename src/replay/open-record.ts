import type { Box } from '../engine/game.ts';
import { type PlayedRecord, playRecord } from './played-record.ts';
import { type ReadRecord, readRecord } from './read-record.ts';

/** A record that was read and replayed. */
export type OpenedRecord =
  | { kind: 'opened'; read: Extract<ReadRecord, { kind: 'record' }>; played: PlayedRecord }
  | { kind: 'unreadable'; what: string };

/** Reads the text of a record and replays it, as far as possible. */
export function openRecord(
  text: string,
  findBox: (game: string) => Box | undefined,
  onProgress?: (share: number) => void,
): OpenedRecord {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return { kind: 'unreadable', what: `is not JSON: ${(error as Error).message}` };
  }
  const read = readRecord(raw, findBox);
  if (read.kind === 'unreadable') return read;
  try {
    return { kind: 'opened', read, played: playRecord(read, onProgress) };
  } catch (error) {
    return { kind: 'unreadable', what: `cannot be set up: ${(error as Error).message}` };
  }
}
