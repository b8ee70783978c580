import { CardFace as Parchment } from '../../../../client/kit/cards/card-face.tsx';
import type { Back, CardNumber, Reward } from '../../rules/content.ts';
import surface from '../surfaces.module.css';
import { TimeIcon } from '../time-icon.tsx';
import { type Face, shortNameOf, type Words, withSoftHyphens } from '../words.ts';
import styles from './card-face.module.css';
import { ItemSign } from './item-sign.tsx';
import '../palette.css';

/**
 * The face of a card. `cell`: needs as picture and initial. `pile`: on top of a pile. An Item's picture may be
 * replaced.
 */
export function CardFace(props: {
  card: CardNumber;
  words: Words;
  size: 'cell' | 'pile';
  itemPicture?: typeof ItemSign;
}) {
  const { card, words, size, itemPicture: Picture = ItemSign } = props;
  const face = words.face(card);
  const name = withSoftHyphens(shortNameOf(face, words));
  if (face.kind === 'item') {
    const picture = <Picture item={face.number} words={words} className={styles.picture} />;
    return (
      <Parchment kind="item" size="small" name={name} picture={picture} className={`${styles.item} ${styles[size]}`} />
    );
  }
  return (
    <span
      className={`fine fills grid clipped text-centre ${surface.card} ${styles.face} ${styles[size]}`}
      data-kind={face.kind}
    >
      <span className={size === 'cell' ? `two-lines ${styles.name}` : 'strong'}>{name}</span>
      <NeedMarks face={face} words={words} size={size} />
      {face.kind === 'mission' && <RewardMark reward={face.card.reward} words={words} />}
    </span>
  );
}

/** The needs of a card as pictures with initials, readable at a glance. */
function NeedMarks(props: { face: Exclude<Face, { kind: 'item' }>; words: Words; size: 'cell' | 'pile' }) {
  const { face, words, size } = props;
  return (
    <span className={styles.marks} aria-hidden="true">
      {face.needs.map(({ item, count }) => (
        <span key={item} className={styles.mark}>
          <ItemSign item={item} words={words} />
          <span>{size === 'cell' ? words.initial(item) : words.shortName(item)}</span>
          {count > 1 && <span className={styles.twice}>×{count}</span>}
        </span>
      ))}
    </span>
  );
}

/** The reward of a Mission: must be taken (!), may be taken (?), one of two (/), any (?). */
export function RewardMark({ reward, words }: { reward: Reward; words: Words }) {
  if (reward.kind === 'none') return undefined;
  const ids = reward.kind === 'either' ? reward.items : reward.kind === 'any' ? [] : [reward.item];
  return (
    <span className={styles.reward} data-reward>
      <TimeIcon name="present" />
      {words.numbers(ids).map((item, place) => (
        <span key={item} className={styles.gift}>
          {place > 0 && '/'}
          <ItemSign item={item} words={words} />
        </span>
      ))}
      {reward.kind === 'mandatory' && '!'}
      {(reward.kind === 'optional' || reward.kind === 'any') && '?'}
    </span>
  );
}

/** The back of a card: Item, Mission or Adventure by shape, letter and colour. */
export function CardBack({ back, words, size }: { back: Back; words: Words; size: 'tiny' | 'pile' }) {
  const { one } = words.game.backs[back];
  return (
    <span
      className={`middle strong ${size === 'pile' ? 'fills clipped' : ''} ${styles.back}`}
      data-back={back}
      data-size={size}
      aria-hidden="true"
    >
      {size === 'tiny' ? one[0] : <span>{one}</span>}
    </span>
  );
}
