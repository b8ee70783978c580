import type { RuleId } from '../../../engine/game.ts';

/**
 * An action that was not possible: forbidden by a rule, too soon after the last move, or for a reason of the page
 * itself.
 */
export type NotDone =
  | { kind: 'refused'; rule: RuleId }
  | { kind: 'under-way' }
  | { kind: 'said'; words: string; rule: RuleId };
