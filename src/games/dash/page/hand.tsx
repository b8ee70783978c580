import type { EquipmentCard, EquipmentNumber } from '../rules/content.ts';
import { CardFace } from './card-face.tsx';
import styles from './hand.module.css';
import type { Words } from './words.ts';

/** What a tap on a card in the hand would do now. */
export type HandRole = 'look' | 'use' | 'drop' | 'keep' | 'give-up';

/** One's own equipment, always open at the bottom. What can be used glows and says so. */
export function Hand(props: {
  cards: readonly EquipmentNumber[];
  words: Words;
  roleOf(card: EquipmentNumber, place: number): HandRole;
  onCard(card: EquipmentNumber, place: number): void;
  /** The card is looked at, whatever a tap would do. */
  onLook(card: EquipmentNumber): void;
}) {
  const { words } = props;
  return (
    <section className={styles.zone} aria-labelledby="dash-hand">
      <h2 id="dash-hand" className="visually-hidden">
        {words.page.hand}
      </h2>
      {props.cards.length === 0 && <p className={styles.none}>{words.page.noEquipment}</p>}
      <ul className={styles.hand} data-many={props.cards.length > 3}>
        {props.cards.map((number, place) => {
          const card = words.equipment(number);
          const role = props.roleOf(number, place);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
            <li key={`${number}-${place}`}>
              <button
                type="button"
                className={styles.card}
                data-role={role}
                aria-pressed={role === 'give-up' ? true : role === 'keep' ? false : undefined}
                onClick={() => props.onCard(number, place)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  props.onLook(number);
                }}
              >
                <span className="visually-hidden">{handLabel(card, role, words)}</span>
                <CardFace card={card} words={words} size="hand" />
                {role !== 'look' && (
                  <span className={styles.role} aria-hidden="true">
                    {roleWord(role, words)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function handLabel(card: EquipmentCard, role: HandRole, words: Words): string {
  const what = `${words.name(card)}: ${words.effect(card)}`;
  if (role === 'use') return `${words.page.verbs.use(words.name(card))}. ${words.effect(card)}`;
  if (role === 'drop') return `${words.page.verbs.drop(words.name(card))}. ${words.effect(card)}`;
  return role === 'look' ? what : `${what} ${words.page.exchange.giveUp}`;
}

function roleWord(role: Exclude<HandRole, 'look'>, { page }: Words): string {
  switch (role) {
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
