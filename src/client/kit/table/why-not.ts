import { createContext, useContext } from 'react';
import type { RuleId } from '../../../engine/game.ts';

/** What was tried and not done: forbidden by a rule, too early after one's last move, or for what the page says itself. */
export type NotDone =
  | { kind: 'refused'; rule: RuleId }
  | { kind: 'under-way' }
  | { kind: 'said'; words: string; rule: RuleId };

/** Says it in a line that goes by itself. Where nobody plays (a replay, the gallery) nothing is said. */
export const WhyNotContext = createContext<(whyNot: NotDone) => void>(() => undefined);

export function useWhyNot(): (whyNot: NotDone) => void {
  return useContext(WhyNotContext);
}
