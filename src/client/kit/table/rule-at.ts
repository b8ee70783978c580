import type { RuleId, Viewer } from '../../../engine/game.ts';

/** A table somebody points at. */
export interface PointedTable {
  view: unknown;
  pack: unknown;
  you: Viewer;
  why(rule: RuleId): void;
}

/** The rule behind what is under the finger, where a game knows one. */
export type RuleAt = (target: Element, table: PointedTable) => RuleId | undefined;
