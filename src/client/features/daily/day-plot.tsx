import type { CSSProperties } from 'react';
import type { DailyFacts } from '../../../games/kit.ts';
import type { DailyReport } from '../../../protocol/daily.ts';
import { useLocale } from '../../text/language.ts';
import styles from './daily.module.css';
import { plotBars } from './plot-bars.ts';
import { useDailyText } from './text/text.ts';

/** Everybody's results: a bar for each score, the player's own marked. */
export function DayPlot({ report, facts }: { report: DailyReport; facts: DailyFacts }) {
  const text = useDailyText();
  const locale = useLocale();
  const { fared = [], together, yours } = report;
  const bars = plotBars({ fared, together, yours: yours?.kind === 'over' ? yours : undefined });
  const most = Math.max(1, ...bars.map(({ count }) => count));
  if (bars.length === 0) return undefined;
  return (
    <section className="card" aria-labelledby="fared">
      <h2 id="fared">{text.fared}</h2>
      <ol className={`grid ${styles.bars}`}>
        {bars.map(({ from, to, count, won, isYours }) => (
          <li key={`${won} ${from}`} className={isYours ? `strong ${styles.yours}` : undefined}>
            <span>
              {from === to ? facts.points[locale](from) : text.range(from, to)}
              {won === undefined ? '' : ` (${(won ? text.won : text.lost).toLowerCase()})`}
            </span>
            <span className={styles.bar} style={{ '--share': count / most } as CSSProperties} />
            <span>
              {text.people(count)}
              {isYours ? `, ${text.yours}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
