import { useEffect, useRef } from 'react';
import styles from './log.module.css';
import type { Words } from './words.ts';

/** What happened, line by line; read out politely as it grows. */
export function Log({
  lines,
  words,
  isShown,
}: {
  lines: readonly { seq: number; line: string }[];
  words: Words;
  isShown: boolean;
}) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines.length, isShown]);
  return (
    <div ref={end} className={styles.log} role="log" aria-label={words.page.log} tabIndex={isShown ? 0 : undefined}>
      {lines.length === 0 && <p>{words.page.logEmpty}</p>}
      {lines.map(({ seq, line }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
        <p key={`${seq}-${place}`}>{line}</p>
      ))}
    </div>
  );
}
