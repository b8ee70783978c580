import type { Place, Side } from '../../rules/board.ts';
import type { BagMove } from '../../rules/state.ts';

/** Where an action is offered: in the panel at once, once an item or the Ring is tapped, beside the items, or by laying a tile. */
export type Spot =
  | { kind: 'panel' }
  | { kind: 'item'; space: number }
  | { kind: 'ring' }
  | { kind: 'items' }
  | { kind: 'laying' };

/** A legal move as a control: what its button says and costs, and the tile that stands for it. */
export interface Action {
  move: BagMove;
  label: string;
  price?: string;
  icon?: string;
  spot: Spot;
  /** A tap on this tile does it too. */
  place?: Place;
  /** A tap on this adventurer does it too. */
  who?: number;
  /** A step in this direction. */
  side?: Side;
  look: 'main' | 'plain';
  /** What it leads to, in a few words. */
  leads?: string | undefined;
  /** What is asked first, where it could not be taken back. */
  asks?: string;
}

export const PANEL: Spot = { kind: 'panel' };

/** An action that the panel offers at once. */
export function panelAction(move: BagMove, label: string, more: Partial<Action>): Action {
  return { move, label, spot: PANEL, look: 'plain', ...more };
}
