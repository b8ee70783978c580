import type { KeptGame, KeptRecords } from '../../device/kept/kept-games.ts';
import { talliesOf } from '../../device/kept/kept-games.ts';
import type { Tally } from '../../device/kept/tally.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What to try next, in the game played last. */
export type NextGoal =
  | { kind: 'first' | 'again'; game: string }
  | { kind: 'more'; game: string; wins: number }
  | { kind: 'beat'; game: string; figure: number };

/** What this device's owner reads about themselves on the home page; undefined before their first game. */
export function yourFigures(records: KeptRecords, now: number) {
  const tallies = talliesOf(records);
  const last = records.games.at(-1)?.game ?? Object.keys(records.earlier)[0];
  const tally = last === undefined ? undefined : tallies[last];
  if (last === undefined || tally === undefined) return undefined;
  const sum = (of: (one: Tally) => number) => Object.values(tallies).reduce((before, one) => before + of(one), 0);
  const [won, played] = [sum((one) => one.won), sum((one) => one.played)];
  return { days: daysInARow(records.games, now), won, played, goal: goalIn(last, tally) };
}

/** The days in a row with a finished game, until today or yesterday. */
function daysInARow(games: readonly KeptGame[], now: number): number {
  const dayOf = (at: number) => Math.floor((at - new Date(at).getTimezoneOffset() * 60_000) / DAY);
  const days = new Set(games.map(({ endedAt }) => dayOf(endedAt)));
  const today = dayOf(now);
  let count = 0;
  for (let day = days.has(today) ? today : today - 1; days.has(day); day -= 1) count += 1;
  return count;
}

function goalIn(game: string, { won, streak, longest, highest }: Tally): NextGoal {
  if (won === 0) return { kind: 'first', game };
  if (streak > 0 && streak >= longest) return { kind: 'more', game, wins: streak + 1 };
  return highest === undefined ? { kind: 'again', game } : { kind: 'beat', game, figure: highest.figure };
}
