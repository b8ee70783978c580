import type { DailyReport } from '../../../protocol/daily.ts';

/** A bar of the plot: a range of scores, and how many people had one of them. */
export interface PlotBar {
  from: number;
  to: number;
  count: number;
  /** Only if wins and losses are distinguished. */
  won?: boolean;
  isYours: boolean;
}

/** More different scores than this are shown in ranges. */
const MOST_BARS = 10;

type Fared = NonNullable<DailyReport['fared']>;

/** The bars of a day, best first; with many different scores each bar is a range of equal width. */
export function plotBars({
  fared,
  together,
  yours,
}: {
  fared: Fared;
  together: boolean;
  yours?: { score: number; won: boolean } | undefined;
}): PlotBar[] {
  if (!together) return barsOf(fared, yours);
  return [true, false].flatMap((won) =>
    barsOf(
      fared.filter((one) => one.won === won),
      yours?.won === won ? yours : undefined,
    ).map((bar) => ({ ...bar, won })),
  );
}

function barsOf(fared: Fared, yours: { score: number } | undefined): PlotBar[] {
  if (fared.length === 0) return [];
  const scores = fared.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const isFew = new Set(scores).size <= MOST_BARS;
  const width = isFew ? 1 : Math.ceil((most - least + 1) / MOST_BARS);
  const bars = new Map<number, PlotBar>();
  for (const { score, count } of fared) {
    const from = least + Math.floor((score - least) / width) * width;
    const bar = bars.get(from) ?? { from, to: Math.min(most, from + width - 1), count: 0, isYours: false };
    bar.count += count;
    bar.isYours ||= yours !== undefined && yours.score >= from && yours.score <= bar.to;
    bars.set(from, bar);
  }
  return [...bars.values()].sort((one, other) => other.from - one.from);
}

/** The next better place that points alone would have reached, and how many more; undefined if there is none. */
export function nextPlace({
  fared,
  together,
  yours,
}: {
  fared: Fared;
  together: boolean;
  yours: { score: number; won: boolean };
}): { place: number; missing: number } | undefined {
  // In a team game no points make a win of a loss.
  const like = fared.filter(({ won }) => !together || won === yours.won);
  const ahead = like.filter(({ score }) => score > yours.score);
  if (ahead.length === 0) return undefined;
  const score = Math.min(...ahead.map((one) => one.score));
  const before = fared.filter((one) => one.score > score && like.includes(one));
  const winners = together && !yours.won ? fared.filter(({ won }) => won) : [];
  return { place: 1 + peopleIn(before) + peopleIn(winners), missing: score - yours.score };
}

function peopleIn(fared: Fared): number {
  return fared.reduce((sum, { count }) => sum + count, 0);
}

const SQUARES = 10;

/** A rank among all, as ten squares from last to first: nothing about the cards, so it spoils nothing. */
export function placeInSquares(place: number, of: number): string {
  const share = of <= 1 ? 1 : (of - place) / (of - 1);
  const mark = Math.round(share * (SQUARES - 1));
  return Array.from({ length: SQUARES }, (_, index) => (index === mark ? '🟨' : '⬛')).join('');
}
