import type { Locale } from '../../../engine/text.ts';
import type { Interval } from '../statistics.ts';

/** Writes figures in one language. */
export interface FigureWriter {
  count(figure: number): string;
  decimal(figure: number): string;
  /** 58.2% */
  percent(share: number): string;
  /** +8.2 */
  points(share: number): string;
  /** 58% (55 to 61) */
  share(interval: Interval): string;
  /** +8.2 (5.1 to 11.3): percentage points */
  pointsWithin(interval: Interval): string;
  /** 4.2 (4.1 to 4.3) */
  amount(interval: Interval): string;
  /** +4.2 (4.1 to 4.3) */
  change(interval: Interval): string;
}

/** Figures in a language; `to` is the word between the bounds of an interval. */
export function figureWriter(locale: Locale, to: string): FigureWriter {
  const format = (digits: number, signDisplay: 'auto' | 'exceptZero' = 'auto') => {
    const written = new Intl.NumberFormat(locale, { maximumFractionDigits: digits, signDisplay });
    return (figure: number): string => written.format(figure);
  };
  const [whole, tenth, hundredth] = [format(0), format(1), format(2)];
  const [signedTenth, signedHundredth] = [format(1, 'exceptZero'), format(2, 'exceptZero')];
  const within = ({ low, high }: Interval, write: (figure: number) => string): string =>
    `(${write(low)} ${to} ${write(high)})`;
  const hundredfold = ({ mean, low, high, deals }: Interval): Interval => ({
    mean: mean * 100,
    low: low * 100,
    high: high * 100,
    deals,
  });
  return {
    count: whole,
    decimal: hundredth,
    percent: (share) => `${tenth(share * 100)}%`,
    points: (share) => signedTenth(share * 100),
    share: (interval) => `${tenth(interval.mean * 100)}% ${within(hundredfold(interval), tenth)}`,
    pointsWithin: (interval) => `${signedTenth(interval.mean * 100)} ${within(hundredfold(interval), signedTenth)}`,
    amount: (interval) => `${hundredth(interval.mean)} ${within(interval, hundredth)}`,
    change: (interval) => `${signedHundredth(interval.mean)} ${within(interval, signedHundredth)}`,
  };
}
