import type { Locale } from '../text.ts';

/** A noun in one language: singular and plural (used for none and more). */
export interface Noun {
  one: string;
  more: string;
  /** Italian only. */
  gender?: 'm' | 'f';
}

/**
 * What the language test cannot read from the types of a game's texts when it renders them all with 0, 1 and 2 of
 * everything (`text/testing/known.ts` in the game's folder). Patterns are matched against a place: the file within the
 * game's folder, the path to the function, the kind of event and the parameter's name.
 */
export interface KnownOfGame {
  /** Values to try for whole object types, such as `text/text.ts#Names`, with these players. */
  values?(locale: Locale, players: readonly string[]): Readonly<Record<string, readonly unknown[]>>;
  /** Numbers that are not counts, such as a day of the week; by type or place. */
  numbers?: readonly { of: RegExp; are: readonly number[] }[];
  /** Parameters that already contain a figure, such as "2 gold", by name. */
  strings?: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>>;
  /** Parameters that are a list of pieces in words, such as "a Sword and a Torch". */
  things?: RegExp;
  /** Names from a pack that are counted, with their plurals. */
  nouns?(locale: Locale): readonly Noun[];
  /** Lists that are never empty in a sentence. */
  neverEmpty?: readonly RegExp[];
}
