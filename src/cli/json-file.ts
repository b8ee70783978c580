import { readFileSync } from 'node:fs';

/** What a file holds, or a sentence on why it cannot be read. */
export type JsonFile = { kind: 'json'; raw: unknown } | { kind: 'unreadable'; sentence: string };

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

/** Reads a file of JSON. */
export function readJson(file: string): JsonFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return { kind: 'unreadable', sentence: `${file} cannot be read: ${REASONS[code] ?? message}.` };
  }
  try {
    return { kind: 'json', raw: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { kind: 'unreadable', sentence: `${file} is not JSON: ${(error as Error).message}.` };
  }
}
