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

/** Moves with a carried item. */
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
  /** The price in the short form for a tile of the map. */
  tag?: string;
  icon?: string;
  spot: Spot;
  /** Tapping this tile makes the move too. */
  place?: Place;
  /** Tapping this adventurer makes the move too. */
  who?: number;
  /** A step in this direction. */
  side?: Side;
  look: 'main' | 'plain';
  /** Its result in a few words. */
  leads?: string | undefined;
  /** A confirmation question, because the move could not be undone. */
  asks?: string;
}

export const PANEL: Spot = { kind: 'panel' };

/** An action shown directly in the panel. */
export function panelAction(move: BagMove, label: string, more: Partial<Action>): Action {
  return { move, label, spot: PANEL, look: 'plain', ...more };
}
