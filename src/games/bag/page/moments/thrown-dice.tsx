import { Dice } from '../fight/dice.tsx';
import type { Thrown } from '../staging/dice-of.ts';
import styles from './thrown-dice.module.css';

/** Dice rolled outside a fight: over the map, first rolling, then at rest. */
export function ThrownDice({ dice, isFalling }: Pick<Thrown, 'dice'> & { isFalling: boolean }) {
  return (
    <div className={`covers middle passive ${styles.place}`} aria-hidden="true">
      <Dice dice={dice} isFalling={isFalling} tone="plain" />
    </div>
  );
}
