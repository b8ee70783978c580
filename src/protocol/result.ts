import type { Seat } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Crest } from './crests.ts';
import type { TableStatus } from './table-info.ts';

/**
 * How much of a person's game a bot played: some moves, most of them, the last one, or all. A win counts for the person
 * only with `some`.
 */
export type BotShare = 'some' | 'most' | 'last' | 'all';

/** A player, by their name at that time. */
export interface ResultPlayer {
  name: string;
  kind: 'person' | 'bot';
  crest?: Crest;
  chair: number;
  /** Missing if they made every move themselves. */
  byBot?: BotShare;
}

/** The result of a finished game, computed from its table. */
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
  /** It belongs to a campaign, whose code is not public. */
  campaign?: true;
  /** The same people's previous table. */
  before?: string;
  /** Undo was free: it counts in no records. */
  practice?: true;
}

/** People who play together repeatedly: the tables of successive rematches, or of a campaign. */
export interface GroupInfo {
  /** The people, by their latest names. */
  people: { name: string; crest?: Crest }[];
  /** Their finished games, oldest first. */
  games: GroupGame[];
  /** Their latest table. */
  latest: { code: string; status: TableStatus };
  /** Their campaign, if the request had its code. */
  campaign?: string;
}

/** A finished game of a group; `who` says by seat which of its people played, or that a bot did. */
export interface GroupGame extends TableResult {
  who: (number | 'bot')[];
}
