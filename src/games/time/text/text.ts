import type { Seat } from '../../../engine/game.ts';
import { listed, type Person } from '../../../engine/text.ts';
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

/** "a Sword", or "2 Swords". */
export function amountOf({ one, plural }: ItemWords, count: number): string {
  return count === 1 ? one : `${count} ${plural}`;
}

/** "2 Swords and a Torch"; `last` joins the last two. */
export function amountsOf(items: readonly ItemNumber[], words: Names, last: string): string {
  return listed(
    countKinds(items).map(({ item, count }) => amountOf(words.item(item), count)),
    last,
  );
}

/** "a Sword or a Torch": each kind once; `last` joins the last two. */
export function kindsOf(items: readonly ItemNumber[], words: Names, last: string): string {
  return listed(
    countKinds(items).map(({ item }) => words.item(item).one),
    last,
  );
}

/** Items by their ids: "2 Swords and a Torch". */
export function amountsById(ids: readonly string[], words: Names, last: string): string {
  const kinds = [...new Set(ids)].map((id) => ({ id, count: ids.filter((other) => other === id).length }));
  return listed(
    kinds.map(({ id, count }) => amountOf(words.itemOf(id), count)),
    last,
  );
}
