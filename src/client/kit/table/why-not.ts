import { createContext, useContext } from 'react';
import type { RuleId } from '../../../engine/game.ts';

/**
 * Something that could not be done: forbidden by a rule, too soon after the last move, or for a reason of the page
 * itself.
 */
export type NotDone =
  | { kind: 'refused'; rule: RuleId }
  | { kind: 'under-way' }
  | { kind: 'said'; words: string; rule: RuleId };

/** Shows it in a line that disappears by itself. Where nobody plays (a replay, the gallery) nothing is shown. */
export const WhyNotContext = createContext<(whyNot: NotDone) => void>(() => undefined);

export function useWhyNot(): (whyNot: NotDone) => void {
  return useContext(WhyNotContext);
}
