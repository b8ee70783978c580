import { useEffect, useRef } from 'react';
import { Button } from '../../kit/parts/button.tsx';
import { useLocale } from '../../text/language.ts';
import styles from './band.module.css';
import { usePastText } from './text.ts';

/** How to go to other steps. */
export interface MomentSteps {
  before: number | undefined;
  after: number | undefined;
  playing: boolean;
  go(entry: number): void;
  turn(playing: boolean): void;
  toNow(): void;
}

/** Above a table shown at an earlier step: which one it is, buttons to move, and back to now. */
export function Band(props: {
  line: string | undefined;
  /** How long ago it was, in ms. */
  ago: number;
  isHidden: boolean;
  isYourTurn: boolean;
  steps: MomentSteps;
}) {
  const { line, steps, isHidden } = props;
  const text = usePastText();
  const ago = useAgo(props.ago);
  const now = useRef<HTMLDivElement>(null);
  useEffect(() => now.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <section className={`wrap ${styles.band}`} aria-label={text.title}>
      <p className={`shrinks dense ${styles.words}`} aria-live="polite">
        <span className="one-line block hint">
          {isHidden ? text.hidden : text.moment} {ago}
        </span>
        <strong className="two-lines">{line ?? text.begin}</strong>
      </p>
      <div className={`row gap-4 ${styles.steps}`}>
        <Button
          look="plain"
          disabled={steps.before === undefined}
          aria-label={text.before}
          title={text.before}
          onClick={() => steps.before !== undefined && steps.go(steps.before)}
        >
          ‹
        </Button>
        <Button
          look="plain"
          aria-label={steps.playing ? text.pause : text.play}
          title={steps.playing ? text.pause : text.play}
          onClick={() => steps.turn(!steps.playing)}
        >
          {steps.playing ? '❙❙' : '▶'}
        </Button>
        <Button
          look="plain"
          disabled={steps.after === undefined}
          aria-label={text.after}
          title={text.after}
          onClick={() => steps.after !== undefined && steps.go(steps.after)}
        >
          ›
        </Button>
      </div>
      <div ref={now} className={styles.now}>
        <Button look="main" onClick={steps.toNow}>
          {props.isYourTurn ? text.yourTurn : text.now}
        </Button>
      </div>
    </section>
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 minutes ago", if it was at least that long. */
function useAgo(ms: number): string {
  const locale = useLocale();
  const unit = UNITS.find(([, length]) => ms >= length);
  if (unit === undefined) return '';
  return `(${new Intl.RelativeTimeFormat(locale).format(-Math.floor(ms / unit[1]), unit[0])})`;
}
