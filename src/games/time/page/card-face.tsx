import type { Back, CardNumber, Reward } from '../rules/content.ts';
import styles from './card-face.module.css';
import { TimeIcon } from './time-icon.tsx';
import { type Face, nameOf, softly, type Words } from './words.ts';

/** The face of a card. `cell`: needs as picture and initial. `pile`: on top of a pile. */
export function CardFace({ card, words, size }: { card: CardNumber; words: Words; size: 'cell' | 'pile' }) {
  const face = words.face(card);
  return (
    <span className={styles.face} data-kind={face.kind} data-size={size}>
      {face.kind === 'item' && <TimeIcon name={face.item.icon} className={styles.picture} />}
      <span className={styles.name}>{softly(nameOf(face, words))}</span>
      {face.kind !== 'item' && <NeedMarks face={face} words={words} size={size} />}
      {face.kind === 'mission' && size === 'cell' && face.needs.length < 4 && (
        <RewardMark reward={face.card.reward} words={words} />
      )}
    </span>
  );
}

/** What a card needs, as pictures with initials: enough for the eye of somebody in a hurry. */
function NeedMarks(props: { face: Exclude<Face, { kind: 'item' }>; words: Words; size: 'cell' | 'pile' }) {
  const { face, words, size } = props;
  return (
    <span className={styles.marks} aria-hidden="true">
      {face.needs.map(({ item, count }) => (
        <span key={item} className={styles.mark}>
          <TimeIcon name={words.item(item).icon} />
          {size === 'cell' && <span className={styles.initials}>{words.itemName(item).slice(0, 2)}</span>}
          <span className={styles.whole}>{words.itemName(item)}</span>
          {count > 1 && <span className={styles.twice}>×{count}</span>}
        </span>
      ))}
    </span>
  );
}

/** What a Mission gives: must be taken (!), may be (?), one of two (/), any (?). */
export function RewardMark({ reward, words }: { reward: Reward; words: Words }) {
  if (reward.kind === 'none') return undefined;
  const ids = reward.kind === 'either' ? reward.items : reward.kind === 'any' ? [] : [reward.item];
  return (
    <span className={styles.reward}>
      <TimeIcon name="present" />
      {words.numbers(ids).map((item, place) => (
        <span key={item} className={styles.gift}>
          {place > 0 && '/'}
          <TimeIcon name={words.item(item).icon} />
        </span>
      ))}
      {reward.kind === 'mandatory' && '!'}
      {(reward.kind === 'optional' || reward.kind === 'any') && '?'}
    </span>
  );
}

/** The back of a card: it says Item, Mission or Adventure by shape, letter and colour. */
export function CardBack({ back, words, size }: { back: Back; words: Words; size: 'tiny' | 'pile' }) {
  const { one } = words.game.backs[back];
  return (
    <span className={styles.back} data-back={back} data-size={size} aria-hidden="true">
      {size === 'tiny' ? one[0] : <span className={styles.backName}>{one}</span>}
    </span>
  );
}
