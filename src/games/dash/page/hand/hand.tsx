import { type HandLook, Hand as Row } from '../../../../client/kit/turns/hand.tsx';
import { elementAt } from '../../../../engine/list.ts';
import type { EquipmentCard, EquipmentNumber } from '../../rules/content.ts';
import { CardFace } from '../cards/card-face.tsx';
import type { Words } from '../words.ts';
import styles from './hand.module.css';

/** The effect of a tap on a card in the hand. */
export type HandRole = 'look' | 'use' | 'drop' | 'keep' | 'give-up';

const LOOKS: Readonly<Record<HandRole, HandLook>> = {
  look: 'plain',
  use: 'calling',
  drop: 'calling',
  keep: 'plain',
  'give-up': 'leaving',
};

/** Your own Equipment, always face up at the bottom. Usable cards are highlighted and labelled. */
export function Hand(props: {
  cards: readonly EquipmentNumber[];
  words: Words;
  roleOf(card: EquipmentNumber, place: number): HandRole;
  onCard(card: EquipmentNumber, place: number): void;
  /** Inspects the card, whatever a tap would do. */
  onLook(card: EquipmentNumber): void;
}) {
  const { cards, words } = props;
  return (
    <Row
      title={words.page.hand}
      empty={words.page.noEquipment}
      className={styles.hand}
      cards={cards.map((number, place) => {
        const card = words.equipment(number);
        const role = props.roleOf(number, place);
        return {
          id: card.id,
          face: <CardFace card={card} words={words} size="hand" />,
          label: labelOf(card, role, words),
          role,
          look: LOOKS[role],
          badge: badgeOf(role, words),
          isPressed: role === 'give-up' ? true : role === 'keep' ? false : undefined,
        };
      })}
      onCard={(place) => props.onCard(elementAt(cards, place), place)}
      onLook={(place) => props.onLook(elementAt(cards, place))}
    />
  );
}

function labelOf(card: EquipmentCard, role: HandRole, words: Words): string {
  const what = `${words.name(card)}: ${words.effect(card)}`;
  if (role === 'use') return `${words.page.verbs.use(words.name(card))}. ${words.effect(card)}`;
  if (role === 'drop') return `${words.page.verbs.drop(words.name(card))}. ${words.effect(card)}`;
  return role === 'look' ? what : `${what} ${words.page.exchange.giveUp}`;
}

function badgeOf(role: HandRole, { page }: Words): string | undefined {
  switch (role) {
    case 'look':
      return undefined;
    case 'use':
      return page.pending.usable;
    case 'drop':
      return page.verbs.dropIt;
    case 'keep':
      return page.exchange.keep;
    case 'give-up':
      return `✕ ${page.exchange.giveUp}`;
  }
}
