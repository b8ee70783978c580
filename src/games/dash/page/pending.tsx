import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../client/parts/button.tsx';
import type { EquipmentNumber } from '../rules/content.ts';
import type { PendingView } from '../rules/view.ts';
import { CardFace } from './card-face.tsx';
import styles from './pending.module.css';
import { magicOn, type Words } from './words.ts';

/** The second half of a double tap must not pay for the card that the first has flipped. */
const SETTLING_MS = 450;

/** The card just flipped, large, with what it will do and what can be done about it. */
export function Pending(props: {
  pending: PendingView;
  /** What whoever explores has left. */
  ap: number;
  words: Words;
  busy: boolean;
  usable: readonly EquipmentNumber[];
  droppable: readonly EquipmentNumber[];
  onFace: (() => void) | undefined;
  onPutBack: (() => void) | undefined;
  onUse(card: EquipmentNumber): void;
  onDrop(card: EquipmentNumber): void;
}) {
  const { pending, words, busy } = props;
  const { page } = words;
  const card = words.dungeon(pending.card);
  const section = useRef<HTMLElement>(null);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLING_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // The card that was flipped lies under this now; what has the focus must be seen.
    if (isOnBoard(document.activeElement)) section.current?.focus({ preventScroll: true });
    return backToBoard;
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.pending}
      aria-label={`${page.pending.title}: ${words.label(card)}`}
    >
      <div className={styles.card} data-flip="pending">
        <CardFace card={card} words={words} size="large" />
      </div>
      <div className={styles.choices} data-settled={isSettled}>
        <p className={styles.then}>{consequence(pending, words)}</p>
        {props.onFace !== undefined && (
          <Button look="main" disabled={busy} onClick={props.onFace}>
            {faceWord(pending, props.ap, words)}
          </Button>
        )}
        {props.onPutBack !== undefined && (
          <Button look="plain" disabled={busy} onClick={props.onPutBack}>
            <span>
              {page.verbs.putBack(words.game.ap(pending.putBack ?? 0))}
              <span className={styles.does}>{page.pending.wouldPutBack}</span>
            </span>
          </Button>
        )}
        {props.usable.map((number) => (
          <Button key={number} look="plain" disabled={busy} onClick={() => props.onUse(number)}>
            <span>
              {page.verbs.use(words.name(words.equipment(number)))}
              <span className={styles.does}>{would(number, words)}</span>
            </span>
          </Button>
        ))}
        {props.droppable.map((number) => (
          <Button key={number} look="plain" disabled={busy} onClick={() => props.onDrop(number)}>
            {page.verbs.drop(words.name(words.equipment(number)))}
          </Button>
        ))}
      </div>
    </section>
  );
}

function isOnBoard(element: Element | null): boolean {
  return element === document.body || element?.closest('[data-can-flip]') != null;
}

/** Whoever acted by keyboard goes on from the board. */
function backToBoard(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-space][tabindex="0"]')?.focus({ preventScroll: true });
}

/** The word for letting the card happen: what it costs (DA-12: at most what is left), where that is all it does. */
export function faceWord(pending: PendingView, ap: number, { page, game, dungeon }: Words): string {
  if (pending.canceled) return page.verbs.goOn;
  const isCostAll = magicOn(dungeon(pending.card)) === undefined || pending.magicCanceled;
  return pending.cost > 0 && isCostAll ? page.verbs.pay(game.ap(Math.min(pending.cost, ap))) : page.verbs.face;
}

function consequence(pending: PendingView, { page, game }: Words): string {
  if (pending.canceled) return page.pending.canceled;
  const magic = pending.magicCanceled ? `${page.pending.magicCanceled} ` : '';
  return magic + (pending.endsTurn ? page.pending.endsTurn : page.pending.leaves(game.ap(pending.left)));
}

function would(number: EquipmentNumber, { equipment, page, game }: Words): string {
  const { effect } = equipment(number);
  switch (effect.kind) {
    case 'cancel':
      return page.pending.wouldCancel;
    case 'cancel-magic':
      return page.pending.wouldCancelMagic;
    case 'reduce-cost':
      return page.pending.wouldReduce(game.ap(effect.ap));
    case 'put-back':
      return page.pending.wouldPutBack;
    case 'treasure-map':
      return '';
  }
}
