import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BagPack } from '../../src/games/bag/rules/content.ts';

const STANDARD = path.resolve(import.meta.dirname, '../../src/games/bag/packs/standard.json');
const PLAIN = 'crossroads';

/** The name of the pack on the list of packs. */
export const CORRIDORS_PACK = 'Long corridors';

/** Adds a pack of Bag of Dungeon with only crossroads between the lairs to a data folder. */
export function addCorridorsPack(dataDir: string): void {
  const standard = JSON.parse(readFileSync(STANDARD, 'utf8')) as BagPack;
  const isNeeded = ({ role }: BagPack['tiles'][number]) => ['start', 'exit', 'pool', 'monster'].includes(role.kind);
  const needed = standard.tiles.filter(isNeeded);
  const all = standard.tiles.reduce((sum, { copies }) => sum + copies, 0);
  const plain = standard.tiles
    .filter(({ id }) => id === PLAIN)
    .map((tile) => ({ ...tile, copies: all - needed.length }));
  const pack: BagPack = {
    ...standard,
    id: 'long-corridors',
    name: { en: CORRIDORS_PACK, it: 'Corridoi lunghi' },
    tiles: [...needed, ...plain],
  };
  const folder = path.join(dataDir, 'packs', 'bag');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'long-corridors.json'), JSON.stringify(pack));
}
