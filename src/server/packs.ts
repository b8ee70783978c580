import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '../engine/game.ts';
import { elementAt } from '../engine/list.ts';
import { checkNewPack } from '../engine/new-pack.ts';
import { readPackText } from '../engine/pack-text.ts';
import type { Journal } from '../journal/journal.ts';
import type { LeftOutPack, OfferedPack } from '../protocol/offered-pack.ts';
import { packDigest } from '../table/digest.ts';

/** The packs of each game, the standard one first, and the files that could not be used. */
export interface HousePacks {
  offered: Map<string, OfferedPack[]>;
  leftOut: LeftOutPack[];
}

/** Where packs come from besides the games themselves. */
export interface PackSources {
  dataDir: string;
  /** The file with all icons, which the build writes. */
  iconsFile: string;
}

/** A pack of the owner, or a file that cannot be used and why. */
type PackFromFile = { kind: 'pack'; file: string; pack: unknown } | ({ kind: 'left-out' } & LeftOutPack);

/**
 * The standard pack of each game and those the owner put into `packs/<game>` of the data folder. A file with a mistake
 * is left out: one bad pack must not keep everybody from playing.
 */
export async function offerPacks(
  boxes: readonly Box[],
  { dataDir, iconsFile }: PackSources,
  journal: Journal,
): Promise<HousePacks> {
  const found: HousePacks = { offered: new Map(), leftOut: [] };
  const icons = iconNames(iconsFile);
  for (const box of boxes) {
    const packs = [offer(box.standardPack, { standard: true })];
    for (const read of ownPacks(box, { folder: join(dataDir, 'packs', box.id), icons })) {
      if (read.kind === 'left-out') {
        found.leftOut.push({ file: read.file, why: read.why });
        continue;
      }
      const own = offer(read.pack, { standard: false });
      if (packs.every(({ digest }) => digest !== own.digest)) packs.push(own);
      else found.leftOut.push({ file: read.file, why: 'The same pack is here already.' });
    }
    for (const { digest, text } of packs) await journal.putPack(digest, text);
    found.offered.set(
      box.id,
      packs.map(({ text: _, ...pack }) => pack),
    );
  }
  return found;
}

function offer(pack: unknown, { standard }: { standard: boolean }): OfferedPack & { text: string } {
  // Checked by every game's checkPack.
  const { name } = pack as Pick<OfferedPack, 'name'>;
  return { digest: packDigest(pack), name, standard, text: JSON.stringify(pack) };
}

/** Undefined without a build, as in tests: then icons are not checked. */
function iconNames(file: string): Set<string> | undefined {
  return existsSync(file) ? new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')))) : undefined;
}

function ownPacks(box: Box, { folder, icons }: { folder: string; icons: Set<string> | undefined }): PackFromFile[] {
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    return [leftOut(folder, `The folder cannot be read: ${(error as Error).message}.`)];
  }
  return files.sort().map((name) => {
    const file = join(folder, name);
    try {
      return readPack(box, file, icons);
    } catch (error) {
      return leftOut(file, `It cannot be read: ${(error as Error).message}.`);
    }
  });
}

function readPack(box: Box, file: string, icons: Set<string> | undefined): PackFromFile {
  const read = readPackText(readFileSync(file));
  if (read.kind === 'unreadable') return leftOut(file, read.what);
  const check = checkNewPack(box, read.raw, { icons });
  if (check.kind === 'valid') return { kind: 'pack', file, pack: check.pack };
  const { at, what } = elementAt(check.mistakes, 0);
  const more = check.mistakes.length - 1;
  const others = more === 0 ? '' : ` And ${more} more: run \`undercroft pack check\` on it.`;
  return leftOut(file, `${at}: ${what}${others}`);
}

function leftOut(file: string, why: string): PackFromFile {
  return { kind: 'left-out', file, why };
}
