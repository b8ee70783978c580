import { execFileSync } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Enough for a store with a few games, but not for many. */
const SIZE = '16m';
const FILLER = 'filler';

/** A small file system that can be filled. */
export interface SmallDisk {
  folder: string;
  /** Fills the remaining space. */
  fill(): void;
  /** Frees it again. */
  empty(): void;
  remove(): void;
}

/** Mounts a small file system; undefined if this user may not. */
export function mountSmallDisk(owner?: { uid: number; gid: number }): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0700`, 'undercroft', folder], { stdio: 'pipe' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  return {
    folder,
    fill: () => fill(join(folder, FILLER)),
    empty: () => rmSync(join(folder, FILLER), { force: true }),
    remove() {
      // Lazily, even if a process still has a file open there.
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  for (let size = 1 << 20; size >= 1; size >>= 4) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}
