import type { Person } from '../../../engine/text.ts';
import type { CharacterCard, ItemCard, MonsterCard, Quest, ScrollCard, SpaceKind, TileCard } from '../rules/content.ts';
import type { BagEvent, Ending, SeenItem, Someone } from '../rules/event.ts';
import type { ToldEvent } from './walks.ts';

/** The names of an event's pieces and people, in one language and with one pack. */
export interface Names {
  /** The player, or in a solo game the character; the reader is "you". */
  person(someone: Someone): Person;
  seat(seat: number): Person;
  character(number: number): string;
  tile(number: number): string;
  monster(number: number): string;
  item(item: SeenItem | 'nothing'): string;
  /** Whether it accompanies an adventurer: the Loyal Bear, a captive. */
  follows(item: SeenItem): boolean;
  scroll(number: number): string;
}

/** The name of a piece by its id. */
export type NameOf = (id: string) => string;

/** All texts of Bag of Dungeon in one language, besides the names printed on its pieces. */
export interface BagText {
  title: string;
  /** A character with its article: "the Dwarf". */
  theCharacter(name: string): string;
  ring: string;
  /** A face-down item. */
  hidden: string;
  nothing: string;
  spaces: Readonly<Record<SpaceKind, string>>;
  /** How the game ended, as a sentence. */
  endings: Readonly<Record<Ending, string>>;
  ap(count: number): string;
  health(count: number): string;
  /** A combat value: "2 dice + 3". */
  combat(figures: { dice: number; plus: number }): string;
  /** The effect of a piece, worded from its figures. */
  item(card: ItemCard): string;
  monster(card: MonsterCard): string;
  tile(card: TileCard): string;
  skill(card: CharacterCard): string;
  scroll(card: ScrollCard, nameOf: NameOf): string;
  /** The log line of an event; undefined for events without one. */
  tell(event: ToldEvent, names: Names): string | undefined;
}

/** A party has at most four adventurers. */
const LARGEST_PARTY = 4;

/** Whether a hunt's minimum is enough for every party, so that the number per adventurer never matters. */
export function isAlwaysLeast({ each, atLeast }: Quest & { kind: 'hunt' }): boolean {
  return each * LARGEST_PARTY <= atLeast;
}

/** The person somebody thanks for their health; a Healer who heals themselves thanks nobody. */
export function helperOf({ who, by }: BagEvent & { kind: 'healed' }): Someone | undefined {
  return by?.number === who.number ? undefined : by;
}
