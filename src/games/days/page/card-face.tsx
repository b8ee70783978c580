import type { CardNumber } from '../rules/content.ts';
import styles from './card-face.module.css';
import { DaysIcon } from './days-icon.tsx';
import type { Words } from './words.ts';

/** The face of a card. `hand`: picture, name and value, with its text where there is room. `large`: everything, to be read. */
export function CardFace({ card, words, size }: { card: CardNumber; words: Words; size: 'hand' | 'large' }) {
  const { kind, icon } = words.card(card);
  const figure = words.figure(card);
  return (
    <span className={styles.face} data-kind={kind} data-size={size} aria-hidden={size === 'hand'}>
      {figure !== undefined && <span className={styles.figure}>{figure}</span>}
      <DaysIcon name={icon} className={styles.picture} />
      <span className={styles.name}>{words.breakable(card)}</span>
      <span className={styles.effect}>{words.effect(card)}</span>
      {size === 'large' && <span className={styles.flavour}>{words.flavour(card)}</span>}
      {size === 'large' && <span className={styles.kind}>{words.game.kinds[kind]}</span>}
    </span>
  );
}
