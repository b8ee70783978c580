import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { RuleId } from '../../../engine/game.ts';
import type { Coaching } from '../../kit/lessons/level.ts';
import { Button } from '../../kit/parts/button.tsx';
import styles from './coach.module.css';
import { useLearnText } from './text/text.ts';

/** The strip below the table with one lesson at a time: what to do, and why. */
export function Coach(props: {
  words: Coaching;
  step: { now: number; of: number };
  rule: RuleId;
  isAside: boolean;
  /** Whether its `strayed` text is due. */
  isStrayed: boolean;
  onRule(): void;
  onAgain(): void;
  /** Only for lessons to read. */
  onRead?: (() => void) | undefined;
}) {
  const text = useLearnText();
  const { step } = props;
  const words = (props.isStrayed ? props.words.strayed : undefined) ?? props.words;
  return (
    <Dock label={text.coach}>
      <div role="status" aria-atomic="true">
        <p className={`bright ${styles.step}`}>{props.isAside ? text.aside : text.step(step.now, step.of)}</p>
        <p className={`strong ${styles.act}`}>{words.act}</p>
        <p className={`small dim ${styles.why}`}>{words.why}</p>
      </div>
      {props.onRead !== undefined && (
        <Button look="main" className={styles.read} onClick={props.onRead}>
          {text.goOn}
        </Button>
      )}
      <div className={`row ${styles.tools}`}>
        <button type="button" className="link small" onClick={props.onRule}>
          {text.rule(props.rule)}
        </button>
        <button type="button" className="link small" onClick={props.onAgain}>
          {text.again}
        </button>
      </div>
    </Dock>
  );
}

/** The text at the end of a level, and what to do next. */
export function Learnt({ learnt, children }: { learnt: string; children: ReactNode }) {
  const text = useLearnText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button pressed last may be gone, so focus moves here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Dock label={text.learnt}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="title">
          {text.learnt}
        </h2>
        <p role="status">{learnt}</p>
      </div>
      <div className="wrap">{children}</div>
    </Dock>
  );
}

/** Stays at the bottom, and publishes its height to the table. */
function Dock({ label, children }: { label: string; children: ReactNode }) {
  const dock = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = dock;
    const room = current?.parentElement;
    if (current === null || room === null || room === undefined) return;
    const measure = () => room.style.setProperty('--dock', `${current.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={dock} className={`at-bottom dock grid scrolls ${styles.dock}`} aria-label={label}>
      {children}
    </section>
  );
}
