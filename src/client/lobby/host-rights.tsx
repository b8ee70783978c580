import { useEffect, useRef, useState } from 'react';
import { Icon } from '../kit/parts/icon.tsx';
import { useMannersText } from '../table/manners/text.ts';
import { useTablesText } from '../text/tables.ts';
import styles from './chairs.module.css';

type Right = 'hand-over' | 'remove';

/** What a host may do with who sits on a chair. What cannot be taken back is asked once more, on the chair itself. */
export function HostRights(props: {
  name: string;
  kind: 'person' | 'bot';
  onHandOver(): void;
  onRemove(): void;
  onDone(): void;
}) {
  const { name, kind, onHandOver, onRemove, onDone } = props;
  const text = useMannersText().chairs;
  const lobby = useTablesText().lobby;
  const [asked, setAsked] = useState<Right>();
  const [left, setLeft] = useState<Right>();
  const focused = useRef<HTMLButtonElement>(null);
  // Into the question as it opens, and back to where it came from.
  useEffect(() => {
    if (asked !== undefined || left !== undefined) focused.current?.focus();
  }, [asked, left]);
  const words = { 'hand-over': text.handOver(name), remove: lobby.remove(name) };

  if (kind === 'bot') {
    return (
      <button
        type="button"
        className={`sign ${styles.remove}`}
        aria-label={words.remove}
        title={words.remove}
        onClick={onRemove}
      >
        ✕
      </button>
    );
  }
  if (asked === undefined) {
    return (
      <span className={styles.rights}>
        {(['hand-over', 'remove'] as const).map((right) => (
          <button
            key={right}
            ref={left === right ? focused : undefined}
            type="button"
            className={`sign ${styles.remove}`}
            aria-label={words[right]}
            title={words[right]}
            onClick={() => setAsked(right)}
          >
            {right === 'remove' ? '✕' : <Icon name="crown" />}
          </button>
        ))}
      </span>
    );
  }
  const isAway = asked === 'remove';
  const cancel = () => {
    setLeft(asked);
    setAsked(undefined);
  };
  return (
    <fieldset
      className={`bare wrap share whole-line ${styles.question}`}
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
    >
      <legend>{isAway ? text.sureAwayBefore(name) : text.sureHost(name)}</legend>
      <button ref={focused} type="button" className="pill" onClick={cancel}>
        {text.leaveIt}
      </button>
      <button
        type="button"
        className="pill"
        onClick={() => {
          setLeft(undefined);
          setAsked(undefined);
          onDone();
          if (isAway) onRemove();
          else onHandOver();
        }}
      >
        {words[asked]}
      </button>
    </fieldset>
  );
}
