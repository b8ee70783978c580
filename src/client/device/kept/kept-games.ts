import type { Options } from '../../../engine/options.ts';
import { factsOf, isGameId } from '../../../games/catalogue.ts';
import { MAX_DAILY_TABLES } from '../../../protocol/limits.ts';
import type { ResultPlayer, TableResult } from '../../../protocol/result.ts';
import { FINISHED_GAMES, readStoredJson, writeStored } from '../storage.ts';
import { addGame, countsInRecords, playedIn, type Tally, tallyOf } from './tally.ts';

/** A finished game of this device's owner, from which their records are computed. */
export interface KeptGame extends Omit<TableResult, 'players' | 'campaign'> {
  /** The code of its campaign, or `true` if the code is not known on this device. */
  campaign?: string | true;
  /** Where its replay is: on the server, in this browser, or only in the browser of another device. */
  where: 'server' | 'here' | 'elsewhere';
  /** The owner's seat. */
  seat: number;
  players: Omit<ResultPlayer, 'chair'>[];
}

/** The stored records: the last games, and per game a tally of the earlier ones. */
export interface KeptRecords {
  games: KeptGame[];
  earlier: Record<string, Tally>;
}

/** Older games are only counted: all records must fit into a device transfer. */
const MOST = 400;

/** The games of this device, the newest last. */
export function keptRecords(): KeptRecords {
  return readRecords(readStoredJson(FINISHED_GAMES));
}

/** Parses stored records; malformed parts are left out. */
export function readRecords(raw: unknown): KeptRecords {
  const { games, earlier } = (raw ?? {}) as Partial<Record<keyof KeptRecords, unknown>>;
  return {
    games: Array.isArray(games) ? games.filter(isKeptGame) : [],
    earlier: typeof earlier === 'object' && earlier !== null ? (earlier as KeptRecords['earlier']) : {},
  };
}

/** Stores a finished game; one already stored is not changed. */
export function keepGame(
  result: TableResult,
  { chair, where, campaign }: { chair: number; where: 'server' | 'here'; campaign?: string | undefined },
): void {
  const seat = result.players.findIndex((player) => player.chair === chair);
  if (seat === -1) return;
  const players = result.players.map(({ chair: _, ...player }) => player);
  const wanted = isGameId(result.game) ? (factsOf(result.game).keptOptions ?? []) : [];
  const options = Object.fromEntries(Object.entries(result.options).filter(([name]) => wanted.includes(name)));
  const game: KeptGame = { ...result, players, options: options as Options, where, seat };
  mergeRecords({ games: [campaign === undefined ? game : { ...game, campaign }], earlier: {} });
}

/** Merges the records of another device, each game once. */
export function mergeRecords(added: KeptRecords): void {
  const kept = keptRecords();
  const known = new Set(kept.games.map(nameOf));
  const games = [...kept.games, ...added.games.filter((game) => !known.has(nameOf(game)))];
  write(shortened({ games, earlier: moreOf(kept.earlier, added.earlier) }));
}

export function isKept(code: string, where: KeptGame['where']): boolean {
  return keptRecords().games.some((game) => game.code === code && game.where === where);
}

/** The owner's seat in a finished game; of the last game, if a code was reused. */
export function seatIn(code: string, where: KeptGame['where']): number | undefined {
  return keptRecords().games.findLast((game) => game.code === code && game.where === where)?.seat;
}

/** The tally of each game, by its id. */
export function talliesOf({ games: all, earlier }: KeptRecords): Record<string, Tally> {
  const games = all.filter(countsInRecords);
  const names = new Set([...Object.keys(earlier), ...games.map(({ game }) => game)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const played = games.filter(({ game }) => game === name).map((game) => playedIn(game, game.seat));
      return [name, tallyOf(played, earlier[name])];
    }),
  );
}

/** Codes may repeat between browsers, but no two games with the same code end in the same millisecond. */
function nameOf({ code, endedAt }: KeptGame): string {
  return `${code}@${endedAt}`;
}

function shortened({ games, earlier }: KeptRecords): KeptRecords {
  const inOrder = games.toSorted((one, other) => one.endedAt - other.endedAt);
  const counted = { ...earlier };
  for (const game of inOrder.slice(0, -MOST).filter(countsInRecords))
    counted[game.game] = addGame(counted[game.game], playedIn(game, game.seat));
  return { games: inOrder.slice(-MOST), earlier: counted };
}

/** Earlier counts of two devices may overlap, so the larger one is kept. */
function moreOf(one: KeptRecords['earlier'], other: KeptRecords['earlier']): KeptRecords['earlier'] {
  const more = Object.entries(other).filter(([game, tally]) => tally.played > (one[game]?.played ?? 0));
  return { ...one, ...Object.fromEntries(more) };
}

function isKeptGame(raw: unknown): raw is KeptGame {
  if (typeof raw !== 'object' || raw === null) return false;
  const { code, game, endedAt, startedAt, seat, players, winners, options } = raw as Record<string, unknown>;
  return (
    [code, game].every((word) => typeof word === 'string') &&
    [endedAt, startedAt, seat].every((figure) => typeof figure === 'number') &&
    [players, winners].every((list) => Array.isArray(list)) &&
    typeof options === 'object' &&
    options !== null
  );
}

function write(records: KeptRecords): void {
  writeStored(FINISHED_GAMES, JSON.stringify(records));
}

/** The last server tables where this device has played with other people. */
export function tablesWithPeople(): string[] {
  const shared = keptRecords().games.filter(
    ({ where, players }) => where === 'server' && players.filter(({ kind }) => kind === 'person').length > 1,
  );
  return [...new Set(shared.map(({ code }) => code))].slice(-MAX_DAILY_TABLES);
}
