import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Command } from '../src/cli/command.ts';
import { elementAt } from '../src/engine/list.ts';
import { openJournal, type StoreLocation } from '../src/journal/open.ts';
import { FILE_NAME } from '../src/journal/sqlite/files.ts';

/** Runs a command on a store; returns its exit code and output. */
export async function runOn(
  place: Partial<StoreLocation>,
  command: Command,
  ...files: string[]
): Promise<[number, string]> {
  let said = '';
  const hear = (text: unknown): boolean => {
    said += text;
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(hear));
  vi.stubEnv('DATABASE_URL', place.databaseUrl);
  const values = new Map(place.dataDir ? [['data-dir', [place.dataDir]]] : []);
  try {
    return [await command.run({ files, values }), said];
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/**
 * A copy of a data folder whose table A has three entries, after nine more and a crash: `digests` are those of the file and
 * its log.
 */
export async function crash(house: StoreLocation, crashed: StoreLocation) {
  const journal = await openJournal(house);
  for (let seq = 4; seq <= 12; seq++) await journal.append('A', { seq, at: seq, body: 'x'.repeat(500) });
  cpSync(house.dataDir, crashed.dataDir, { recursive: true });
  await journal.close();
  const log = join(crashed.dataDir, `${FILE_NAME}-wal`);
  const files = [join(crashed.dataDir, FILE_NAME), log];
  const digests = (): string[] => files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  return { log, digests };
}

/** Flips a bit of a file: of the byte in its middle, if no other is named. */
export function flipBit(file: string, byte?: number, bit = 0): void {
  const bytes = readFileSync(file);
  const at = byte ?? Math.floor(bytes.length / 2);
  bytes[at] = elementAt(bytes, at) ^ (1 << bit);
  writeFileSync(file, bytes);
}
