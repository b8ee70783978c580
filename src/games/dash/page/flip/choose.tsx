import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../client/kit/parts/button.tsx';
import type { DashMove } from '../../rules/state.ts';
import type { PendingView } from '../../rules/view.ts';
import type { Words } from '../words.ts';
import type { Choice } from './choices.ts';
import styles from './spotlight.module.css';

/** Ignores input for this long, so that the second tap of a double tap does not answer. */
const SETTLING_MS = 450;

/** What can be done about the card just flipped, beside it: each choice with what it leads to. */
export function Choose(props: {
  pending: PendingView;
  choices: readonly Choice[];
  words: Words;
  busy: boolean;
  send(move: DashMove): void;
}) {
  const { pending, words, busy } = props;
  const { page } = words;
  const group = useRef<HTMLElement>(null);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLING_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // The flipped card is covered by this panel, so focus moves into it.
    if (isOnBoard(document.activeElement)) group.current?.focus({ preventScroll: true });
    return backToBoard;
  }, []);
  return (
    <section
      ref={group}
      tabIndex={-1}
      className={`stack scrolls ${isSettled ? '' : 'passive'} ${styles.choices}`}
      data-choices
      aria-label={`${page.pending.title}: ${words.label(words.dungeon(pending.card))}`}
    >
      {pending.magicCanceled && <p className="strong centred">{page.pending.magicCanceled}</p>}
      {props.choices.map(({ move, label, leadsTo, isBest }) => (
        <Button
          key={label}
          look={isBest ? 'main' : 'plain'}
          data-choice={move.kind}
          disabled={busy}
          onClick={() => props.send(move)}
        >
          <span>
            {label}
            <span className={`regular block ${styles.does}`}>{leadsTo}</span>
          </span>
        </Button>
      ))}
    </section>
  );
}

function isOnBoard(element: Element | null): boolean {
  return element === document.body || element?.closest('[data-can-flip]') != null;
}

/** Returns focus to the board for keyboard users. */
function backToBoard(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-space][tabindex="0"]')?.focus({ preventScroll: true });
}
