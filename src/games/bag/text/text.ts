import type { Person } from '../../../engine/text.ts';
import type { CharacterCard, ItemCard, MonsterCard, ScrollCard, SpaceKind, TileCard } from '../rules/content.ts';
import type { Ending, SeenItem, Someone } from '../rules/event.ts';
import type { ToldEvent } from './walks.ts';

/** How an event's pieces and people are called, in one language and with one pack. */
export interface Names {
  /** The player, or alone the character; whoever reads the sentence is not named. */
  person(someone: Someone): Person;
  seat(seat: number): Person;
  character(number: number): string;
  tile(number: number): string;
  monster(number: number): string;
  item(item: SeenItem | 'nothing'): string;
  scroll(number: number): string;
}

/** The name of a piece by its id. */
export type NameOf = (id: string) => string;

/** Everything Bag of Dungeon says in one language, besides the names printed on its pieces. */
export interface BagText {
  title: string;
  ring: string;
  /** Something whose face one cannot see. */
  hidden: string;
  nothing: string;
  spaces: Readonly<Record<SpaceKind, string>>;
  /** How a game ended, as a sentence. */
  endings: Readonly<Record<Ending, string>>;
  ap(count: number): string;
  health(count: number): string;
  /** A combat value: "2 dice + 3". */
  combat(figures: { dice: number; plus: number }): string;
  /** What a piece does, told from its figures. */
  item(card: ItemCard): string;
  monster(card: MonsterCard): string;
  tile(card: TileCard): string;
  skill(card: CharacterCard): string;
  scroll(card: ScrollCard, nameOf: NameOf): string;
  /** What happened, for the log; undefined for what is not worth a line. */
  tell(event: ToldEvent, names: Names): string | undefined;
}
