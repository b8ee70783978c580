import { CardBack as Back, type CardSize, CardFace as Face } from '../../../../client/kit/cards/card-face.tsx';
import { withSoftHyphens } from '../../../../client/kit/cards/soft-hyphens.ts';
import { type Magic, magicOf } from '../../rules/content.ts';
import { DashBack, DashIcon, DashPicture } from '../dash-icon.tsx';
import { type AnyCard, corner, type Words } from '../words.ts';
import styles from './card-face.module.css';
import '../palette.css';

const MAGIC_ICONS: Record<Magic, string> = {
  confusion: 'spiral-arrow',
  darkness: 'moon',
  fumble: 'drop-weapon',
  slow: 'snail',
};

/** The face of a Dash card: on the board, in the hand, or large. */
export function CardFace({ card, words, size }: { card: AnyCard; words: Words; size: CardSize }) {
  const magic = magicOf(card);
  return (
    <Face
      kind={card.kind}
      size={size}
      className={styles.face}
      name={size === 'small' ? withSoftHyphens(words.name(card)) : words.name(card)}
      picture={<DashPicture name={card.icon} />}
      corner={cornerOf(card)}
      sign={magic && <DashIcon name={MAGIC_ICONS[magic]} />}
      effect={words.effect(card)}
      flavour={words.flavour(card)}
      band={words.game.kinds[card.kind]}
    />
  );
}

/** The back all Dungeon cards share. */
export function CardBack() {
  return (
    <Back>
      <DashIcon name="dungeon-gate" />
      <DashBack />
    </Back>
  );
}

function cornerOf(card: AnyCard) {
  const shown = corner(card);
  if (shown === undefined) return undefined;
  return (
    <>
      {shown.of === 'gain' && '+'}
      {shown.figure}
      <DashIcon name={shown.of === 'gold' ? 'two-coins' : 'flame'} className={styles.unit} />
    </>
  );
}
