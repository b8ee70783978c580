import { useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import styles from './missed.module.css';
import type { TableText } from './text/text.ts';

/** A line that is alone was no absence worth telling. */
const LEAST = 2;

interface Line<Event> {
  seq: number;
  line: string;
  event: Event;
}

/** What happened while one was away, told line by line; `onTell` lets the table point at what is told. */
export function MissedStrip<Event>(props: {
  missed: { after: number; until: number } | undefined;
  lines: readonly Line<Event>[];
  text: TableText;
  onTell?(event: Event | undefined): void;
}) {
  const { missed, text, onTell } = props;
  const [told, setTold] = useState(0);
  const [closed, setClosed] = useState<number>();
  const { after = 0, until = 0 } = missed ?? {};
  const lines = props.lines.filter(({ seq }) => seq > after && seq <= until);
  const isShown = missed !== undefined && closed !== until && lines.length >= LEAST;
  const now = isShown ? lines[Math.min(told, lines.length - 1)] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new absence is told from its beginning
  useEffect(() => setTold(0), [until]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is told is a reason to point elsewhere
  useEffect(() => onTell?.(now?.event), [now?.line, told]);
  if (now === undefined) return undefined;
  const isLast = told >= lines.length - 1;
  const close = () => setClosed(until);
  return (
    <section className={styles.strip} aria-label={text.missed.title}>
      <p className={styles.head}>
        <strong>{text.missed.title}</strong> <span>{text.missed.step(told + 1, lines.length)}</span>
      </p>
      <p className={styles.line} aria-live="polite">
        {now.line}
      </p>
      <div className={styles.steps}>
        <Button look="plain" disabled={told === 0} aria-label={text.missed.back} onClick={() => setTold(told - 1)}>
          ‹
        </Button>
        <Button look="main" onClick={isLast ? close : () => setTold(told + 1)}>
          {isLast ? text.missed.done : text.missed.next}
        </Button>
        <Button look="quiet" aria-label={text.close} onClick={close}>
          ✕
        </Button>
      </div>
    </section>
  );
}
