import { shareOf } from '../simulate/report.ts';
import { studentQuantile } from '../simulate/student-t.ts';
import type { Sample } from './figures.ts';

/** A mean, and the interval it lies in. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
  deals: number;
}

/** Fewer deals than this say nothing: their figures are not shown. */
export const FEWEST_DEALS = 20;

/** The confidence of all intervals that belong together. */
const CONFIDENCE = 0.95;

/**
 * The share of cases beyond each end of an interval, so that all of so many intervals hold together with 95% confidence
 * (Bonferroni): whoever looks at forty cards finds two that stand out by chance, unless this is less than for one.
 */
export function tailFor(intervals: number): number {
  return (1 - CONFIDENCE) / 2 / Math.max(1, intervals);
}

/** How an interval is made. */
export interface HowSure {
  /** The share of cases beyond each end. */
  tail: number;
  /**
   * How far from 0 a figure can be, where most are 0 and a few decide. Two deals more, one at each end, stand for those that
   * were not met: without them a card that changed nothing in thirty deals would be sure to change nothing ever.
   */
  reach?: number;
}

/** The mean of one figure per deal with its interval, by Student's t; undefined where there are too few deals. */
export function intervalOf({ deals, sum, squares }: Sample, { tail, reach = 0 }: HowSure): Interval | undefined {
  if (deals < FEWEST_DEALS) return undefined;
  const mean = sum / deals;
  const variance = (Math.max(0, squares - sum * mean) + 2 * reach ** 2) / (deals - 1);
  const margin = studentQuantile(tail, deals - 1) * Math.sqrt(variance / deals);
  return { mean, low: mean - margin, high: mean + margin, deals };
}

/** The same for shares from 0 to 1: Wilson's interval, which holds near both ends. */
export function shareInterval(sample: Sample, { tail }: HowSure): Interval | undefined {
  if (sample.deals < FEWEST_DEALS) return undefined;
  const { share, low, high } = shareOf(sample, sample.deals, tail);
  return { mean: share, low, high, deals: sample.deals };
}

/** Whether an interval leaves no doubt that its mean is above a figure, below it, or neither. */
export function sideOf(interval: Interval | undefined, figure: number): 'above' | 'below' | 'unclear' {
  if (interval === undefined || interval.deals < FEWEST_DEALS) return 'unclear';
  if (interval.low > figure) return 'above';
  return interval.high < figure ? 'below' : 'unclear';
}
