import type { CardNumber } from '../../rules/content.ts';
import { nameOf, type Words } from '../words.ts';
import { RewardMark } from './card-face.tsx';
import styles from './card-line.module.css';
import { ItemSign } from './item-sign.tsx';

/** A card in a line of text: an Item with its picture, a Mission with its needs and reward. */
export function CardLine({ card, words }: { card: CardNumber; words: Words }) {
  const face = words.face(card);
  if (face.kind === 'item') {
    return (
      <span className={`row ${styles.item}`}>
        <ItemSign item={face.number} words={words} />
        {nameOf(face, words)}
      </span>
    );
  }
  return (
    <span className={`stack ${styles.mission}`}>
      {nameOf(face, words)}
      <span className={`wrap regular fine ${styles.needs}`}>
        {face.needs.map(({ item, count }) => (
          <span key={item} className="row">
            <ItemSign item={item} words={words} />
            {words.itemName(item)}
            {count > 1 && `\u00a0×${count}`}
          </span>
        ))}
        {face.kind === 'mission' && face.card.reward.kind !== 'none' && (
          <span className="row">
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
