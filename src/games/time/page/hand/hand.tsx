import { memo, type ReactNode, useRef } from 'react';
import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { Viewer } from '../../../../engine/game.ts';
import { backOf } from '../../rules/content.ts';
import type { Call } from '../../rules/state.ts';
import { CardFace } from '../cards/card-face.tsx';
import { NO_CALLS, type OpenCalls } from '../team/open-calls.ts';
import { TimeIcon } from '../time-icon.tsx';
import { type Words, withSoftHyphens } from '../words.ts';
import styles from './hand.module.css';
import { HandButton } from './hand-button.tsx';
import { MissionCard } from './mission-card.tsx';
import type { ShownHand, Slot } from './use-hand.ts';

/** The effect of a tap on a card now. */
export type Mode = 'look' | 'play' | 'discard' | 'several';

/** Keys for the cards, in their order on the page; letters after the digits. */
export const CARD_KEYS = '123456789qwetyu';

export interface HandProps {
  hand: ShownHand;
  words: Words;
  mode: Mode;
  /** If the Adventure card may not be played yet, the number of Missions it waits for. */
  lockedFor: number | undefined;
  /** In the order in which they were chosen. */
  chosen: readonly number[];
  isAlone: boolean;
  /** The size of a full hand: the layout has a place for each card. */
  size: number;
  /** Whether the cards are only shown: no button plays them, and a row takes only the room it needs. */
  isPreview?: boolean;
  /** What to do without a Mission in hand. */
  advice?: string;
  /** Recent calls and answers. */
  calls: OpenCalls;
  you: Viewer;
  onCard(slot: Slot, how: 'tap' | 'swipe'): void;
  /** Calls for a need, or says what one has; undefined for somebody who cannot act. */
  onCall: ((call: Call) => void) | undefined;
}

/** The places of the cards; a solo game has one list. */
export interface HandRows {
  missions: HandRow;
  items: HandRow;
}

/** The cards in page order: in a solo game three rows of five, otherwise Missions above Items. */
export function useHandRows(hand: ShownHand, isAlone: boolean): HandRows {
  const rows = useRef<HandRows>({ missions: [], items: [] });
  const isMission = ({ card }: Slot) => !isAlone && backOf(card) !== 'item';
  const ids = (wanted: boolean) => hand.slots.filter((slot) => isMission(slot) === wanted).map(({ id }) => id);
  const missions = settleRow(rows.current.missions, ids(true));
  const items = settleRow(rows.current.items, ids(false));
  if (missions !== rows.current.missions || items !== rows.current.items) rows.current = { missions, items };
  return rows.current;
}

/** Your cards, large, at the bottom. Rendered again only when they change, not with every card of the others. */
export const Hand = memo(HandCards);

function HandCards(props: HandProps & { rows: HandRows }) {
  const { hand, words, rows, isAlone } = props;
  const slotOf = (id: number | undefined) => hand.slots.find((slot) => slot.id === id);
  const order = [...rows.missions, ...rows.items].filter((id) => id !== undefined);
  const keyOf = (slot: Slot) => CARD_KEYS[order.indexOf(slot.id)];
  return (
    <section
      className={`shrinks grid ${styles.zone}`}
      aria-labelledby="time-hand"
      data-mode={props.mode}
      data-alone={isAlone}
      data-size={props.size}
      data-preview={props.isPreview}
      data-empty={order.length === 0}
    >
      <h2 id="time-hand" className="visually-hidden">
        {words.page.hand}
      </h2>
      {!isAlone && (
        <ul className={styles.missions} data-many={rows.missions.length > 3}>
          {rows.missions.map((id, place) => {
            const slot = slotOf(id);
            return (
              <CardPlace key={id ?? `free-${place}`} slot={slot}>
                {slot !== undefined && <MissionCard {...props} slot={slot} shortcut={keyOf(slot)} />}
              </CardPlace>
            );
          })}
          {rows.missions.length === 0 && (
            <li className={`dim centred whole-line ${styles.none}`}>{props.advice ?? words.page.noMission}</li>
          )}
        </ul>
      )}
      <ul className={styles.items}>
        {rows.items.map((id, place) => {
          const slot = slotOf(id);
          return (
            <CardPlace key={id ?? `free-${place}`} slot={slot}>
              {slot !== undefined && <Cell {...props} slot={slot} shortcut={keyOf(slot)} />}
            </CardPlace>
          );
        })}
      </ul>
    </section>
  );
}

/** The place of one card, which stays when the card has left. */
function CardPlace({ slot, children }: { slot: { hasLeft: boolean } | undefined; children: ReactNode }) {
  return (
    <li className={slot?.hasLeft === true ? 'unseen' : ''} data-left={slot?.hasLeft}>
      {children}
    </li>
  );
}

/**
 * An Item, with the button that says "I have it"; in a solo game, any card. One that was called for is highlighted,
 * with the caller's crest.
 */
function Cell(props: HandProps & { slot: Slot & { hasLeft: boolean }; shortcut: string | undefined }) {
  const { slot, words, hand, calls, you, onCall } = props;
  const isItem = backOf(slot.card) === 'item';
  const count = hand.slots.filter(({ card, hasLeft }) => card === slot.card && !hasLeft).length;
  const item = isItem ? words.names.item(slot.card) : undefined;
  const caller = isItem ? calls.needs.find((need) => need.item === slot.card && need.seat !== you)?.seat : undefined;
  const what = item === undefined ? '' : count > 1 ? `${count} ${withSoftHyphens(item.plural)}` : item.one;
  return (
    <>
      <HandButton {...props} className={`bare ${styles.card}`} isWanted={caller !== undefined}>
        <CardFace card={slot.card} words={words} size="cell" />
      </HandButton>
      {!props.isAlone && item !== undefined && onCall !== undefined && (
        <button
          type="button"
          className={`bright larger ${styles.say}`}
          data-wanted={caller !== undefined}
          aria-label={
            caller === undefined ? words.page.verbs.have(what) : words.page.verbs.answer(what, words.names.who(caller))
          }
          onClick={() => onCall({ kind: 'have', item: slot.card, count: Math.max(1, count) })}
        >
          {caller === undefined ? (
            <TimeIcon name="chat-bubble" />
          ) : (
            <>
              <Crest seat={caller} /> <span className="strong">{words.page.verbs.answerShort}</span>
            </>
          )}
        </button>
      )}
    </>
  );
}

/** Cards that can only be looked at, and called for if `onCall` is given. */
export function HandToLookAt(
  props: Pick<HandProps, 'hand' | 'words' | 'isAlone' | 'size' | 'onCall'> & { rows: HandRows },
) {
  return (
    <Hand
      {...props}
      isPreview
      mode="look"
      lockedFor={undefined}
      chosen={[]}
      calls={NO_CALLS}
      you="spectator"
      onCard={() => {}}
    />
  );
}

/** A row of places on the page; an empty place is kept, so that nothing moves under a finger. */
export type HandRow = readonly (number | undefined)[];

/**
 * Puts ids into a row: existing ones stay, new ones take the first empty place; returns the same row if nothing
 * changes.
 */
export function settleRow(row: HandRow, ids: readonly number[]): HandRow {
  const kept = row.map((id) => (id !== undefined && ids.includes(id) ? id : undefined));
  for (const id of ids) {
    if (kept.includes(id)) continue;
    const free = kept.indexOf(undefined);
    if (free === -1) kept.push(id);
    else kept[free] = id;
  }
  while (kept.length > 0 && kept.at(-1) === undefined) kept.pop();
  return kept.length === row.length && kept.every((id, place) => id === row[place]) ? row : kept;
}
