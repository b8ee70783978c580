import type { CardNumber, ItemNumber } from '../rules/content.ts';
import type { Lookup } from '../rules/lookup.ts';
import type { TimeView } from '../rules/view.ts';
import { emptyForesight, type Foresight, foresee } from './foresight.ts';
import type { Memory, Strength } from './memory.ts';

/** Everything a careful bot thinks with. */
export interface Mind {
  lookup: Lookup;
  level: Strength;
  memory: Memory;
  /** Thoughts in a row that came to nothing. */
  idle: number;
  /** Thoughts to let pass before it lays or discards another card unasked: people play as fast as they can talk about it. */
  rest: number;
  /** What it did last, which decides how long it pauses. */
  last: 'call' | 'move' | 'nothing';
}

/** What is on a bot's mind while the clock runs. */
export interface Thought {
  mind: Mind;
  view: TimeView;
  now: Foresight;
  missions: CardNumber[];
  items: ItemNumber[];
}

/** What the bot believes the Backpack will hold once the Story deck is revealed. */
export function believe({ lookup, memory }: Mind, view: TimeView): Foresight {
  return foresee(lookup, emptyForesight(view.slots.limit), view.story.log ?? memory.story);
}

/** The Backpack as it lies open, as the beginning of what is foreseen. */
export function foresightFrom({ lookup }: Mind, view: TimeView): Foresight {
  const now = emptyForesight(view.slots.limit);
  now.pieces = view.backpack.cards.map((count, item) => count + view.backpack.tokens[item]);
  now.supply = view.supply.slice();
  now.slotPieces = view.slots.pieces;
  now.extraSlot = view.slots.extra;
  now.printedSlots = view.slots.printed;
  now.next = view.next;
  if (view.quest.kind === 'scenario' || view.adventureAfter === undefined) return now;
  const effect = lookup.effects[view.quest.place];
  now.adventure = true;
  now.merges = effect.kind === 'merge-duplicates';
  now.freeRewards = effect.kind === 'free-rewards';
  if (effect.kind === 'stand-in') now.standIn = lookup.item(effect.item);
  return now;
}
