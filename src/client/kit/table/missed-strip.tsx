import { useContext, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { useOnChange } from '../use-on-change.ts';
import { MarkLines, withMarks } from './log/mark-lines.ts';
import type { MissedProps } from './missed.tsx';
import styles from './missed-strip.module.css';
import { useTableContext } from './table-context.tsx';

/** A single line is not worth a summary. */
const LEAST = 2;

const NOTHING = { after: 0, until: 0, done: () => undefined };

/** Lines the platform adds to the log have no game event. */
interface Line {
  seq: number;
  line: string;
  event?: unknown;
}

interface Step {
  seq: number;
  line: string;
  events: readonly unknown[];
}

/** The events while you were away, told move by move, or replayed on the table. */
export function MissedStrip(props: MissedProps<unknown>) {
  const { text, onTell } = props;
  const { openReplayAt } = useTableContext();
  const [told, setTold] = useState(0);
  const { after, until, done } = props.missed ?? NOTHING;
  // Including that a bot played for an absent player.
  const all: readonly Line[] = withMarks(props.lines, useContext(MarkLines));
  const lines = all.filter(({ seq }) => seq > after && seq <= until);
  const steps = stepsOf(lines);
  const now = lines.length >= LEAST ? steps[Math.min(told, steps.length - 1)] : undefined;
  useOnChange(until, () => setTold(0));
  useOnChange(now?.seq, () => {
    onTell(now?.events ?? []);
    return () => onTell([]);
  });
  const isLast = told >= steps.length - 1;
  // Everything was read and the game goes on: the strip closes.
  const hasGoneOn = now !== undefined && isLast && all.some(({ seq }) => seq > until);
  useOnChange(hasGoneOn, () => {
    if (hasGoneOn) done();
  });
  if (now === undefined) return undefined;
  return (
    <section className={`wrap rounded ${styles.strip}`} aria-label={text.missed.title}>
      <p className={`hint ${styles.head}`}>
        <strong>{text.missed.title}</strong> <span>{text.missed.step(told + 1, steps.length)}</span>
      </p>
      <p className={`dense ${styles.line}`} aria-live="polite">
        {now.line}
      </p>
      <div className={`wrap gap-4 ${styles.steps}`}>
        <Button look="plain" disabled={told === 0} aria-label={text.missed.back} onClick={() => setTold(told - 1)}>
          ‹
        </Button>
        <Button look="main" onClick={isLast ? done : () => setTold(told + 1)}>
          {isLast ? text.missed.done : text.missed.next}
        </Button>
        {openReplayAt !== undefined && (
          <Button
            look="plain"
            aria-label={text.missed.watch}
            title={text.missed.watch}
            onClick={() => {
              done();
              openReplayAt(now.seq, 'play');
            }}
          >
            ▶
          </Button>
        )}
      </div>
      <Button look="quiet" className={styles.close} aria-label={text.close} onClick={done}>
        ✕
      </Button>
    </section>
  );
}

/** All effects of one move, as one step. */
function stepsOf(lines: readonly Line[]): Step[] {
  const seqs = [...new Set(lines.map(({ seq }) => seq))];
  return seqs.map((seq) => {
    const here = lines.filter((line) => line.seq === seq);
    return { seq, line: here.map(({ line }) => line).join(' '), events: here.flatMap(({ event }) => event ?? []) };
  });
}
