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
  return (
    <div className={styles.room}>
      {children}
      <p className={`at-bottom row centred small links gap-10 ${styles.strip}`}>
        <strong>{text.whatIf}</strong>{' '}
        <Link href={from}>{from.startsWith('/r/') ? text.backToReplay : text.backToResult}</Link>
      </p>
    </div>
  );
}
