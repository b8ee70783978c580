import type { Options } from './options.ts';
import type { Bilingual } from './text.ts';

/** One way to play a game alone as the dungeon of the day. */
export interface DailySetup {
  /** Kept with each day that uses it; never reused for something else. */
  id: string;
  name: Bilingual;
  options: Options;
  /** The bots at the table, by id. Only bots whose moves follow from what they saw: none that searches, none in real time. */
  bots: readonly string[];
}

/** A game as it takes its turn in the calendar. */
export interface DailyGame {
  game: string;
  setups: readonly DailySetup[];
  /** Whether everybody plays together against the game: then a win ranks above any loss. */
  isTogether(options: Options): boolean;
}
