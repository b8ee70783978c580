import { shareOf } from '../../src/cli/simulate/report.ts';
import { elementAt } from '../../src/engine/list.ts';
import type { Claim } from './claims.ts';

/** Claims of about the same chance, with their results and a 95% interval; one game counts once. */
export interface Bin {
  from: number;
  to: number;
  claims: number;
  games: number;
  claimed: number;
  happened: { share: number; low: number; high: number };
}

/** Limits of the bins: finer near certain wins and losses. */
const EDGES = [0, 0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98, 1];

/** Claimed chances against results. */
export function binsOf(claims: readonly Claim[]): Bin[] {
  return EDGES.slice(1).flatMap((to, place) => {
    const from = elementAt(EDGES, place);
    const own = claims.filter(({ share }) => share >= from && (share < to || to === 1));
    if (own.length === 0) return [];
    const games = new Map<number, Claim[]>();
    for (const claim of own) games.set(claim.deal, [...(games.get(claim.deal) ?? []), claim]);
    const spread = { sum: 0, squares: 0 };
    let claimed = 0;
    for (const said of games.values()) {
      const happened = meanOf(said.map((claim) => claim.happened));
      claimed += meanOf(said.map(({ share }) => share));
      spread.sum += happened;
      spread.squares += happened ** 2;
    }
    const happened = shareOf(spread, games.size);
    return [{ from, to, claims: own.length, games: games.size, claimed: claimed / games.size, happened }];
  });
}

/** The distance of claims from results, in shares of a win: the mean over all claims of their bin's distance. */
export function distanceOf(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { claims }) => sum + claims, 0);
  return (
    bins.reduce((sum, { claims, claimed, happened }) => sum + claims * Math.abs(claimed - happened.share), 0) / all
  );
}

/** The bins whose interval misses the claim by more than a margin. */
export function wrongBins(bins: readonly Bin[], margin: number): Bin[] {
  return bins.filter(({ claimed, happened: { low, high } }) => claimed < low - margin || claimed > high + margin);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
