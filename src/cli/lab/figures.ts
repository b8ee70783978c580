import { elementAt } from '../../engine/list.ts';
import { addFigures, type Figures } from '../simulate/figures.ts';
import type { PackSide } from './plan.ts';

/** The measures of every watched game. */
export const MEASURES = ['won', 'moves', 'turns', 'leads', 'halfway', 'margin', 'choices', 'options'] as const;
export type Measure = (typeof MEASURES)[number];

/** One figure per deal: the number of deals, the sum, the sum of squares, and the largest absolute value. */
export interface Sample {
  deals: number;
  sum: number;
  squares: number;
  furthest: number;
}

/** The same figure of both packs on the same deals, and the difference of the two per deal. */
export interface Pair {
  mine: Sample;
  other: Sample;
  difference: Sample;
}

/** The subject of a pair. Cards by id; `worth` is in shares of a win and `points` in the game's unit, by experiment. */
export type PairKey =
  | `seat/${number}`
  | `measure/${Measure}`
  | `wanted/${string}`
  | `worth/${number}/${string}`
  | `points/${number}/${string}`;

/** Everything the lab counts while games are played. Plain data, so that threads can post it. */
export interface LabFigures {
  games: number;
  pairs: Map<PairKey, Pair>;
  /** Number of games, or of choices, by a whole figure; below 0 is not counted. */
  counts: Map<`${PackSide}/${Measure}`, number[]>;
  /** The simulations of levels, by the index of their pair. */
  levels: Map<number, Figures>;
}

/** All figures at zero. */
export function noLabFigures(): LabFigures {
  return { games: 0, pairs: new Map(), counts: new Map(), levels: new Map() };
}

/** Figures of one deal, by side; undefined if there is none. */
export type BySide = Readonly<Partial<Record<PackSide, number | undefined>>>;

/** Adds the figures of one more deal. */
export function record(figures: LabFigures, key: PairKey, { mine, other }: BySide): void {
  const pair = pairOf(figures, key);
  if (mine !== undefined) addTo(pair.mine, mine);
  if (other !== undefined) addTo(pair.other, other);
  if (mine !== undefined && other !== undefined) addTo(pair.difference, mine - other);
}

/** Counts a game by a whole figure; a team that missed its goal has none. */
export function countByFigure(figures: LabFigures, key: `${PackSide}/${Measure}`, figure: number, games = 1): void {
  if (figure < 0) return;
  const counts = figures.counts.get(key) ?? [];
  while (counts.length <= figure) counts.push(0);
  counts[figure] = elementAt(counts, figure) + games;
  figures.counts.set(key, counts);
}

/** Adds the figures of later deals. */
export function addLabFigures(to: LabFigures, more: LabFigures): void {
  to.games += more.games;
  for (const [key, pair] of more.pairs) {
    const known = pairOf(to, key);
    for (const part of ['mine', 'other', 'difference'] as const) addSample(known[part], pair[part]);
  }
  for (const [key, counts] of more.counts) {
    for (const [figure, games] of counts.entries()) if (games > 0) countByFigure(to, key, figure, games);
  }
  for (const [key, figures] of more.levels) {
    const known = to.levels.get(key);
    if (known === undefined) to.levels.set(key, figures);
    else addFigures(known, figures);
  }
}

function pairOf(figures: LabFigures, key: PairKey): Pair {
  const known = figures.pairs.get(key);
  if (known !== undefined) return known;
  const pair = { mine: noSample(), other: noSample(), difference: noSample() };
  figures.pairs.set(key, pair);
  return pair;
}

/** An empty sample. */
export function noSample(): Sample {
  return { deals: 0, sum: 0, squares: 0, furthest: 0 };
}

/** Adds the figure of one more deal to a sample. */
export function addTo(sample: Sample, figure: number): void {
  sample.deals += 1;
  sample.sum += figure;
  sample.squares += figure * figure;
  sample.furthest = Math.max(sample.furthest, Math.abs(figure));
}

function addSample(to: Sample, more: Sample): void {
  to.deals += more.deals;
  to.sum += more.sum;
  to.squares += more.squares;
  to.furthest = Math.max(to.furthest, more.furthest);
}
