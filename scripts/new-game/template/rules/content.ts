/** A text in both languages of the house. */
export interface Bilingual {
  en: string;
  it: string;
}

/** NG-1 What a side of the die does to whoever rolls it. A new effect is a new word here; the compiler shows where it is missing. */
export type SideEffect = { kind: 'treasure'; gold: number } | { kind: 'pit' };

/** A side of the die. */
export interface Side {
  /** A word of its own among the sides, such as `coin`. */
  id: string;
  /** On how many sides of the die it stands. */
  copies: number;
  /** The name of its picture at game-icons.net. */
  icon: string;
  name: Bilingual;
  effect: SideEffect;
}

/** What is in the box: one die. */
export interface NewGamePack {
  format: 'undercroft-pack/1';
  game: 'new-game';
  id: string;
  version: string;
  name: Bilingual;
  /** Who may be thanked for it, and under which licence. */
  credit: string;
  sides: readonly Side[];
}

/** A side of the die, as its place in `pack.sides`. */
export type SideNumber = number;
