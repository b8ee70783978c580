import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newProgramFolder } from '../faults/build-program.ts';
import type { FaultPlayer } from '../faults/player.ts';

/** The previous release, built from its sources: the program of a node, and people with its pages' connection. */
export interface EarlierRelease {
  version: string;
  program: string;
  /** People whose pages were opened before the upgrade. */
  Player: typeof FaultPlayer;
  remove(): void;
}

/** Unpacks the release stored by `keep-release.ts`. */
export async function unpackEarlierRelease(): Promise<EarlierRelease> {
  const [packed, ...others] = readdirSync(import.meta.dirname).filter((file) => /^release-.*\.tgz$/.test(file));
  if (packed === undefined || others.length > 0) throw new Error('one earlier release must be kept in test/earlier');
  const { folder, remove } = newProgramFolder();
  mkdirSync(folder);
  execFileSync('tar', ['-xz', '-f', join(import.meta.dirname, packed), '-C', folder]);
  const { FaultPlayer: Player } = (await import(join(folder, 'player.mjs'))) as { FaultPlayer: typeof FaultPlayer };
  return {
    version: packed.slice('release-'.length, -'.tgz'.length),
    program: join(folder, 'node.mjs'),
    Player,
    remove,
  };
}
