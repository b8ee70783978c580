import { type CSSProperties, useRef, useState } from 'react';
import { type HandLook, Hand as Row } from '../../../../client/kit/turns/hand.tsx';
import type { CardNumber } from '../../rules/content.ts';
import { CardFace } from '../cards/card-face.tsx';
import type { Words } from '../words.ts';
import styles from './hand.module.css';

/**
 * The role of a card in hand in the current choice. `asked`: Transformation could give it. `waiting`: it is another
 * player's turn.
 */
export type HandRole = 'playable' | 'waiting' | 'resting' | 'lifted' | 'asked' | 'given';

const LOOKS: Readonly<Record<HandRole, HandLook>> = {
  playable: 'plain',
  waiting: 'plain',
  resting: 'resting',
  lifted: 'lifted',
  asked: 'calling',
  given: 'lifted',
};

/** Up to this many cards need no second row; a hand that had more keeps it, so that its cards stay where they are. */
const FEW = 3;

/**
 * Your hand, always face up at the bottom, of constant height. More cards are smaller, in two rows if the phone is high
 * enough.
 */
export function Hand(props: {
  cards: readonly CardNumber[];
  words: Words;
  /** The most points each kind of card could take from another player now. */
  harms?: ReadonlyMap<CardNumber, number>;
  roleOf(card: CardNumber, place: number): HandRole;
  /** `by`: lifting a card by keyboard moves focus to the boards. */
  onCard(place: number, by: 'pointer' | 'keyboard'): void;
}) {
  const { words } = props;
  const room = useRoom(props.cards.length);
  const hasHadMany = useRef(false);
  hasHadMany.current ||= room > FEW;
  return (
    <div className={styles.zone} data-few={!hasHadMany.current} style={{ '--cards': room } as CSSProperties}>
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

/**
 * The number of cards with reserved space: one more than needed, and never less than before, so that changes in the
 * hand do not resize cards.
 */
function useRoom(count: number): number {
  const [room, setRoom] = useState(count);
  const needed = Math.min(Math.max(room, count), count + 1);
  if (needed !== room) setRoom(needed);
  return needed;
}
