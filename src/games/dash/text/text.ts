import type { Person } from '../../../engine/text.ts';
import type { Bonus } from '../rules/content.ts';
import type { en } from './en.ts';

/** An event with the names of its cards and players filled in, as a sentence needs them. */
export interface Named {
  /** The player, if there is one. */
  who: Person;
  /** The names of the event's cards. */
  card: string;
  on: string;
  winners: readonly Person[];
  /** The bonus of a magical Treasure. */
  bonus: Bonus | undefined;
  /** The gold of a Treasure taken or a Treasure Map drawn. */
  gold: number | undefined;
}

/** All texts of Dash in one language, besides the names printed on its cards. */
export type DashText = typeof en;
