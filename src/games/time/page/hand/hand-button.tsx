import { type ComponentProps, type ReactNode, useRef } from 'react';
import { labelOf, nameOf, type Words } from '../words.ts';
import styles from './hand.module.css';
import type { HandProps, Mode } from './hand.tsx';
import type { Slot } from './use-hand.ts';

/** A movement farther down than this is a swipe, not a slipped tap. */
const SWIPE_PX = 36;

/** A card in hand as a button: a tap plays it, a swipe down discards it. */
export function HandButton(
  props: Pick<HandProps, 'words' | 'mode' | 'chosen' | 'lockedFor' | 'onCard'> & {
    slot: Slot & { hasLeft: boolean };
    shortcut: string | undefined;
    /** Whether somebody has called for it. */
    isWanted?: boolean;
    className: string | undefined;
    children: ReactNode;
  },
) {
  const { slot, words, mode, chosen } = props;
  const gestures = useGestures((how) => props.onCard(slot, how), mode !== 'look');
  const face = words.face(slot.card);
  const place = chosen.indexOf(slot.id);
  const isLocked = face.kind === 'adventure' && props.lockedFor !== undefined;
  return (
    <button
      type="button"
      className={props.className}
      data-hand={slot.id}
      data-card={slot.card}
      data-kind={face.kind}
      data-chosen={place !== -1}
      data-locked={isLocked}
      data-wanted={props.isWanted === true}
      aria-description={isLocked ? words.page.verbs.locked(nameOf(face, words), props.lockedFor ?? 0) : undefined}
      aria-pressed={mode === 'several' ? place !== -1 : undefined}
      aria-keyshortcuts={props.shortcut}
      disabled={slot.hasLeft || mode === 'look'}
      {...gestures}
    >
      <span className="visually-hidden">{verbFor(mode, labelOf(face, words), words)}</span>
      <span className={`grid ${styles.seen}`} aria-hidden="true">
        {props.children}
      </span>
      {place !== -1 && (
        <span className={`disc strong ${styles.place}`} aria-hidden="true">
          {place + 1}
        </span>
      )}
      {props.shortcut !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {props.shortcut.toUpperCase()}
        </span>
      )}
    </button>
  );
}

/** Tells a swipe down from a tap: the click after a swipe is no tap. */
function useGestures(
  act: (how: 'tap' | 'swipe') => void,
  canSwipe: boolean,
): Pick<ComponentProps<'button'>, 'onClick' | 'onPointerDown' | 'onPointerUp'> {
  const start = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  return {
    onClick: () => {
      if (!swiped.current) act('tap');
      swiped.current = false;
    },
    onPointerDown: (event) => {
      swiped.current = false;
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event) => {
      const from = start.current;
      start.current = undefined;
      if (from === undefined || !canSwipe) return;
      const down = event.clientY - from.y;
      if (down < SWIPE_PX || down < Math.abs(event.clientX - from.x)) return;
      swiped.current = true;
      act('swipe');
    },
  };
}

function verbFor(mode: Mode, card: string, { page }: Words): string {
  switch (mode) {
    case 'look':
      return card;
    case 'play':
      return page.verbs.play(card);
    case 'discard':
      return page.verbs.discardCard(card);
    case 'several':
      return page.verbs.choose(card);
  }
}
