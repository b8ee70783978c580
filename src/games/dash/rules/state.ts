import type { Seat } from '../../../engine/game.ts';
import { present } from '../../../engine/list.ts';
import type { DungeonNumber, EquipmentNumber, Magic } from './content.ts';

/** DA-2 Rows of five, in reading order: space 0 is top left. */
export const ROWS = 4;
export const COLUMNS = 5;
export const SPACES = ROWS * COLUMNS;
export const DUNGEONS = 3;
export const MAX_SEATS = 6;
export const STARTING_AP = 6;
export const HAND = 3;
/** DA-33 The AP that Slow takes. */
export const SLOW_AP = 3;

export type SpaceState = 'face-down' | 'face-up' | 'empty';

/** What the table waits for. `react`: Equipment may be used on the card just flipped. */
export type Phase = 'explore' | 'react' | 'fumble' | 'exchange' | 'over';

export interface Player {
  equipment: EquipmentNumber[];
  treasures: DungeonNumber[];
  /** DA-16 Resolved cards other than Treasures. */
  explored: DungeonNumber[];
  /** Treasures whose bonus already works: those of earlier turns (DA-40). */
  activeTreasures: number;
}

export interface DashState {
  phase: Phase;
  /** 1 to 3. */
  dungeon: number;
  /** Dungeon cards not yet dealt, the next one last. */
  deck: DungeonNumber[];
  /** The card on each space; meaningless if the space is empty. */
  cards: DungeonNumber[];
  spaces: SpaceState[];
  faceDown: number;
  /** Spaces flipped in this turn, in order. */
  flipped: number[];
  /**
   * Cards that Confusion turned face down again in this dungeon and that have not been flipped since: everybody knows
   * they are there.
   */
  returned: DungeonNumber[];
  /** DA-65 Spaces whose face-down card was put back: everybody knows it. */
  known: boolean[];
  explorer: Seat;
  ap: number;
  /** DA-61 Whether the first creature of this turn has been met. */
  metCreature: boolean;
  /** DA-65 Whether a Treasure's bonus has put a card back in this turn. */
  hasPutBack: boolean;
  /** The effects of Equipment so far on the card just flipped. */
  canceled: boolean;
  magicCanceled: boolean;
  reduced: number;
  players: Player[];
  equipmentDeck: EquipmentNumber[];
  equipmentDiscard: EquipmentNumber[];
  /** DA-64 In the exchange: who has finished discarding. */
  ready: boolean[];
  /** A table from before the second edition: its journal and record replay with the rulings of that time (DA-65). */
  firstEdition?: true | undefined;
}

/** The player whose turn it is. */
export function explorerOf({ players, explorer }: DashState): Player {
  return present(players[explorer]);
}

export type DashMove =
  | { kind: 'flip'; space: number }
  /** Stop exploring, with AP left. */
  | { kind: 'stop' }
  /** Use Equipment on the card just flipped. */
  | { kind: 'use'; card: EquipmentNumber }
  /** Let the card just flipped take effect. */
  | { kind: 'face' }
  /** Put the card just flipped back, by a Treasure's bonus. */
  | { kind: 'put-back' }
  | { kind: 'fumble'; card: EquipmentNumber }
  /** In the exchange between dungeons. */
  | { kind: 'discard'; card: EquipmentNumber }
  | { kind: 'ready' };

/** Why a turn ended. */
export type TurnEnd = 'no-ap' | 'stopped' | 'treasure' | 'door' | 'darkness' | 'confusion' | 'last-card';

/** Where Equipment was drawn: at the start, from a merchant, in the exchange, or by a Treasure that restocks. */
export type DrawnFrom = 'start' | 'merchant' | 'exchange' | 'restock';

export type DashEvent =
  | { kind: 'dungeon-dealt'; dungeon: number }
  | { kind: 'turn-started'; seat: Seat; ap: number }
  | { kind: 'flipped'; seat: Seat; space: number; card: DungeonNumber }
  | { kind: 'used'; seat: Seat; card: EquipmentNumber; on: DungeonNumber }
  /** `warded`: by Equipment or a Treasure's bonus, so that the magic had no effect. */
  | { kind: 'magic'; seat: Seat; magic: Magic; card: DungeonNumber; warded?: 'equipment' | 'bonus' | undefined }
  | { kind: 'canceled'; seat: Seat; card: DungeonNumber }
  | { kind: 'ap-lost'; seat: Seat; card: DungeonNumber; ap: number; left: number }
  | { kind: 'ap-gained'; seat: Seat; card: DungeonNumber; ap: number; left: number }
  | { kind: 'equipment-drawn'; seat: Seat; card: EquipmentNumber; from: DrawnFrom }
  | { kind: 'nothing-to-draw'; seat: Seat }
  | { kind: 'equipment-reshuffled' }
  | { kind: 'fumbled'; seat: Seat; card: EquipmentNumber }
  | { kind: 'nothing-to-fumble'; seat: Seat }
  /** The card is face down again and known to all; `ap`: the cost, if a Treasure's bonus did it. */
  | { kind: 'put-back'; seat: Seat; card: DungeonNumber; space: number; ap?: number; left: number }
  | { kind: 'treasure-taken'; seat: Seat; card: DungeonNumber; space: number }
  /** The dungeon was shuffled: this many cards lie face down from the first space on. */
  | { kind: 'confused'; seat: Seat; card: DungeonNumber; left: number }
  | { kind: 'turn-ended'; seat: Seat; why: TurnEnd; explored: number }
  | { kind: 'exchange-started'; next: Seat }
  | { kind: 'discarded'; seat: Seat; card: EquipmentNumber }
  | { kind: 'made-ready'; seat: Seat }
  | { kind: 'game-over'; winners: Seat[] };
