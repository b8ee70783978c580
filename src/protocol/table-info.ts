import type { Options } from '../engine/options.ts';

/** A chair at a table as everybody sees it. */
export type ChairInfo =
  | { kind: 'empty' }
  | { kind: 'person'; name: string; here: boolean }
  | { kind: 'bot'; bot: string; name: string };

/** Where a table is in its life: people sit down, play, and have played. */
export type TableStatus = 'open' | 'playing' | 'over';

/** What everybody may know of a table apart from the game on it. */
export interface TableInfo {
  code: string;
  game: string;
  /** SHA-256 of the pack, under which its content can be fetched. */
  pack: string;
  options: Options;
  status: TableStatus;
  chairs: ChairInfo[];
  /** The chair of the host; missing while nobody sits here. */
  host?: number;
  /** The chair of each seat, in playing order; empty before the start. */
  seats: number[];
  /** SHA-256 of the seed, known from the beginning; the seed itself only once the game is over. */
  seedHash: string;
  seed?: string;
  /** The campaign this game belongs to, and the options it asks for: nobody here can change them. */
  campaign?: { code: string; options: Options };
  /** The code of the table where the same people play again. */
  next?: string;
}

/** A campaign as whoever has its code sees it. */
export interface CampaignInfo {
  code: string;
  game: string;
  pack: string;
  /** What the game knows of the way so far; a game that is over counts as soon as it is. */
  journey: unknown;
  /** What can be played next, each in a word. */
  choices: string[];
  /** The table it was last played at. */
  table?: { code: string; choice: string; status: TableStatus };
}
