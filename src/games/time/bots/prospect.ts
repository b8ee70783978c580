import type { CardNumber } from '../rules/content.ts';
import { type Foresight, foresee, slotsFilled } from './foresight.ts';
import type { Mind } from './mind.ts';

/** A rating of revealing these cards from here: first an intact Backpack, then Missions, then free slots. */
export function prospectOf(mind: Mind, from: Foresight, cards: readonly CardNumber[]): number {
  if (slotsFilled(from) > from.slots) return -10_000;
  const after = foresee(mind.lookup, from, cards);
  const end = (after.broken ? -1000 : 0) + (after.adventure ? 30 : 0);
  return end + after.completed * 10 - slotsFilled(after) * 0.1 - slotsFilled(from) * 0.01;
}

/** The same for the remembered cards still to come. */
export function prospect(mind: Mind, from: Foresight): number {
  return prospectOf(mind, from, mind.memory.story);
}

/** The best of some ratings; the worst possible for none. */
export function bestOf(ways: readonly number[]): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...ways);
}

/** All permutations of the cards. */
export function ordersOf(cards: readonly CardNumber[]): CardNumber[][] {
  if (cards.length < 2) return [cards.slice()];
  return cards.flatMap((card, place) => {
    // Identical cards give the same orders.
    if (cards.indexOf(card) !== place) return [];
    return ordersOf(cards.filter((_, other) => other !== place)).map((rest) => [card, ...rest]);
  });
}

/** All subsets. */
export function subsetsOf<Thing>(things: readonly Thing[]): Thing[][] {
  return Array.from({ length: 2 ** things.length }, (_, way) =>
    things.filter((_, place) => Math.floor(way / 2 ** place) % 2 === 1),
  );
}
