import type { Seat } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Crest } from './crests.ts';
import type { TableStatus } from './table-info.ts';

/**
 * How much of a person's game a bot has played: some moves, most of them, the last one, or all.
 * What was won then is theirs only where it was `some`.
 */
export type BotShare = 'some' | 'most' | 'last' | 'all';

/** Somebody who played, as they were called then. */
export interface ResultPlayer {
  name: string;
  kind: 'person' | 'bot';
  crest?: Crest;
  chair: number;
  /** Missing where they made every move themselves. */
  byBot?: BotShare;
}

/** How a finished game went, as it follows from its table. */
export interface TableResult {
  code: string;
  game: string;
  options: Options;
  startedAt: number;
  endedAt: number;
  /** By seat. */
  players: ResultPlayer[];
  winners: Seat[];
  scores?: number[];
  /** It belongs to a campaign, whose code is not for everybody. */
  campaign?: true;
  /** The table the same people came from. */
  before?: string;
  /** Undo was free: it counts in no records. */
  practice?: true;
}

/** People who play with each other again and again: the tables of a rematch after the other, or of a campaign. */
export interface GroupInfo {
  /** The people, called as they were last. */
  people: { name: string; crest?: Crest }[];
  /** Their finished games, the first one first. */
  games: GroupGame[];
  /** The table they are or were at last. */
  latest: { code: string; status: TableStatus };
  /** Their campaign, for who asked by its code. */
  campaign?: string;
}

/** A finished game of a group; `who` says by seat which of its people played, or that a bot did. */
export interface GroupGame extends TableResult {
  who: (number | 'bot')[];
}
