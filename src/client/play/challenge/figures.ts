import type { Outcome, Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { factsOf, isGameId } from '../../../games/catalogue.ts';
import type { TableResult } from '../../../protocol/result.ts';
import type { ChallengeFigures } from '../../device/kept/kept-tables.ts';

/** The players' figures in a finished game, by seat. */
export function figuresOf(
  result: Pick<TableResult, 'game' | 'options'> & Outcome & { players: readonly unknown[] },
  seat: Seat,
): ChallengeFigures {
  const { winners, scores, players } = result;
  const isWon = winners.includes(seat);
  if (isTogether(result) || players.length < 2) return { isWon, ...scored(result, seat) };
  const own = scores?.[seat] ?? 0;
  const isBetter = (other: Seat) =>
    winners.includes(other) ? !isWon : !isWon && scores !== undefined && (scores[other] ?? 0) > own;
  const place = 1 + players.filter((_, other) => other !== seat && isBetter(other)).length;
  return { isWon, place, ...scored(result, seat) };
}

/** Whether a second try at a deal was better than the first: 1, 0 for a draw, or -1. */
export function comparison(tried: ChallengeFigures, given: ChallengeFigures): -1 | 0 | 1 {
  // Without places it is a team, or somebody alone: to win comes before any score.
  if (tried.place === undefined && tried.isWon !== given.isWon) return tried.isWon ? 1 : -1;
  const [own, others] = [tried.score ?? 0, given.score ?? 0];
  if (own !== others) return own > others ? 1 : -1;
  return Math.sign((given.place ?? 1) - (tried.place ?? 1)) as -1 | 0 | 1;
}

/** Whether all players are one team. */
export function isTogether({ game, options }: { game: string; options: Options }): boolean {
  return isGameId(game) && factsOf(game).isTogether(options);
}

function scored({ game, options, scores, players }: Parameters<typeof figuresOf>[0], seat: Seat): { score?: number } {
  const isCounted = isGameId(game) && factsOf(game).score.isCounted?.(options, players.length) !== false;
  const score = scores?.[seat];
  return isCounted && score !== undefined ? { score } : {};
}
