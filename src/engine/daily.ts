import type { Options } from './options.ts';
import type { Bilingual } from './text.ts';

/** One way to play a game alone as the dungeon of the day. */
export interface DailySetup {
  /** Stored with each day that uses it; never reuse it for something else. */
  id: string;
  name: Bilingual;
  options: Options;
  /** About how long it lasts: the median of bot games, four seconds for each of one's own choices. At most ten. */
  minutes: number;
  /** No longer in turn; days that used it keep its name. */
  isRetired?: true;
  /**
   * The bots at the table, by id. Only bots whose moves depend on nothing but what they saw: none that search, none in
   * real time.
   */
  bots: readonly string[];
}

/** A game in the rotation of the dungeon of the day. */
export interface DailyGame {
  game: string;
  setups: readonly DailySetup[];
  /** Whether all players are one team: then any win ranks above any loss. */
  isTogether(options: Options): boolean;
}
