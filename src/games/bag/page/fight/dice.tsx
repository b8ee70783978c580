import { useEffect, useState } from 'react';
import styles from './dice.module.css';

/** The positions of the pips, by face. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [28, 50],
    [28, 76],
    [72, 24],
    [72, 50],
    [72, 76],
  ],
};

/** Dice, rolling or at rest. While they roll, the faces are arbitrary. */
export function Dice(props: { dice: readonly number[]; isFalling: boolean; tone: 'own' | 'foe' | 'plain' }) {
  const { dice, isFalling } = props;
  const tick = useTick(isFalling);
  return (
    <span className={`wrap snug ${styles.dice}`} data-falling={isFalling} data-tone={props.tone} aria-hidden="true">
      {dice.map((value, place) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
          key={place}
          aria-hidden="true"
          viewBox="0 0 100 100"
          className={styles.die}
          data-blank={value === 0 && !isFalling}
          style={{ animationDelay: `${place * 60}ms` }}
        >
          <rect fill="var(--face)" stroke="var(--edge)" strokeWidth="4" x="4" y="4" width="92" height="92" rx="20" />
          {(PIPS[isFalling ? ((tick * (3 + place * 2) + place) % 6) + 1 : value] ?? []).map(([x, y]) => (
            <circle key={`${x}-${y}`} fill="var(--pip)" cx={x} cy={y} r="9.5" />
          ))}
        </svg>
      ))}
    </span>
  );
}

function useTick(isRunning: boolean): number {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTick((before) => before + 1), 80);
    return () => clearInterval(timer);
  }, [isRunning]);
  return tick;
}
