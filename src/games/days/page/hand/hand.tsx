import type { CSSProperties } from 'react';
import { type HandLook, Hand as Row } from '../../../../client/kit/cards/hand.tsx';
import type { CardNumber } from '../../rules/content.ts';
import { CardFace } from '../cards/card-face.tsx';
import type { Words } from '../words.ts';
import styles from './hand.module.css';

/** What a card of the hand is to the choice under way. `asked`: Transformation could give it. `waiting`: it is somebody else's turn. */
export type HandRole = 'playable' | 'waiting' | 'resting' | 'lifted' | 'asked' | 'given';

const LOOKS: Readonly<Record<HandRole, HandLook>> = {
  playable: 'plain',
  waiting: 'plain',
  resting: 'resting',
  lifted: 'lifted',
  asked: 'calling',
  given: 'lifted',
};

/** So many cards need no second row. */
const FEW = 3;

/** One's own hand, always open at the bottom and always as high. More cards are smaller, and stand in two rows where a phone is high enough. */
export function Hand(props: {
  cards: readonly CardNumber[];
  words: Words;
  /** The most each kind of card could take from somebody else now. */
  harms?: ReadonlyMap<CardNumber, number>;
  roleOf(card: CardNumber, place: number): HandRole;
  /** `by`: a card lifted by the keyboard sends the focus on to the boards. */
  onCard(place: number, by: 'pointer' | 'keyboard'): void;
}) {
  const { words } = props;
  return (
    <div
      className={styles.zone}
      data-few={props.cards.length <= FEW}
      style={{ '--cards': props.cards.length } as CSSProperties}
    >
      <Row
        title={words.page.hand}
        empty={words.page.handEmpty}
        className={styles.hand}
        cards={props.cards.map((card, place) => {
          const role = props.roleOf(card, place);
          const harm = props.harms?.get(card);
          return {
            id: words.card(card).id,
            face: <CardFace card={card} words={words} size="hand" harm={harm} />,
            label: words.page.handLabel({
              name: words.name(card),
              worth: words.worth(card),
              effect: words.effect(card),
              harm,
              isPlayable: role !== 'resting',
            }),
            role,
            look: LOOKS[role],
            isPressed: role === 'lifted' || role === 'given',
          };
        })}
        onCard={props.onCard}
      />
    </div>
  );
}
