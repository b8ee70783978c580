import { openSides, turnsOf } from './board.ts';
import type { BagPack, CharacterCard, ItemCard, MonsterCard, ScrollCard, TileCard, TileRole } from './content.ts';

/** A pack indexed for the rules by the number of a piece, built once when the box is opened. */
export interface Lookup {
  pack: BagPack;
  tiles: readonly TileCard[];
  monsters: readonly MonsterCard[];
  items: readonly ItemCard[];
  characters: readonly CharacterCard[];
  scrolls: readonly ScrollCard[];
  roles: readonly TileRole['kind'][];
  /** The number on an M tile or the Exit; 0 on others. */
  numbers: readonly number[];
  /** `sides[tile][turn]`: the open sides, one bit for each. */
  sides: readonly (readonly number[])[];
  /** The distinct turns of each tile. */
  turns: readonly (readonly number[])[];
  start: number;
  exit: number;
  pool: number;
  dragon: number;
}

/** Indexes a pack for the rules. */
export function lookUp(pack: BagPack): Lookup {
  const { tiles, monsters, items, characters, scrolls } = pack;
  const tileOf = (kind: TileRole['kind']) => tiles.findIndex(({ role }) => role.kind === kind);
  return {
    pack,
    tiles,
    monsters,
    items,
    characters,
    scrolls,
    roles: tiles.map(({ role }) => role.kind),
    numbers: tiles.map(({ role }) => ('number' in role ? role.number : 0)),
    sides: tiles.map(({ shape }) => [0, 1, 2, 3].map((turn) => openSides(shape, turn))),
    turns: tiles.map(({ shape }) => turnsOf(shape)),
    start: tileOf('start'),
    exit: tileOf('exit'),
    pool: tileOf('pool'),
    dragon: monsters.findIndex(({ nature }) => nature === 'dragon'),
  };
}

/** The pieces of a list, each number once per copy. */
export function allCopies(pieces: readonly { copies: number }[]): number[] {
  return pieces.flatMap(({ copies }, number) => Array.from({ length: copies }, () => number));
}
