import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '../engine/game.ts';
import type { Journal } from '../journal/journal.ts';
import type { OfferedPack } from '../protocol/offered-pack.ts';
import { packDigest } from '../table/digest.ts';

/** A pack file that cannot be used, as a sentence for whoever runs the house. */
export class PackError extends Error {
  override name = 'PackError';
}

/** The packs of each game: the standard one, and those a box owner put into `packs/<game>` of the data folder. */
export async function offerPacks(
  boxes: readonly Box[],
  dataDir: string,
  journal: Journal,
): Promise<Map<string, OfferedPack[]>> {
  const offered = new Map<string, OfferedPack[]>();
  for (const box of boxes) {
    const packs = [offer(box.standardPack, { standard: true })];
    for (const pack of ownPacks(box, join(dataDir, 'packs', box.id))) packs.push(offer(pack, { standard: false }));
    for (const { digest, text } of packs) await journal.putPack(digest, text);
    offered.set(
      box.id,
      packs.map(({ text: _, ...pack }) => pack),
    );
  }
  return offered;
}

function offer(pack: unknown, { standard }: { standard: boolean }): OfferedPack & { text: string } {
  // What every game's checkPack makes sure of.
  const { name } = pack as Pick<OfferedPack, 'name'>;
  return { digest: packDigest(pack), name, standard, text: JSON.stringify(pack) };
}

function ownPacks(box: Box, folder: string): unknown[] {
  return jsonFiles(folder).map((file) => {
    const path = join(folder, file);
    const check = box.checkPack(readJson(path));
    if (check.kind === 'sound') return check.pack;
    const [{ at, what }] = check.mistakes;
    throw new PackError(
      `The pack ${path} cannot be used: ${at}: ${what} Run \`undercroft pack check\` on it, or take it out of the folder.`,
    );
  });
}

function jsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new PackError(`The folder ${folder} cannot be read: ${(cause as Error).message}.`);
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new PackError(`The pack ${path} cannot be read: ${(cause as Error).message}.`);
  }
}
