import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Command } from '../src/cli/command.ts';
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
  const values = new Map(place.dataDir === undefined ? [] : [['data-dir', [place.dataDir]]]);
  try {
    return [await command.run({ files, values }), said];
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/**
 * A copy of a data folder whose table A has three entries, after nine more and a crash: its files are the file and its
 * log.
 */
export async function crash(house: StoreLocation, crashed: StoreLocation) {
  const journal = await openJournal(house);
  for (let seq = 4; seq <= 12; seq++) await journal.append('A', { seq, at: seq, body: 'x'.repeat(500) });
  cpSync(house.dataDir, crashed.dataDir, { recursive: true });
  await journal.close();
  const files = [FILE_NAME, `${FILE_NAME}-wal`].map((name) => join(crashed.dataDir, name));
  const digests = (): string[] => files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  return { files, digests };
}
