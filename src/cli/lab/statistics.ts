import { type Share, shareOf } from '../simulate/report.ts';
import type { Sample } from './figures.ts';

/** A mean, and the interval it lies in. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
  deals: number;
}

/** Fewer deals than this say nothing, whatever their interval. */
export const FEWEST_DEALS = 20;

/** The confidence of all intervals that belong together. */
const CONFIDENCE = 0.95;

/**
 * So many standard errors on each side, that all of so many intervals hold together with 95% confidence (Bonferroni):
 * whoever looks at forty cards finds two that stand out by chance, unless this is wider than for one.
 */
export function sigmasFor(intervals: number): number {
  return upperQuantile((1 - CONFIDENCE) / 2 / Math.max(1, intervals));
}

/** The mean of one figure per deal with its interval; undefined for fewer than two deals. */
export function intervalOf({ deals, sum, squares }: Sample, sigmas: number): Interval | undefined {
  if (deals < 2) return undefined;
  const mean = sum / deals;
  const variance = Math.max(0, (squares - sum * mean) / (deals - 1));
  const margin = sigmas * Math.sqrt(variance / deals);
  return { mean, low: mean - margin, high: mean + margin, deals };
}

/** The same for shares from 0 to 1: Wilson's interval, which holds near both ends. */
export function shareInterval(sample: Sample, sigmas: number): Interval | undefined {
  if (sample.deals < 2) return undefined;
  const { share, low, high }: Share = shareOf(sample, sample.deals, sigmas);
  return { mean: share, low, high, deals: sample.deals };
}

/** Whether an interval leaves no doubt that its mean is above a figure, below it, or neither. */
export function sideOf(interval: Interval | undefined, figure: number): 'above' | 'below' | 'unclear' {
  if (interval === undefined || interval.deals < FEWEST_DEALS) return 'unclear';
  if (interval.low > figure) return 'above';
  return interval.high < figure ? 'below' : 'unclear';
}

/** The point of the standard normal distribution that a share of `tail` lies beyond. */
function upperQuantile(tail: number): number {
  let [low, high] = [0, 40];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > tail) low = middle;
    else high = middle;
  }
  return low;
}

/** The share of the standard normal distribution beyond a point above 0 (Abramowitz and Stegun 26.2.17). */
function upperTail(point: number): number {
  const t = 1 / (1 + 0.2316419 * point);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-point * point) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
