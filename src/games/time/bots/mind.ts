import { elementAt } from '../../../engine/list.ts';
import { adventureCard, type CardNumber, type ItemNumber } from '../rules/content.ts';
import type { Lookup } from '../rules/lookup.ts';
import type { TimeView } from '../rules/view.ts';
import { emptyForesight, type Foresight, foresee } from './foresight.ts';
import type { Memory, Strength } from './memory.ts';

/** The state of a careful bot. */
export interface Mind {
  lookup: Lookup;
  level: Strength;
  memory: Memory;
  /** Consecutive thoughts without an idea. */
  idle: number;
  /** Thoughts to skip before it plays or discards another card unasked: people have to talk between cards. */
  rest: number;
  /** Whether nothing has happened at the table for a while: somebody has to play or speak. */
  isStill: boolean;
  /** Its last action, which decides how long it pauses. */
  last: 'call' | 'move' | 'nothing';
}

/** The input for one decision while the clock runs. */
export interface Thought {
  mind: Mind;
  view: TimeView;
  now: Foresight;
  missions: CardNumber[];
  items: ItemNumber[];
}

/** The predicted Backpack after the Story deck is revealed. */
export function believe({ lookup, memory }: Mind, view: TimeView): Foresight {
  return foresee(lookup, emptyForesight(view.slots.limit), view.story.log ?? memory.story);
}

/** The current Backpack as the start of a prediction. */
export function foresightFrom({ lookup }: Mind, view: TimeView): Foresight {
  const now = emptyForesight(view.slots.limit);
  now.pieces = view.backpack.cards.map((count, item) => count + elementAt(view.backpack.tokens, item));
  now.supply = view.supply.slice();
  now.slotPieces = view.slots.pieces;
  now.extraSlot = view.slots.extra;
  now.printedSlots = view.slots.printed;
  now.next = view.next;
  if (view.quest.kind === 'scenario' || view.adventureAfter === undefined) return now;
  const effect = lookup.effect(adventureCard(view.quest.place));
  now.adventure = true;
  now.merges = effect.kind === 'merge-duplicates';
  now.freeRewards = effect.kind === 'free-rewards';
  if (effect.kind === 'stand-in') now.standIn = lookup.item(effect.item);
  return now;
}
