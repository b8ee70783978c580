import { readFileSync } from 'node:fs';
import { findBox } from '../games/index.ts';
import { type ReadRecord, readRecord } from '../replay/read-record.ts';
import { whyUnreadable } from './why-unreadable.ts';

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

/** The content of a file, or a sentence on why it cannot be read. */
type JsonFile = { kind: 'json'; raw: unknown } | { kind: 'unreadable'; sentence: string };

/** Reads a file of JSON. */
function readJson(file: string): JsonFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { kind: 'unreadable', sentence: `${file} cannot be read: ${whyUnreadable(error)}.` };
  }
  try {
    return { kind: 'json', raw: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { kind: 'unreadable', sentence: `${file} is not JSON: ${(error as Error).message}.` };
  }
}
