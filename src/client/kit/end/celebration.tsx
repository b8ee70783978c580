import type { CSSProperties } from 'react';
import styles from './celebration.module.css';

const COINS = 30;

/** Light behind the verdict and coins that rain once, for a win. Without motion only the light is there. */
export function Celebration() {
  return (
    <div className={`covers passive ${styles.celebration}`} aria-hidden="true">
      <span className={styles.rays} />
      {Array.from({ length: COINS }, (_, coin) => (
        <span key={coinKey(coin)} className={styles.coin} style={pathOf(coin)} />
      ))}
    </div>
  );
}

const coinKey = (coin: number) => `coin-${coin}`;

/** Spread by the golden ratio, so that coins look scattered and are the same on every render. */
function pathOf(coin: number): CSSProperties {
  const spread = (coin * 0.618034) % 1;
  const depth = (coin * 0.754878) % 1;
  return {
    '--across': `${(spread * 100).toFixed(1)}%`,
    '--wait': `${Math.round(depth * 1400)}ms`,
    '--size': `${(0.55 + ((coin * 0.569) % 1) * 0.55).toFixed(2)}rem`,
    '--drift': `${((spread - 0.5) * 5).toFixed(1)}rem`,
    '--spin': `${540 + Math.round(depth * 540)}deg`,
  } as CSSProperties;
}
