import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './hand.module.css';

/**
 * The look of a card in hand. `calling`: usable now, highlighted. `lifted`: chosen. `resting`: not usable now.
 * `leaving`: chosen to be given away.
 */
export type HandLook = 'plain' | 'calling' | 'lifted' | 'resting' | 'leaving';

/** One card of the hand: its look, and its text for screen readers. */
export interface HandCard {
  /** The card's id in the pack; copies are identical. */
  id: string;
  face: ReactNode;
  label: string;
  /** The effect of a tap, as a word of the game. */
  role: string;
  look: HandLook;
  /** The effect of a tap, as text on the card. */
  badge?: string | undefined;
  isPressed?: boolean | undefined;
}

/**
 * Your cards, always face up: a row that scrolls sideways if necessary, with an arrow at each edge that hides cards.
 * One card is in the tab order; the arrow keys reach the others.
 */
export function Hand(props: {
  title: string;
  /** The text shown without cards. */
  empty: string;
  cards: readonly HandCard[];
  className?: string | undefined;
  /** `by`: keyboard focus may be moved on from there. */
  onCard(place: number, by: 'pointer' | 'keyboard'): void;
  /** Inspects the card, whatever a tap would do. */
  onLook?(place: number): void;
}) {
  const { cards } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const reachable = Math.min(at, cards.length - 1);
  useSeenCards(list, cards);
  return (
    <section className={`shrinks anchor ${styles.zone} ${props.className ?? ''}`} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {props.title}
      </h2>
      {cards.length === 0 && <p className={`dim ${styles.none}`}>{props.empty}</p>}
      <ul ref={list} className={styles.hand} onKeyDown={moveAlong}>
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
          <li key={`${card.id}-${place}`} data-flip={`hand-${place}`}>
            <button
              type="button"
              className={`bare anchor block ${styles.card}`}
              data-hand={place}
              data-card={card.id}
              data-role={card.role}
              data-look={card.look}
              aria-pressed={card.isPressed}
              tabIndex={place === reachable ? 0 : -1}
              onFocus={() => setAt(place)}
              onClick={(event) => props.onCard(place, event.detail === 0 ? 'keyboard' : 'pointer')}
              onContextMenu={
                props.onLook &&
                ((event) => {
                  event.preventDefault();
                  props.onLook?.(place);
                })
              }
            >
              <CardParts {...card} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardParts({ label, face, badge }: HandCard) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      {face}
      {badge !== undefined && (
        <span className={`unbroken strong fine dense ${styles.badge}`} data-hangs aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );
}

/** Scrolls important cards into view: a new one at the end, and the first usable one. Marks edges that hide cards. */
function useSeenCards(list: { readonly current: HTMLUListElement | null }, cards: readonly HandCard[]): void {
  const count = useRef(cards.length);
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const measure = () => markHidden(row);
    measure();
    if (cards.length > count.current) row.scrollTo({ left: row.scrollWidth, behavior: 'smooth' });
    count.current = cards.length;
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [list, cards.length]);
  const calling = cards.findIndex(({ look }) => look === 'calling');
  useEffect(() => {
    const card = list.current?.querySelector(`[data-hand="${calling}"]`);
    card?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'nearest' });
  }, [list, calling]);
}

/** This much of a card may be hidden without an arrow, in pixels. */
const HARDLY = 8;

/** Marks the edges of the hand that hide cards. */
function markHidden(row: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  const zone = row.parentElement;
  zone?.toggleAttribute('data-more-before', scrollLeft > HARDLY);
  zone?.toggleAttribute('data-more-after', scrollWidth - clientWidth - scrollLeft > HARDLY);
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll('button')];
  const focused = document.activeElement;
  const from = focused instanceof HTMLButtonElement ? cards.indexOf(focused) : -1;
  const perRow = cardsPerRow(cards);
  const isRowBelow = from - (from % perRow) + perRow < cards.length;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - perRow,
    ArrowDown: isRowBelow ? Math.min(from + perRow, cards.length - 1) : -1,
    Home: 0,
    End: cards.length - 1,
  };
  const to = cards[steps[event.key] ?? -1];
  if (from === -1 || to === undefined) return;
  event.preventDefault();
  to.focus();
}

/** The number of cards in the first row: all of them, unless the hand has several rows. */
function cardsPerRow(cards: readonly HTMLElement[]): number {
  const tops = cards.map((card) => card.closest('li')?.offsetTop);
  const second = tops.findIndex((top) => top !== tops[0]);
  return second === -1 ? Math.max(1, cards.length) : second;
}
