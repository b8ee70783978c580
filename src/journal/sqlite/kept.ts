import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The most copies of each kind that are kept in a data folder, and how large all of them may be together. */
const MAX_KEPT = 5;
const MAX_KEPT_BYTES = 256 * 1024 * 1024;

/** A name for something that is kept, with the time in it. */
export function keptName(prefix: string): string {
  return `${prefix}${new Date().toISOString().replace(/\W/g, '')}`;
}

/** Deletes the oldest copies of a kind until they are few enough, and small enough; the newest always stays. */
export function removeOldest(folder: string, prefix: string): string[] {
  const kept = readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .toSorted()
    .toReversed();
  let bytes = 0;
  const removed = kept.filter((name, place) => {
    bytes += statSync(join(folder, name)).size;
    return place > 0 && (place >= MAX_KEPT || bytes > MAX_KEPT_BYTES);
  });
  for (const name of removed) rmSync(join(folder, name), { force: true });
  return removed;
}
