import type { CardNumber } from '../rules/content.ts';
import { type Foresight, foresee, slotsFilled } from './foresight.ts';
import type { Mind } from './mind.ts';

/** How good things look when these cards are revealed from here on: a whole Backpack, then Missions, then free slots. */
export function prospectOf(mind: Mind, from: Foresight, cards: readonly CardNumber[]): number {
  if (slotsFilled(from) > from.slots) return -10_000;
  const after = foresee(mind.lookup, from, cards);
  const end = (after.broken ? -1000 : 0) + (after.adventure ? 30 : 0);
  return end + after.completed * 10 - slotsFilled(after) * 0.1 - slotsFilled(from) * 0.01;
}

/** The same by what is remembered of the cards to come. */
export function prospect(mind: Mind, from: Foresight): number {
  return prospectOf(mind, from, mind.memory.story);
}

/** The best that some ways promise; nothing at all where there is no way. */
export function bestOf(ways: readonly number[]): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...ways);
}

/** Cards in every order there is. */
export function ordersOf(cards: readonly CardNumber[]): CardNumber[][] {
  if (cards.length < 2) return [cards.slice()];
  return cards.flatMap((card, place) => {
    // Alike cards give the same orders.
    if (cards.indexOf(card) !== place) return [];
    return ordersOf(cards.filter((_, other) => other !== place)).map((rest) => [card, ...rest]);
  });
}

/** Some of these things, in every way: none, some, all. */
export function subsetsOf<Thing>(things: readonly Thing[]): Thing[][] {
  return Array.from({ length: 2 ** things.length }, (_, way) =>
    things.filter((_, place) => Math.floor(way / 2 ** place) % 2 === 1),
  );
}
