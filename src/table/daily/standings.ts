import type { DailyBook, DailyResult } from './daily-book.ts';

/** A result with its table and the hash of its player. */
export interface RankedResult extends DailyResult {
  person: string;
  /** Everybody who played along in this try: it counts once. */
  along: { person: string; name: string }[];
  table: string;
  /** 1 for the best; equal results share a rank. */
  place: number;
}

type Along = RankedResult['along'][number];

/** Whether this result is a person's own, or one they played along in. */
export function isResultOf(
  { person, along }: Pick<RankedResult, 'person' | 'along'>,
  who: string | undefined,
): boolean {
  return person === who || along.some((one) => one.person === who);
}

/** All results of a day, best first; among equal ones the earlier first. */
export function standings({ tries, sealed }: Pick<DailyBook, 'tries' | 'sealed'>): RankedResult[] {
  const results = [...tries].flatMap(([person, { table, result, along }]) =>
    result === undefined || along !== undefined ? [] : [{ ...result, person, table, along: [] as Along[], place: 0 }],
  );
  const byTable = new Map(results.map((one) => [one.table, one]));
  for (const [person, { table, along }] of tries)
    if (along !== undefined) byTable.get(table)?.along.push({ person, name: along.name });
  results.sort((one, other) => compare(one, other, sealed) || one.at - other.at);
  return withPlaces(results, sealed);
}

/** The same results with their ranks. */
export function withPlaces(results: readonly RankedResult[], sealed: { together: boolean }): RankedResult[] {
  let place = 1;
  return results.map((result, index) => {
    const before = results[index - 1];
    if (before !== undefined && compare(before, result, sealed) !== 0) place = index + 1;
    return { ...result, place };
  });
}

/** Below 0 if the first is better: by score; in co-operative games any win ranks before any loss. */
function compare(one: DailyResult, other: DailyResult, { together }: { together: boolean }): number {
  const byWin = Number(other.won) - Number(one.won);
  const byScore = other.score - one.score;
  return together ? byWin || byScore : byScore;
}
