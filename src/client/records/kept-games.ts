import type { Options } from '../../engine/options.ts';
import type { ResultPlayer, TableResult } from '../../protocol/result.ts';
import { addGame, counts, playedIn, type Tally, tallyOf } from './tally.ts';

/** A finished game of whoever has this device: what their records are made of. */
export interface KeptGame extends Omit<TableResult, 'players' | 'campaign'> {
  /** The campaign it belongs to, by its code if this device was told it. */
  campaign?: string | true;
  /** Where it can be seen again: on the server, in this browser, or in the browser of another device only. */
  where: 'server' | 'here' | 'elsewhere';
  /** The seat they had. */
  seat: number;
  players: Omit<ResultPlayer, 'chair'>[];
}

/** All that is kept: the last games, and by game what came before them. */
export interface KeptRecords {
  games: KeptGame[];
  earlier: Record<string, Tally>;
}

const KEY = 'undercroft.games';
/** Older ones are counted and forgotten: all of it must fit into what a device leaves for another. */
const MOST = 400;
/** The options that say what a game was. */
const TELLING = ['mode', 'scenario', 'extended'];

/** The games of this device, the last one last. */
export function keptRecords(): KeptRecords {
  try {
    return readRecords(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { games: [], earlier: {} };
  }
}

/** What was kept, as far as it can be understood. */
export function readRecords(raw: unknown): KeptRecords {
  const { games, earlier } = (raw ?? {}) as Partial<Record<keyof KeptRecords, unknown>>;
  return {
    games: Array.isArray(games) ? games.filter(isKeptGame) : [],
    earlier: typeof earlier === 'object' && earlier !== null ? (earlier as KeptRecords['earlier']) : {},
  };
}

/** Keeps a finished game; one that is there already stays as it is. */
export function keepGame(
  result: TableResult,
  { chair, where, campaign }: { chair: number; where: 'server' | 'here'; campaign?: string | undefined },
): void {
  const seat = result.players.findIndex((player) => player.chair === chair);
  if (seat === -1) return;
  const players = result.players.map(({ chair: _, ...player }) => player);
  const options = Object.fromEntries(Object.entries(result.options).filter(([name]) => TELLING.includes(name)));
  const game: KeptGame = { ...result, players, options: options as Options, where, seat };
  mergeRecords({ games: [campaign === undefined ? game : { ...game, campaign }], earlier: {} });
}

/** Adds the records of another device to those of this one, each game once. */
export function mergeRecords(added: KeptRecords): void {
  const kept = keptRecords();
  const known = new Set(kept.games.map(nameOf));
  const games = [...kept.games, ...added.games.filter((game) => !known.has(nameOf(game)))];
  write(shortened({ games, earlier: moreOf(kept.earlier, added.earlier) }));
}

export function isKept(code: string, where: KeptGame['where']): boolean {
  return keptRecords().games.some((game) => game.code === code && game.where === where);
}

/** What somebody has done in each game, by its id. */
export function talliesOf({ games: all, earlier }: KeptRecords): Record<string, Tally> {
  const games = all.filter(counts);
  const names = new Set([...Object.keys(earlier), ...games.map(({ game }) => game)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const played = games.filter(({ game }) => game === name).map((game) => playedIn(game, game.seat));
      return [name, tallyOf(played, earlier[name])];
    }),
  );
}

/** Codes are given anew in every browser, but no two games end in the same moment under the same one. */
function nameOf({ code, endedAt }: KeptGame): string {
  return `${code}@${endedAt}`;
}

function shortened({ games, earlier }: KeptRecords): KeptRecords {
  const inOrder = games.toSorted((one, other) => one.endedAt - other.endedAt);
  const counted = { ...earlier };
  for (const game of inOrder.slice(0, -MOST).filter(counts))
    counted[game.game] = addGame(counted[game.game], playedIn(game, game.seat));
  return { games: inOrder.slice(-MOST), earlier: counted };
}

/** What two devices have forgotten may be the same games: the longer memory counts. */
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
  try {
    localStorage.setItem(KEY, JSON.stringify(records));
  } catch {
    // A window that keeps nothing: there are no records either.
  }
}
