import { useEffect, useRef } from 'react';
import type { CardNumber } from '../rules/content.ts';
import { CardFace } from './card-face.tsx';
import styles from './hand.module.css';
import type { Words } from './words.ts';

/** What a card of the hand is to the choice under way. `asked`: Transformation could give it. */
export type HandRole = 'playable' | 'resting' | 'lifted' | 'asked' | 'given';

/** One's own hand, always open at the bottom. Any number of cards: they scroll sideways and keep their size. */
export function Hand(props: {
  cards: readonly CardNumber[];
  words: Words;
  roleOf(card: CardNumber, place: number): HandRole;
  /** `by`: a card lifted by the keyboard sends the focus on to the boards. */
  onCard(place: number, by: 'pointer' | 'keyboard'): void;
}) {
  const { words, cards } = props;
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(cards.length);
  useEffect(() => {
    // A card just drawn is at the end, and wants to be seen.
    if (cards.length > count.current) list.current?.scrollTo({ left: list.current.scrollWidth, behavior: 'smooth' });
    count.current = cards.length;
  }, [cards.length]);
  const asked = cards.findIndex((card, place) => props.roleOf(card, place) === 'asked');
  useEffect(() => {
    // What is asked for may lie beyond the edge.
    const card = list.current?.querySelector(`[data-hand="${asked}"]`);
    card?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'nearest' });
  }, [asked]);
  return (
    <section className={styles.zone} aria-labelledby="days-hand">
      <h2 id="days-hand" className="visually-hidden">
        {words.page.hand}
      </h2>
      {cards.length === 0 && <p className={styles.none}>{words.page.handEmpty}</p>}
      <ul ref={list} className={styles.hand}>
        {cards.map((card, place) => {
          const role = props.roleOf(card, place);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
            <li key={`${card}-${place}`}>
              <button
                type="button"
                className={styles.card}
                data-hand={place}
                data-card={words.card(card).id}
                data-role={role}
                data-flip={`hand-${place}`}
                aria-pressed={role === 'lifted' || role === 'given'}
                onClick={(event) => props.onCard(place, event.detail === 0 ? 'keyboard' : 'pointer')}
              >
                <span className="visually-hidden">
                  {words.page.handLabel({
                    name: words.name(card),
                    worth: words.worth(card),
                    effect: words.effect(card),
                    isPlayable: role !== 'resting',
                  })}
                </span>
                <CardFace card={card} words={words} size="hand" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
