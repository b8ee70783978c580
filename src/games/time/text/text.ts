import type { Seat } from '../../../engine/game.ts';
import type { Person } from '../../../engine/text.ts';
import type { CardNumber, HeroNumber, ItemNumber } from '../rules/content.ts';
import type { en } from './en.ts';

/** The word forms of an Item in one language. */
export interface ItemWords {
  name: string;
  plural: string;
  /** With its article: "a Sword". */
  one: string;
  /** "the Sword" */
  the: string;
}

/** The names for sentences, in one language. */
export interface Names {
  /** A player; the reader is "you". */
  who(seat: Seat): Person;
  card(card: CardNumber): string;
  item(item: ItemNumber): ItemWords;
  /** The Item of an id. */
  itemOf(id: string): ItemWords;
  hero(hero: HeroNumber): string;
}

/** All texts of Dungeon Time in one language, besides those printed in the pack. */
export type TimeText = typeof en;

/** How often each kind is in a list, in the order of the pack. */
export function countKinds(items: readonly ItemNumber[]): { item: ItemNumber; count: number }[] {
  const kinds = [...new Set(items)].sort((one, other) => one - other);
  return kinds.map((item) => ({ item, count: items.filter((other) => other === item).length }));
}
