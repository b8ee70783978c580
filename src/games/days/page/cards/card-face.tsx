import { type CardSize, CardFace as Face } from '../../../../client/kit/cards/card-face.tsx';
import { Sign } from '../../../../client/kit/signs/sign.tsx';
import type { CardNumber } from '../../rules/content.ts';
import { DaysIcon, DaysPicture } from '../days-icon.tsx';
import type { Words } from '../words.ts';
import styles from './card-face.module.css';
import '../palette.css';

/**
 * The face of a Dungeon Days card. `hand`: picture, name and value, with its text if there is room. `large`:
 * everything.
 */
export function CardFace(props: {
  card: CardNumber;
  words: Words;
  size: CardSize;
  /** The most points it could take from another player now. */
  harm?: number | undefined;
}) {
  const { card, words, size, harm } = props;
  const { kind, icon } = words.card(card);
  const name = words.breakable(card);
  return (
    <Face
      kind={kind}
      size={size}
      className={styles.face}
      name={
        <span>
          {name.kind !== '' && <span className={styles.kindWord}>{name.kind}</span>}
          {name.own}
        </span>
      }
      picture={<DaysPicture name={icon} />}
      corner={words.figure(card)}
      sign={
        harm === undefined ? undefined : (
          <Sign id="harm" isPart className="row">
            <DaysIcon name="crossed-swords" />
            {harm}
          </Sign>
        )
      }
      effect={words.effect(card)}
      flavour={words.flavour(card)}
      band={words.game.kinds[kind]}
    />
  );
}
