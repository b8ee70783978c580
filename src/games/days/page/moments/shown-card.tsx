import { useLayoutEffect, useRef } from 'react';
import { flipElement, flyIn } from '../../../../client/kit/motion/flip.ts';
import type { CardNumber } from '../../rules/content.ts';
import { CardFace } from '../cards/card-face.tsx';
import type { Words } from '../words.ts';
import styles from './shown-card.module.css';

/** Its `data-flip`: from here it goes to its day, to the hand, or to the discard pile. */
export const SHOWN_CARD = 'shown-card';

/** A card at full size over the boards, with its flavour; it comes from the element with the key `from`. */
export function ShownCard({ card, from, words }: { card: CardNumber; from: string; words: Words }) {
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const origin = flipElement(document, from)?.getBoundingClientRect();
    if (shown.current === null || origin === undefined) return;
    // The crest of a plate, which is as wide as the screen.
    const side = Math.min(origin.width, origin.height);
    flyIn(shown.current, new DOMRect(origin.x, origin.y, side, side));
  }, [from]);
  return (
    // The log tells it to screen readers.
    <div className={`covers passive ${styles.over}`} aria-hidden="true" data-act="">
      <div ref={shown} className={styles.card} data-flip={SHOWN_CARD} data-flip-leaves="">
        <CardFace card={card} words={words} size="large" />
      </div>
    </div>
  );
}
