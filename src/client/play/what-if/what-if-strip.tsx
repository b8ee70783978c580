import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAfterText } from '../after/text.ts';
import styles from './what-if-strip.module.css';

/**
 * A note at the bottom of a table that it is only a "what if", with a link back to the step or the result it started
 * from.
 */
export function WhatIfStrip({ from, children }: { from: string; children: ReactNode }) {
  const text = useAfterText();
  const note = (
    <>
      <strong>{text.whatIf}</strong>{' '}
      <Link href={from}>{from.startsWith('/r/') ? text.backToReplay : text.backToResult}</Link>
    </>
  );
  return <BottomNote note={note}>{children}</BottomNote>;
}

/** A table above one line about what is played there. */
export function BottomNote({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.room}>
      {children}
      <aside className={`at-bottom row centred small links gap-10 ${styles.strip}`}>{note}</aside>
    </div>
  );
}
