import type { Seat } from '../../../engine/game.ts';
import { present } from '../../../engine/list.ts';
import type { Board, Place } from './board.ts';
import type { AdventurerNumber, CharacterNumber, ItemNumber, MonsterNumber, TileNumber } from './content.ts';
import type { Ending } from './event.ts';
import type { Task } from './task.ts';

export const LIVES = 3;
export const SOLO_LIVES = 1;
/** BD-106 After this many rounds without progress the dungeon collapses; `FIRST_` in the first edition. */
export const QUIET_ROUNDS = 20;
export const FIRST_QUIET_ROUNDS = 12;
/**
 * BD-106 How many rounds a collapsing dungeon lasts once the Ring has appeared, for 1, 2, 3 and 4 adventurers: fewer
 * have farther to go.
 */
export const RING_ROUNDS = [14, 9, 7, 5] as const;
/** BD-106 How many rounds before the end it starts to tremble; `FIRST_` in the first edition. */
export const TREMBLING_ROUNDS = 5;
export const FIRST_TREMBLING_ROUNDS = 3;
/** The value of an empty space; an item is stored as its number plus one. */
export const EMPTY = 0;

export type { AdventurerNumber } from './content.ts';
export type { BagEvent, Ending, SeenItem, Someone, Sum } from './event.ts';
export type { BagMove } from './moves.ts';
export type { Arrival, Cause, Task, Ware } from './task.ts';

/** In the dungeon, out of it after the Ring's bearer, or out of the game. */
export type Fate = 'inside' | 'escaped' | 'lost';

export interface Adventurer {
  seat: Seat;
  character: CharacterNumber;
  fate: Fate;
  place: Place;
  health: number;
  lives: number;
  /** What is left this turn; out of turn, what the next turn starts with. */
  ap: number;
  /** One value per space of the character card: EMPTY, or the item's number plus one. */
  spaces: number[];
  followers: ItemNumber[];
  kills: MonsterNumber[];
  /** How often the character's skill was used. */
  skillUsed: number;
  /** BD-53 Whether unworn items are face down. */
  faceDown: boolean;
}

/** A revealed monster; `full`, `dice` and `plus` are fixed when it is revealed. */
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

/** BD-30 A hidden monster. It is drawn only when somebody looks at it; until then it is still in the bag. */
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

/** The adventurers on one side of a fight. */
export interface FightSide {
  fighter: AdventurerNumber;
  partner?: AdventurerNumber;
  /** BD-72, BD-93 Those who were called and declined, and those who died here. */
  refused: AdventurerNumber[];
  fallen: AdventurerNumber[];
  /** BD-47 The partner of a dead fighter cannot call another. */
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
  /** BD-84 No escape from a charging monster. */
  locked: boolean;
  round: number;
  monsterDice: number[];
}

/** The options in the form the rules use. */
export interface Terms {
  competitive: boolean;
  rush: boolean;
  fred: boolean;
  solo: boolean;
  /** BD-71, BD-101 The six hostile items are not in the bag. */
  leaveOutHostile: boolean;
  /** BD-106 The dungeon collapses some time after the Ring has appeared. */
  givingWay: boolean;
  /** BD-106 The dungeon collapses on a party that makes no progress. */
  collapses: boolean;
  /**
   * An earlier edition of the rulings, with which the table's journal and record replay; undefined: the current one.
   */
  edition?: 1 | 2;
  /** BD-108 The stack has fewer tiles. */
  short?: true;
  /** The index of the Dragon Scroll in play, if any. */
  scroll?: number;
}

export type Phase = 'choosing' | 'playing' | 'over';

/** What everybody sees of a table. */
export interface OpenTable {
  terms: Terms;
  phase: Phase;
  board: Board;
  /** Items out of the game, and dead monsters that nobody keeps. */
  goneItems: ItemNumber[];
  goneMonsters: MonsterNumber[];
  monsters: Monster[];
  floor: Lying[];
  /** BD-39 Items that wait for the Healing Pool to be laid. */
  aside: ItemNumber[];
  /** Item tiles that gave their item. */
  emptied: Place[];
  poolTokens: number;
  ring: Ring;
  /** Somebody has held the Ring. */
  ringFound: boolean;
  first: AdventurerNumber;
  active: AdventurerNumber;
  /** The turn ends as soon as no task is left. */
  turnOver: boolean;
  /** The next step is free: the Torch of an earlier pack. */
  stride: boolean;
  /** The Torch's second tile is still free. */
  secondTile: boolean;
  round: number;
  /** BD-106 The last round in which the party made progress; 0 before the first. */
  stirred: number;
  /** BD-106 The Ring's distance to its goal then. */
  ringSteps?: number | undefined;
  /** Turns without anything new: with it bots take more risks, and the first edition counts it (BD-106). */
  quiet: number;
  /** BD-106 The last round of the dungeon, once the Ring has appeared. */
  lastRound?: number | undefined;
  /** BD-63 Adventurers whose last turn is still to come. */
  lastTurns: AdventurerNumber[];
  /** BD-103 Seats whose players are away: nobody waits for their answers. */
  away: Seat[];
  ending?: Ending | undefined;
}

export interface BagState extends OpenTable {
  /** Tiles not yet drawn, the next one last. */
  stack: TileNumber[];
  /** BD-23 How many tiles at the bottom everybody has seen, because they fitted nowhere. */
  seenBelow: number;
  monsterBag: MonsterNumber[];
  itemBag: ItemNumber[];
  tokens: Token[];
  adventurers: Adventurer[];
  fight?: Fight | undefined;
  /** Tasks to be handled, the next one last. */
  agenda: Task[];
}

/** An adventurer by number, of a state or a view. */
export function adventurerOf<One>({ adventurers }: { adventurers: readonly One[] }, who: AdventurerNumber): One {
  return present(adventurers[who]);
}
