import type { CSSProperties } from 'react';
import { HEART, QUICK_HEART } from './clock.ts';
import styles from './sand-frame.module.css';

/**
 * The time along the edges of the screen, readable without figures: falling sand, darkening, and a heartbeat in the
 * last minute. Only transforms and opacity change, so there is no layout.
 */
export function SandFrame({ sand, left, calm }: { sand: number; left: number; calm: boolean }) {
  const heart = calm || left > HEART || left === 0 ? 'still' : left > QUICK_HEART ? 'beats' : 'races';
  return (
    <div
      className={`passive ${styles.frame}`}
      style={{ '--left': sand } as CSSProperties}
      data-heart={heart}
      aria-hidden="true"
    >
      <span className={styles.dusk} />
      <span className={`clipped ${styles.edge}`}>
        <span className={`covers ${styles.sand}`} />
        <span className={styles.grains} />
      </span>
      <span className={`clipped ${styles.edge}`} data-side="right">
        <span className={`covers ${styles.sand}`} />
        <span className={styles.grains} />
      </span>
      <span className={styles.heart} />
    </div>
  );
}
