import { Dice } from '../fight/dice.tsx';
import type { Thrown } from '../staging/dice-of.ts';
import styles from './thrown-dice.module.css';

/** Dice thrown outside of a fight: over the map, first in the air and then as they lie. */
export function ThrownDice({ dice, isFalling }: Pick<Thrown, 'dice'> & { isFalling: boolean }) {
  return (
    <div className={`covers middle passive ${styles.place}`} aria-hidden="true">
      <Dice dice={dice} isFalling={isFalling} tone="plain" />
    </div>
  );
}
