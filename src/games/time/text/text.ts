import type { Seat } from '../../../engine/game.ts';
import type { Person } from '../../../engine/text.ts';
import type {
  AdventureEffect,
  Back,
  CardNumber,
  HeroNumber,
  ItemNumber,
  Reward,
  Skill,
  VictoryCondition,
} from '../rules/content.ts';
import type { Call, Ending, Phase, Saying, TimeEvent } from '../rules/state.ts';

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
export interface TimeText {
  title: string;
  backs: Readonly<Record<Back, { one: string; more: string }>>;
  phases: Readonly<Record<Phase, string>>;
  endings: Readonly<Record<Ending, string>>;
  sayings: Readonly<Record<Saying, string>>;
  /** A Hero's skill, usable once in a Resolution phase; `cost` may be empty. */
  skill(skill: Skill, cost: string): string;
  reward(reward: Reward, words: Names): string;
  effect(effect: AdventureEffect, words: Names): string;
  victory(condition: VictoryCondition, words: Names): string;
  /** DT-26 A callout, as it is said. */
  call(call: Call, words: Names): string;
  /** "a Sword or a Torch" */
  oneOf(items: readonly ItemNumber[], words: Names): string;
  /** "2 Swords and a Torch" */
  items(items: readonly ItemNumber[], words: Names): string;
  /** The log line of an event; undefined for events without one. */
  tell(event: TimeEvent, words: Names): string | undefined;
}

/** How often each kind is in a list, in the order of the pack. */
export function countKinds(items: readonly ItemNumber[]): { item: ItemNumber; count: number }[] {
  const kinds = [...new Set(items)].sort((one, other) => one - other);
  return kinds.map((item) => ({ item, count: items.filter((other) => other === item).length }));
}
