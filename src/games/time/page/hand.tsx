import { useRef } from 'react';
import { backOf } from '../rules/content.ts';
import type { Call } from '../rules/state.ts';
import { CardFace } from './card-face.tsx';
import styles from './hand.module.css';
import { HandButton } from './hand-button.tsx';
import { type Lane, settleLane } from './lanes.ts';
import { MissionCard } from './mission-card.tsx';
import { TimeIcon } from './time-icon.tsx';
import type { ShownHand, Slot } from './use-hand.ts';
import { softly, type Words } from './words.ts';

/** What a tap on a card does now. */
export type Mode = 'look' | 'play' | 'discard' | 'several';

/** Keys for the cards, in the order in which they lie; letters where the figures end. */
export const CARD_KEYS = '123456789qwetyu';

export interface HandProps {
  hand: ShownHand;
  words: Words;
  mode: Mode;
  /** Where the Adventure card may not be played yet, the Missions it waits for. */
  lockedFor: number | undefined;
  /** In the order in which they were chosen. */
  chosen: readonly number[];
  isAlone: boolean;
  onCard(slot: Slot, how: 'tap' | 'swipe'): void;
  onCall(call: Call): void;
}

/** The places of the cards, alone all in one. */
export interface Lanes {
  missions: Lane;
  items: Lane;
}

/** The cards in the order in which the page lays them out: alone three rows of five, else Missions above Items. */
export function useLanes(hand: ShownHand, isAlone: boolean): Lanes {
  const lanes = useRef<Lanes>({ missions: [], items: [] });
  const isMission = ({ card }: Slot) => !isAlone && backOf(card) !== 'item';
  const ids = (wanted: boolean) => hand.slots.filter((slot) => isMission(slot) === wanted).map(({ id }) => id);
  lanes.current = {
    missions: settleLane(lanes.current.missions, ids(true)),
    items: settleLane(lanes.current.items, ids(false)),
  };
  return lanes.current;
}

/** One's own cards, large, at the bottom. */
export function Hand(props: HandProps & { lanes: Lanes }) {
  const { hand, words, lanes, isAlone } = props;
  const slotOf = (id: number | undefined) => hand.slots.find((slot) => slot.id === id);
  const order = [...lanes.missions, ...lanes.items].filter((id) => id !== undefined);
  const keyOf = (slot: Slot) => CARD_KEYS[order.indexOf(slot.id)];
  return (
    <section className={styles.zone} aria-labelledby="time-hand" data-mode={props.mode} data-alone={isAlone}>
      <h2 id="time-hand" className="visually-hidden">
        {words.page.hand}
      </h2>
      {lanes.missions.length > 0 && (
        <ul className={styles.missions} data-count={lanes.missions.length} data-many={lanes.missions.length > 3}>
          {lanes.missions.map((id, place) => {
            const slot = slotOf(id);
            return (
              <li key={id ?? `free-${place}`} data-left={slot?.hasLeft}>
                {slot !== undefined && <MissionCard {...props} slot={slot} shortcut={keyOf(slot)} />}
              </li>
            );
          })}
        </ul>
      )}
      <ul className={styles.items} data-count={lanes.items.length} data-many={lanes.items.length > 4}>
        {lanes.items.map((id, place) => {
          const slot = slotOf(id);
          return (
            <li key={id ?? `free-${place}`} data-left={slot?.hasLeft}>
              {slot !== undefined && <Cell {...props} slot={slot} shortcut={keyOf(slot)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** An Item, with the button that says one has it; alone, any card. */
function Cell(props: HandProps & { slot: Slot & { hasLeft: boolean }; shortcut: string | undefined }) {
  const { slot, words, hand } = props;
  const isItem = backOf(slot.card) === 'item';
  const count = hand.slots.filter(({ card, hasLeft }) => card === slot.card && !hasLeft).length;
  const item = isItem ? words.names.item(slot.card) : undefined;
  return (
    <>
      <HandButton {...props} className={styles.card}>
        <CardFace card={slot.card} words={words} size="cell" />
      </HandButton>
      {!props.isAlone && item !== undefined && (
        <button
          type="button"
          className={styles.say}
          aria-label={words.page.verbs.have(count > 1 ? `${count} ${softly(item.plural)}` : item.one)}
          onClick={() => props.onCall({ kind: 'have', item: slot.card, count: Math.max(1, count) })}
        >
          <TimeIcon name="chat-bubble" />
        </button>
      )}
    </>
  );
}
