import { findBox } from '../games/index.ts';
import { type ReadRecord, readRecord } from '../replay/read-record.ts';
import { readJson } from './json-file.ts';

/** A record that can be replayed, or a sentence on why it cannot. */
export type RecordFile = Extract<ReadRecord, { kind: 'record' }> | { kind: 'unreadable'; sentence: string };

/** Reads a record from a file and checks everything that does not need a replay. */
export function readRecordFile(file: string): RecordFile {
  const read = readJson(file);
  if (read.kind === 'unreadable') return read;
  const checked = readRecord(read.raw, findBox);
  if (checked.kind === 'unreadable') return { kind: 'unreadable', sentence: `${file} ${checked.what}.` };
  if (!checked.packIsNamed) {
    return { kind: 'unreadable', sentence: `${file} contains a pack that differs from the one it names.` };
  }
  return checked;
}
