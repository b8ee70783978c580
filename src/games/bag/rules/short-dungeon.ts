import type { TileNumber } from './content.ts';
import type { Lookup } from './lookup.ts';

/** BD-108 How many lairs and plain ways the stack of a short dungeon has; it has all other tiles. */
const SHORT = { monster: 5, way: 6 } as const;

/** BD-108 The tiles of a short dungeon: of shuffled ones, those that may be in it besides the `seen` ones. */
export function shortened({ roles }: Lookup, tiles: readonly TileNumber[], seen: readonly TileNumber[]): TileNumber[] {
  const left: { monster: number; way: number } = { ...SHORT };
  const isIn = (tile: TileNumber): boolean => {
    const role = roles[tile];
    if (role !== 'monster' && role !== 'way') return true;
    left[role] -= 1;
    return left[role] >= 0;
  };
  seen.forEach(isIn);
  return tiles.filter(isIn);
}
