import type { Outcome, Seat, Viewer } from '../../engine/game.ts';
import type { DashPack, DungeonNumber, EquipmentNumber } from './content.ts';
import type { DashState, Phase } from './state.ts';

/** What everybody sees of a space. */
export type SpaceView = 'face-down' | 'empty' | DungeonNumber;

/** What everybody sees of a player: all of it lies open on the table. */
export interface PlayerView {
  equipment: EquipmentNumber[];
  treasures: DungeonNumber[];
  explored: DungeonNumber[];
  /** Gold of the Treasures, and of Treasure Maps held. */
  gold: number;
  /** How many of the treasures, counted from the first, have a bonus that works already. */
  activeTreasures: number;
}

/** The card just flipped, while Equipment may still be used on it. */
export interface PendingView {
  space: number;
  card: DungeonNumber;
  canceled: boolean;
  magicCanceled: boolean;
  /** What it would cost now, and what AP would be left. */
  cost: number;
}

/** The table as a viewer sees it. In this game all viewers see the same. */
export interface DashView {
  phase: Phase;
  dungeon: number;
  /** Dungeon cards not yet dealt. */
  deck: number;
  spaces: SpaceView[];
  /** Spaces flipped in this turn, in order. */
  flipped: number[];
  returned: DungeonNumber[];
  explorer: Seat;
  ap: number;
  metCreature: boolean;
  pending?: PendingView;
  players: PlayerView[];
  equipmentDeck: number;
  equipmentDiscard: EquipmentNumber[];
  /** Who has finished the exchange; empty outside of it. */
  ready: boolean[];
  outcome?: Outcome;
}

export type DashViewer = (state: DashState, viewer: Viewer) => DashView;
export type DashViewOf = (pack: DashPack) => DashViewer;
