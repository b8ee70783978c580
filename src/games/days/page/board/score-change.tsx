import type { Words } from '../words.ts';
import styles from './score-change.module.css';

/** What a play would add to a score or take from it. */
export function ScoreChange({
  change,
  words,
  className,
}: {
  change: number;
  words: Words;
  className?: string | undefined;
}) {
  return (
    <span
      className={`strong ${styles.change} ${className ?? ''}`}
      aria-hidden="true"
      data-sign={change > 0 ? 'more' : 'less'}
    >
      {words.page.change(change)}
    </span>
  );
}
