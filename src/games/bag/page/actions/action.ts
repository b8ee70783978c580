import type { Place, Side } from '../../rules/board.ts';
import type { BagMove } from '../../rules/state.ts';

/**
 * Where an action is offered: in the panel, after tapping an item or the Ring, beside the items, or on the drawn tile.
 */
export type Spot =
  | { kind: 'panel' }
  | { kind: 'item'; space: number }
  | { kind: 'ring' }
  | { kind: 'items' }
  | { kind: 'laying' };

/** Moves with something that one carries. */
export type ItemMove = Extract<
  BagMove,
  {
    kind:
      | 'drop'
      | 'drop-ring'
      | 'wear'
      | 'stow'
      | 'show'
      | 'hide'
      | 'use'
      | 'shoot'
      | 'shoot-adventurer'
      | 'cast'
      | 'cast-at'
      | 'whirl'
      | 'offer';
  }
>;

/** A legal move as a control: its label and cost, and the tile it belongs to. */
export interface Action {
  move: BagMove;
  label: string;
  price?: string;
  /** The price as it fits on a tile of the map. */
  tag?: string;
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
  /** The question asked first, because the move could not be undone. */
  asks?: string;
}

export const PANEL: Spot = { kind: 'panel' };

/** An action that the panel offers at once. */
export function panelAction(move: BagMove, label: string, more: Partial<Action>): Action {
  return { move, label, spot: PANEL, look: 'plain', ...more };
}
