import type { Person } from '../../../engine/text.ts';
import type { NewGameEvent } from '../rules/state.ts';

/** The names an event needs; the others stay empty. */
export interface Named {
  /** The player; empty without a `seat`. */
  who: Person;
  /** The side of the die. */
  side: string;
  winners: readonly Person[];
}

/** All texts of New Game in one language, besides the names printed on the die. */
export interface NewGameText {
  title: string;
  /** Gold, counted: "3 gold". */
  gold(count: number): string;
  /** The log line of an event; undefined for events without one. */
  tell(event: NewGameEvent, named: Named): string | undefined;
}
