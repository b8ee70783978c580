import type { RuleId, Viewer } from '../../../engine/game.ts';

/** The table of a pointed element. */
export interface PointedTable<View = unknown, Pack = unknown> {
  view: View;
  pack: Pack;
  you: Viewer;
}

/** Finds the rule behind an element of the table, if there is one. */
export type RuleAt = (target: Element, table: PointedTable) => RuleId | undefined;
