import type { Options } from '../../../engine/options.ts';
import { factsOf, isGameId } from '../../../games/catalogue.ts';
import type { ResultPlayer, TableResult } from '../../../protocol/result.ts';

/** A finished game as counted for one player. */
export interface CountedGame {
  code: string;
  at: number;
  isWon: boolean;
  /** Its duration in ms. */
  ms: number;
  score?: number | undefined;
}

/** A record, and the game it was set in. */
export interface Best {
  figure: number;
  code: string;
  at: number;
}

/** The tally of one game. */
export interface Tally {
  played: number;
  won: number;
  /** Wins in a row: current and best. */
  streak: number;
  longest: number;
  highest?: Best;
  quickest?: Best;
}

const NOTHING: Tally = { played: 0, won: 0, streak: 0, longest: 0 };

/** Adds one game, played after all the others; so the oldest can be dropped once counted. */
export function addGame(tally: Tally = NOTHING, { code, at, isWon, ms, score }: CountedGame): Tally {
  const streak = isWon ? tally.streak + 1 : 0;
  const isHighest = score !== undefined && score > (tally.highest?.figure ?? 0);
  const isQuickest = isWon && ms > 0 && ms < (tally.quickest?.figure ?? Number.POSITIVE_INFINITY);
  return {
    ...tally,
    played: tally.played + 1,
    won: tally.won + (isWon ? 1 : 0),
    streak,
    longest: Math.max(tally.longest, streak),
    ...(isHighest && { highest: { figure: score, code, at } }),
    ...(isQuickest && { quickest: { figure: ms, code, at } }),
  };
}

/** Counts games in the order they ended. */
export function tallyOf(games: readonly CountedGame[], earlier?: Tally): Tally {
  return games.toSorted((one, other) => one.at - other.at).reduce(addGame, earlier ?? NOTHING);
}

type Facts = Pick<TableResult, 'code' | 'game' | 'startedAt' | 'endedAt' | 'winners' | 'scores'> & {
  options: Options;
  players?: readonly Pick<ResultPlayer, 'kind' | 'byBot'>[];
};

/** Whether a game counts in records: practice games do not. */
export function countsInRecords({ practice }: Pick<TableResult, 'practice'>): boolean {
  return practice !== true;
}

/** Whether a win counts for the seat's person: they made its last move, and at least half of all. */
export function isOwnWin({ players }: Pick<Facts, 'players'>, seat: number): boolean {
  const byBot = players?.[seat]?.byBot;
  return byBot === undefined || byBot === 'some';
}

/** A game as counted for the person of a seat. */
export function playedIn(result: Facts, seat: number): CountedGame {
  const { code, startedAt, endedAt, winners, scores } = result;
  const isTheirs = isOwnWin(result, seat);
  return {
    code,
    at: endedAt,
    isWon: isTheirs && winners.includes(seat),
    ms: endedAt - startedAt,
    score: isTheirs && countsPoints(result) ? scores?.[seat] : undefined,
  };
}

/** A game as counted for everybody, if they win or lose together. */
export function playedTogether(result: Facts): CountedGame {
  const { isWon: _, ...played } = playedIn(result, 0);
  // A team whose people were all replaced by bots has not won.
  const isTheirs = result.players?.some(({ kind }, seat) => kind === 'person' && isOwnWin(result, seat)) ?? true;
  return { ...played, isWon: isTheirs && result.winners.length > 0 };
}

/** Whether all players are one team against the game. */
export function isCooperative({ game, options }: Pick<Facts, 'game' | 'options'>): boolean {
  return isGameId(game) && factsOf(game).isTogether(options);
}

function countsPoints({ game, options, scores }: Facts): boolean {
  return isGameId(game) && factsOf(game).score.isCounted?.(options, scores?.length ?? 0) !== false;
}
