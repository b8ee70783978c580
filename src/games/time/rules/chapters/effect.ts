import { type AdventureEffect, adventureCard } from '../content.ts';
import type { Look } from './table.ts';

/** DT-53 The effect of the Adventure, once it is accomplished. */
export function effectInForce({ state, lookup }: Look): AdventureEffect | undefined {
  if (state.quest.kind !== 'adventure' || state.adventureAfter === undefined) return undefined;
  return lookup.effect(adventureCard(state.quest.place));
}
