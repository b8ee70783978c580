import { useEffect, useRef } from 'react';
import { Button } from '../../../../client/kit/parts/button.tsx';
import type { Words } from '../words.ts';
import styles from './adventure.module.css';
import type { Asked } from './use-playing.ts';

interface VerbsProps {
  words: Words;
  asked: Asked;
  /** DT-25 Asks for confirmation if cards are left. */
  isAsking: boolean;
  isDone: boolean;
  /** Only saying done is left. */
  isAwaited: boolean;
  isDisabled: boolean;
  /** Only another card can help. */
  isStuck: boolean;
  /** Cards that are left. */
  left: { hand: number; deck: number };
  /** How many cards are chosen, when several are played at once. */
  chosen: number;
  /** DT-22 Where players draw themselves: whether drawing is possible. */
  draw: { can: boolean } | undefined;
  onDone(): void;
  onPlayOn(): void;
  onToggle(asked: Asked): void;
  onAct(kind: 'play' | 'discard'): void;
  onDraw(): void;
}

/** Buttons besides playing a card: done, draw, and with cards in hand also discard and several at once. */
export function Verbs(props: VerbsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.isAsking) row.current?.scrollIntoView({ block: 'nearest' });
  }, [props.isAsking]);
  const shown = props.isAsking ? reallyDone : props.asked === 'several' ? several : usual;
  return (
    <div ref={row} className={`wrap share ${styles.verbs}`}>
      {shown(props)}
    </div>
  );
}

function reallyDone({ words, left, onPlayOn, onDone }: VerbsProps) {
  const { verbs } = words.page;
  return (
    <>
      <p className={`strong centred dense ${styles.ask}`} role="alert">
        {verbs.reallyDone(left.hand, left.deck)}
      </p>
      {/* In the place of "done": an accidental second tap plays on. */}
      <Button look="main" onClick={onPlayOn}>
        {verbs.playOn}
      </Button>
      <Button look="plain" onClick={onDone}>
        {verbs.done}
      </Button>
    </>
  );
}

function several({ words, chosen, onAct, onToggle }: VerbsProps) {
  const { verbs } = words.page;
  return (
    <>
      <Button look="main" disabled={chosen === 0} onClick={() => onAct('play')}>
        {verbs.playThese(chosen)}
      </Button>
      <Button look="plain" disabled={chosen === 0} onClick={() => onAct('discard')}>
        {verbs.discardThese(chosen)}
      </Button>
      <Button look="plain" onClick={() => onToggle('several')}>
        {verbs.cancel}
      </Button>
    </>
  );
}

function usual({ words, asked, isDone, isDisabled, ...props }: VerbsProps) {
  const { verbs } = words.page;
  return (
    <>
      <Button
        look={isDone || props.isAwaited ? 'main' : 'plain'}
        data-move="done"
        aria-pressed={isDone}
        disabled={isDisabled}
        onClick={props.onDone}
      >
        {isDone ? verbs.undone : verbs.done}
      </Button>
      {props.left.hand > 0 && (
        <>
          <Button
            look={props.isStuck && asked !== 'discard' && !isDone ? 'main' : 'plain'}
            data-move="discard"
            className={asked === 'discard' ? styles.discarding : undefined}
            aria-pressed={asked === 'discard'}
            title={verbs.discardHint}
            disabled={isDisabled}
            onClick={() => props.onToggle('discard')}
          >
            {asked === 'discard' ? `✕ ${verbs.discard}` : verbs.discard}
          </Button>
          <Button look="plain" disabled={isDisabled} onClick={() => props.onToggle('several')}>
            {verbs.several}
          </Button>
        </>
      )}
      {props.draw !== undefined && (
        <Button look="main" data-move="draw" disabled={!props.draw.can} onClick={props.onDraw}>
          {verbs.draw}
        </Button>
      )}
    </>
  );
}
