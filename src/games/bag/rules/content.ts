import type { PackHead, Printed } from '../../../engine/pack.ts';

/** The shapes of tiles; with the turn they determine the open sides. */
export const SHAPES = ['dead-end', 'straight', 'corner', 'tee', 'crossroads'] as const;
export type Shape = (typeof SHAPES)[number];

/** BD-1 The role of a tile. */
export type TileRole =
  | { kind: 'start' }
  | { kind: 'exit'; number: number }
  | { kind: 'monster'; number: number }
  | { kind: 'pool' }
  | { kind: 'item' }
  | { kind: 'spikes'; hurtsOn: number; dice: number }
  | { kind: 'way' };

export interface TileCard extends Printed {
  copies: number;
  shape: Shape;
  role: TileRole;
}

/** Special monsters. The dragon waits at the Exit; those without copies come with scrolls only. */
export const NATURES = ['dragon', 'reacher', 'mirror'] as const;
export type Nature = (typeof NATURES)[number];

/** BD-2 A monster rolls its dice and adds `plus`. */
export interface MonsterCard extends Printed {
  copies: number;
  health: number;
  dice: number;
  plus: number;
  nature?: Nature | undefined;
}

/** BD-53 Spaces of a character card; `any` is an unmarked one. */
export const SPACE_KINDS = ['hand', 'armour', 'boots', 'cloak', 'any'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** BD-91 Where an item is worn: only gear needs a matching space; a follower takes none. */
export const WEARS = ['hand', 'two-hands', 'armour', 'boots', 'cloak', 'anywhere', 'follower'] as const;
export type Wear = (typeof WEARS)[number];

/** BD-50 A shot: what it costs, how far it reaches, the dice of its damage. */
export interface Shot {
  kind: 'shot';
  ap: number;
  from: number;
  to: number;
  dice: number;
  /** Arrows never harm the dragon, and an Elf may kill at once with a bow. */
  arrows?: true;
  /** Reaches around corners. */
  corners?: true;
  /** Works only against the dragon. */
  dragonOnly?: true;
  /** Also hits everybody this many tiles away in straight lines. */
  blast?: number;
  /** Leaves the game when it is used, as spells do. */
  spent?: true;
}

/** What an item does. */
export type ItemEffect =
  /** Adds to the combat roll; some let their bearer look at hidden monsters next door. */
  | { kind: 'weapon'; plus: number; looks?: true }
  /** Takes off damage; some last one fight only. */
  | { kind: 'guard'; less: number; fragile?: true }
  /** Two tiles for one AP. */
  | { kind: 'explore' }
  /** Two steps for one AP, as the Torch of earlier packs lights them. */
  | { kind: 'stride' }
  | { kind: 'more-ap'; ap: number }
  /** Walks past monsters. */
  | { kind: 'unseen' }
  | { kind: 'companion'; dice: number }
  | Shot
  | { kind: 'heal'; dice: number }
  | { kind: 'strength'; ap: number; dice: number }
  | { kind: 'tornado'; ap: number }
  | { kind: 'teleport'; ap: number }
  | { kind: 'drain'; ap: number; health: number }
  | { kind: 'claw'; ap: number }
  | { kind: 'curse'; ap: number; dice: number }
  | { kind: 'reroll'; ap: number }
  | { kind: 'vine'; ap: number; loss: number }
  | { kind: 'insurance' }
  | { kind: 'chest'; harm: number; items: number }
  | { kind: 'trap'; dice: number }
  /** A treasure of a Dragon Scroll: it has no effect except to be carried. */
  | { kind: 'keepsake' };

export interface ItemCard extends Printed {
  copies: number;
  wear: Wear;
  /** BD-71 A hostile item, which a solo player may leave out. */
  hostile?: true;
  /** Always face up. */
  inSight?: true;
  effect: ItemEffect;
}

/** What only this character can do. */
export type Skill =
  | { kind: 'double'; times: number }
  | { kind: 'ward'; times: number }
  | { kind: 'deadly-bow'; on: number }
  | { kind: 'cure'; times: number; ap: number; dice: number };

/** BD-3 A character: health, APs, combat dice with what is added, and the spaces for items. */
export interface CharacterCard extends Printed {
  health: number;
  ap: number;
  dice: number;
  plus: number;
  skill: Skill;
  spaces: readonly SpaceKind[];
}

/** How an adventure is won: BD-64, or as a Dragon Scroll says. */
export type Quest =
  /** Bring the Ring out, with a treasure or with nobody left inside if the scroll says so. */
  | { kind: 'ring-out'; with?: string; everybody?: true }
  /** Bring the Ring to a tile and lay it down there. */
  | { kind: 'ring-to'; tile: 'start' | 'pool' }
  | { kind: 'slay'; monster: string }
  /** Slay together this many monsters per adventurer at the start. */
  | { kind: 'hunt'; each: number; atLeast: number };

/** What a Dragon Scroll changes. */
export type ScrollChange =
  /** An additional monster: shuffled into the bag, or guarding the Ring. */
  | { kind: 'enemy'; monster: string; where: 'bag' | 'ring'; drops?: string }
  /** An additional treasure: in the bag, or on a tile once it is laid. */
  | { kind: 'treasure'; item: string; where: 'bag' | 'start' | 'pool' }
  | { kind: 'dragon'; health: number; dice: number }
  | { kind: 'lives'; lives: number }
  | { kind: 'pool'; tokens: number }
  | { kind: 'rounds'; rounds: number };

/** BD-87 A further adventure. */
export interface ScrollCard extends Printed {
  quest: Quest;
  changes: readonly ScrollChange[];
}

/** What is in the box: 40 tiles, 30 monsters and the dragon, 40 items, 4 characters, 11 Dragon Scrolls. */
export interface BagPack extends PackHead<'bag'> {
  tiles: readonly TileCard[];
  monsters: readonly MonsterCard[];
  items: readonly ItemCard[];
  characters: readonly CharacterCard[];
  scrolls: readonly ScrollCard[];
}

/** A tile, as its index in `pack.tiles`; copies are identical. */
export type TileNumber = number;
/** A monster, as its index in `pack.monsters`. */
export type MonsterNumber = number;
/** An item, as its index in `pack.items`. */
export type ItemNumber = number;
/** A character, as its index in `pack.characters`. */
export type CharacterNumber = number;
/** An adventurer, numbered in playing order: one per seat; a solo player has one to four. */
export type AdventurerNumber = number;
