import type { Locale } from '../text.ts';

/** A noun in one language: its form for one and its form for none and more. */
export interface Noun {
  one: string;
  more: string;
  /** Italian only. */
  gender?: 'm' | 'f';
}

/**
 * What the types of a game's texts do not tell the test that says them all with 0, 1 and 2 of everything
 * (`text/testing/known.ts` in the game's folder). Each pattern is held against the place: the file from the game's
 * folder on, the way to the function, the kind of event and the name of the parameter.
 */
export interface KnownOfGame {
  /** Whole objects by the type they have, such as `text/text.ts#Names`, for these players: all that are tried. */
  values?(locale: Locale, players: readonly string[]): Readonly<Record<string, readonly unknown[]>>;
  /** Numbers that count nothing, such as a day of the week; by their type or place. */
  numbers?: readonly { of: RegExp; are: readonly number[] }[];
  /** Parameters that come as words with their figure already, such as "2 gold", by their name. */
  strings?: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>>;
  /** Parameters that are a list of the game's things in words, such as "a Sword and a Torch". */
  things?: RegExp;
  /** Names of a pack that are counted and have plurals of their own. */
  nouns?(locale: Locale): readonly Noun[];
  /** Lists that are never empty where they are spoken of. */
  neverEmpty?: readonly RegExp[];
}
