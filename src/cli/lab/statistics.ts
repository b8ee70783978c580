import { shareOf } from '../simulate/report.ts';
import { studentQuantile } from '../simulate/student-t.ts';
import type { Sample } from './figures.ts';

/** A mean with its interval. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
  deals: number;
}

/** With fewer deals figures are not shown. */
export const FEWEST_DEALS = 20;

/** The joint confidence of all intervals that are corrected together. */
const CONFIDENCE = 0.95;

/**
 * The tail probability of one interval, so that all of this many intervals are right together with 95% confidence
 * (Bonferroni): of forty uncorrected intervals, two would be wrong by chance.
 */
export function tailFor(intervals: number): number {
  return (1 - CONFIDENCE) / 2 / Math.max(1, intervals);
}

/** The parameters of an interval. */
export interface HowSure {
  /** The probability beyond each end. */
  tail: number;
  /**
   * How far from 0 a figure can be, if most are 0 and a few decide. Two more deals, one at each end, are added for
   * those not met: otherwise a card that changed nothing in thirty deals would be certain never to.
   */
  reach?: number;
}

/** The mean of one figure per deal with its interval, by Student's t; undefined with too few deals. */
export function intervalOf({ deals, sum, squares }: Sample, { tail, reach = 0 }: HowSure): Interval | undefined {
  if (deals < FEWEST_DEALS) return undefined;
  const mean = sum / deals;
  const variance = (Math.max(0, squares - sum * mean) + 2 * reach ** 2) / (deals - 1);
  const margin = studentQuantile(tail, deals - 1) * Math.sqrt(variance / deals);
  return { mean, low: mean - margin, high: mean + margin, deals };
}

/** The same for shares from 0 to 1: Wilson's interval, which is valid near both ends. */
export function shareInterval(sample: Sample, { tail }: HowSure): Interval | undefined {
  if (sample.deals < FEWEST_DEALS) return undefined;
  const { share, low, high } = shareOf(sample, sample.deals, tail);
  return { mean: share, low, high, deals: sample.deals };
}

/** Whether an interval proves that its mean is above a figure, below it, or neither. */
export function sideOf(interval: Interval | undefined, figure: number): 'above' | 'below' | 'unclear' {
  if (interval === undefined || interval.deals < FEWEST_DEALS) return 'unclear';
  if (interval.low > figure) return 'above';
  return interval.high < figure ? 'below' : 'unclear';
}
