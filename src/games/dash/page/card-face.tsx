import type { Magic } from '../rules/content.ts';
import styles from './card-face.module.css';
import { DashIcon } from './dash-icon.tsx';
import { type AnyCard, corner, magicOn, type Words } from './words.ts';

const MAGIC_ICONS: Record<Magic, string> = {
  confusion: 'spiral-arrow',
  darkness: 'moon',
  fumble: 'drop-weapon',
  slow: 'snail',
};

/** The face of a card. `small`: on the board, picture and name; `hand`: with what it does; both stand in a button that says it all. `large`: to be read. */
export function CardFace({ card, words, size }: { card: AnyCard; words: Words; size: 'small' | 'hand' | 'large' }) {
  const magic = magicOn(card);
  return (
    <span className={styles.face} data-kind={card.kind} data-size={size} aria-hidden={size !== 'large'}>
      <Corner card={card} />
      {magic !== undefined && (
        <span className={styles.magic}>
          <DashIcon name={MAGIC_ICONS[magic]} />
        </span>
      )}
      <DashIcon name={card.icon} className={styles.picture} />
      <span className={styles.name}>{words.name(card)}</span>
      {size !== 'small' && <span className={styles.effect}>{words.effect(card)}</span>}
      {size === 'large' && words.flavour(card) !== undefined && (
        <span className={styles.flavour}>{words.flavour(card)}</span>
      )}
      {size === 'large' && <span className={styles.kind}>{words.game.kinds[card.kind]}</span>}
    </span>
  );
}

/** The back all Dungeon cards share. */
export function CardBack() {
  return (
    <span className={styles.back} aria-hidden="true">
      <DashIcon name="dungeon-gate" className={styles.backPicture} />
    </span>
  );
}

function Corner({ card }: { card: AnyCard }) {
  const shown = corner(card);
  if (shown === undefined) return undefined;
  return (
    <span className={styles.corner} data-of={shown.of}>
      {shown.of === 'gain' && '+'}
      {shown.figure}
      <DashIcon name={shown.of === 'gold' ? 'two-coins' : 'flame'} className={styles.cornerIcon} />
    </span>
  );
}
