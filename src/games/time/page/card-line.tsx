import type { CardNumber } from '../rules/content.ts';
import { RewardMark } from './card-face.tsx';
import styles from './card-line.module.css';
import { TimeIcon } from './time-icon.tsx';
import { nameOf, type Words } from './words.ts';

/** A card in a line of text: an Item with its picture, a Mission with what it needs and gives. */
export function CardLine({ card, words }: { card: CardNumber; words: Words }) {
  const face = words.face(card);
  if (face.kind === 'item') {
    return (
      <span className={styles.item}>
        <TimeIcon name={face.item.icon} className={styles.icon} />
        {nameOf(face, words)}
      </span>
    );
  }
  return (
    <span className={styles.mission}>
      {nameOf(face, words)}
      <span className={styles.needs}>
        {face.needs.map(({ item, count }) => (
          <span key={item} className={styles.need}>
            <TimeIcon name={words.item(item).icon} />
            {words.itemName(item)}
            {count > 1 && ` ×${count}`}
          </span>
        ))}
        {face.kind === 'mission' && face.card.reward.kind !== 'none' && (
          <span className={styles.need}>
            <span aria-hidden="true">
              <RewardMark reward={face.card.reward} words={words} />
            </span>
            <span className="visually-hidden">{words.game.reward(face.card.reward, words.names)}</span>
          </span>
        )}
      </span>
    </span>
  );
}
