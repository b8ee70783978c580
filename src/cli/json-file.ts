import { readFileSync } from 'node:fs';
import { whyUnreadable } from './why-unreadable.ts';

/** The content of a file, or a sentence on why it cannot be read. */
export type JsonFile = { kind: 'json'; raw: unknown } | { kind: 'unreadable'; sentence: string };

/** Reads a file of JSON. */
export function readJson(file: string): JsonFile {
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
