import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Limits for copies of one kind in a data folder: their number, and their total size. */
const MAX_KEPT = 5;
const MAX_KEPT_BYTES = 256 * 1024 * 1024;

/** A name for a kept file, with the time in it. */
export function keptName(prefix: string): string {
  return `${prefix}${new Date().toISOString().replace(/\W/g, '')}`;
}

/** Deletes the oldest copies of a kind until number and size are within the limits; the newest always stays. */
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
