import { elementAt, present } from '../../../engine/list.ts';
import { allCopies } from '../../../engine/pieces.ts';
import { numberAt, openSides, turnsOf } from './board.ts';
import type {
  BagPack,
  CharacterCard,
  CharacterNumber,
  ItemCard,
  ItemNumber,
  MonsterCard,
  MonsterNumber,
  ScrollCard,
  TileCard,
  TileNumber,
  TileRole,
} from './content.ts';

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
  /** The numbers of all tiles, items, and monsters without the dragon: each once per copy. */
  allTiles: readonly TileNumber[];
  allItems: readonly ItemNumber[];
  allMonsters: readonly MonsterNumber[];
  start: number;
  exit: number;
  pool: number;
  dragon: number;
}

/** Indexes a pack for the rules. */
export function lookUp(pack: BagPack): Lookup {
  const { tiles, monsters, items, characters, scrolls } = pack;
  const tileOf = (kind: TileRole['kind']) => tiles.findIndex(({ role }) => role.kind === kind);
  const dragon = monsters.findIndex(({ nature }) => nature === 'dragon');
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
    allTiles: allCopies(tiles),
    allItems: allCopies(items),
    allMonsters: allCopies(monsters).filter((monster) => monster !== dragon),
    start: tileOf('start'),
    exit: tileOf('exit'),
    pool: tileOf('pool'),
    dragon,
  };
}

/** BD-71, BD-101 The items of a bag, with or without the hostile ones. */
export function itemsInBag(lookup: Lookup, { leaveOutHostile }: { leaveOutHostile: boolean }): ItemNumber[] {
  return lookup.allItems.filter((item) => !leaveOutHostile || itemCard(lookup, item).hostile !== true);
}

/** The card with a number; apart from `elementAt` because playouts are faster with one kind of list. */
function cardAt<Card>(cards: readonly Card[], number: number): Card {
  return present(cards[number]);
}

/** The card of an item. */
export function itemCard({ items }: Pick<Lookup, 'items'>, item: ItemNumber): ItemCard {
  return cardAt(items, item);
}

/** The card of a monster. */
export function monsterCard({ monsters }: Pick<Lookup, 'monsters'>, monster: MonsterNumber): MonsterCard {
  return cardAt(monsters, monster);
}

/** The card of a tile. */
export function tileCard({ tiles }: Pick<Lookup, 'tiles'>, tile: TileNumber): TileCard {
  return cardAt(tiles, tile);
}

/** The character card of an adventurer. */
export function characterOf(
  { characters }: Pick<Lookup, 'characters'>,
  { character }: { character: CharacterNumber },
): CharacterCard {
  return cardAt(characters, character);
}

/** A Dragon Scroll by its index in the pack. */
export function scrollCard({ scrolls }: Pick<Lookup, 'scrolls'>, scroll: number): ScrollCard {
  return cardAt(scrolls, scroll);
}

/** The open sides of a tile after some quarter turns, one bit for each. */
export function turnedSides({ sides }: Pick<Lookup, 'sides'>, tile: TileNumber, turn: number): number {
  return numberAt(elementAt(sides, tile), turn);
}
