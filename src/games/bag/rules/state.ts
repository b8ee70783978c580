import type { Seat } from '../../../engine/game.ts';
import type { Board, Place } from './board.ts';
import type { AdventurerNumber, CharacterNumber, ItemNumber, MonsterNumber, TileNumber } from './content.ts';
import type { Ending } from './event.ts';
import type { Task } from './task.ts';

export const LIVES = 3;
export const SOLO_LIVES = 1;
/** BD-106 So many rounds in a row in which a party gets nowhere, and the dungeon collapses; and so many in the first edition. */
export const QUIET_ROUNDS = 20;
export const FIRST_QUIET_ROUNDS = 12;
/** BD-106 So many rounds a dungeon that gives way holds once the Ring has appeared, for one adventurer, two, three, four: fewer have farther to go. */
export const RING_ROUNDS = [14, 9, 7, 5] as const;
/** BD-106 From so many rounds before the end on it trembles; and in the first edition. */
export const TREMBLING_ROUNDS = 5;
export const FIRST_TREMBLING_ROUNDS = 3;
/** A space with nothing in it; an item is its number plus one. */
export const EMPTY = 0;

export type { AdventurerNumber } from './content.ts';
export type { BagEvent, Ending, SeenItem, Someone, Sum } from './event.ts';
export type { BagMove } from './moves.ts';
export type { Arrival, Cause, Task, Ware } from './task.ts';

/** Where an adventurer is in the story: in the dungeon, out with the Ring's bearer, or out of the game. */
export type Fate = 'inside' | 'escaped' | 'lost';

export interface Adventurer {
  seat: Seat;
  character: CharacterNumber;
  fate: Fate;
  place: Place;
  health: number;
  lives: number;
  /** What is left this turn; out of turn, what the next one will start with. */
  ap: number;
  /** One figure for each space of the character card: EMPTY, or the item's number plus one. */
  spaces: number[];
  followers: ItemNumber[];
  kills: MonsterNumber[];
  /** How often the character's skill was used. */
  skillUsed: number;
  /** BD-53 Keeps unworn items face down from the others. */
  faceDown: boolean;
}

/** A monster in sight; `full`, `dice` and `plus` are fixed when it is revealed. */
export interface Monster {
  place: Place;
  monster: MonsterNumber;
  health: number;
  full: number;
  dice: number;
  plus: number;
  /** Held by a vine: its next attack does nothing. */
  held: boolean;
}

/** BD-30 A hidden monster. Whoever has looked at it knows what it is; otherwise it is still in the bag. */
export interface Token {
  place: Place;
  monster?: MonsterNumber;
  knownTo: Seat[];
}

export interface Lying {
  place: Place;
  item: ItemNumber;
}

/** Where the Ring is. `aside`: it waits for the Healing Pool to be laid. */
export type Ring =
  | { kind: 'unseen' }
  | { kind: 'lying'; place: Place }
  | { kind: 'held'; by: AdventurerNumber }
  | { kind: 'aside' }
  | { kind: 'out'; by: AdventurerNumber };

/** One side of a fight that is an adventurer's. */
export interface FightSide {
  fighter: AdventurerNumber;
  partner?: AdventurerNumber;
  /** BD-72, BD-93 Who was called and said no, and who died here. */
  refused: AdventurerNumber[];
  fallen: AdventurerNumber[];
  /** BD-47 The partner of one who died cannot call another. */
  alone: boolean;
  /** Dice a potion adds for this fight. */
  extraDice: number;
  dice: number[];
  doubled: boolean;
}

/** BD-32 A melee: against the monster on its place, or between two adventurers. */
export interface Fight {
  place: Place;
  attacker: FightSide;
  defender?: FightSide;
  /** BD-84 No escape from a monster that came rushing. */
  locked: boolean;
  round: number;
  monsterDice: number[];
}

/** What a table decided before the game, as the rules need it. */
export interface Terms {
  competitive: boolean;
  rush: boolean;
  fred: boolean;
  solo: boolean;
  /** BD-71, BD-101 The six hostile items are not in the bag. */
  leaveOutHostile: boolean;
  /** BD-106 The dungeon gives way once the Ring has appeared. */
  givingWay: boolean;
  /** BD-106 The dungeon collapses on a party that gets nowhere. */
  collapses: boolean;
  /** A table from before the second edition: its journal and its record play as they were played. */
  firstEdition?: true;
  /** The place of the Dragon Scroll in the pack, if one is played. */
  scroll?: number;
}

export type Phase = 'choosing' | 'playing' | 'over';

export interface BagState {
  terms: Terms;
  phase: Phase;
  board: Board;
  /** Tiles not yet drawn, the next one last. */
  stack: TileNumber[];
  /** BD-23 How many at the bottom all have seen, because they fitted nowhere. */
  seenBelow: number;
  monsterBag: MonsterNumber[];
  itemBag: ItemNumber[];
  /** Items that left the game, and dead monsters nobody holds. */
  goneItems: ItemNumber[];
  goneMonsters: MonsterNumber[];
  tokens: Token[];
  monsters: Monster[];
  floor: Lying[];
  /** BD-39 What waits for the Healing Pool to be laid. */
  aside: ItemNumber[];
  /** Item tiles that gave their item. */
  emptied: Place[];
  poolTokens: number;
  ring: Ring;
  /** Somebody has held the Ring. */
  ringFound: boolean;
  adventurers: Adventurer[];
  first: AdventurerNumber;
  active: AdventurerNumber;
  /** The turn ends as soon as nothing is left to be done in it. */
  turnOver: boolean;
  /** By the light of an earlier pack's Torch the next step is free. */
  stride: boolean;
  /** The Torch's second tile is still free. */
  secondTile: boolean;
  round: number;
  /** BD-106 The last round in which the party got somewhere; 0 before the first. */
  stirred: number;
  /** BD-106 How near to its goal the Ring has come since then. */
  ringSteps?: number;
  /** Turns since anything new came of anything: bots lose patience by it, and the first edition counts by it (BD-106). */
  quiet: number;
  /** BD-106 The last round of the dungeon, once the Ring has appeared. */
  lastRound?: number;
  /** BD-63 Adventurers whose last turn is still to come. */
  lastTurns: AdventurerNumber[];
  /** BD-103 Seats whose players are gone: nobody waits for their answer. */
  away: Seat[];
  fight?: Fight;
  /** What must be dealt with, the next thing last. */
  agenda: Task[];
  ending?: Ending;
}
