import type { Person } from '../../../engine/text.ts';
import type { en } from './en.ts';

/** The names an event needs; the others stay empty. */
export interface Named {
  /** The player; empty without a `seat`. */
  who: Person;
  /** The side of the die. */
  side: string;
  winners: readonly Person[];
}

/** All texts of New Game in one language, besides the names printed on the die. */
export type NewGameText = typeof en;
