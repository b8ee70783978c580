import { useEffect, useRef } from 'react';
import type { TableHandle } from '../../../connection/use-table.ts';
import { muteForNow } from '../../../device/sound.ts';
import { BarTools } from '../../../kit/parts/bar-tools.tsx';
import { Icon } from '../../../kit/parts/icon.tsx';
import styles from '../../../play/room-note.module.css';
import { useSameRoomText } from './text/text.ts';

/** How long a phone vibrates when its turn begins, in ms. */
const SHAKE_MS = 80;

/** A phone beside a big screen: it is muted, vibrates when its turn begins, and shows the hand first. */
export function Phone(props: { handle: TableHandle; isWhole: boolean; onWhole(isWhole: boolean): void }) {
  const { isWhole } = props;
  const text = useSameRoomText();
  const { you, play, table } = props.handle.snapshot;
  useEffect(() => muteForNow(), []);
  useShake(table?.status === 'playing' && (play?.moves.length ?? 0) > 0);
  if (you.chair === undefined || table?.status !== 'playing') return undefined;
  // During others' turns the notice above the hand already has this button.
  if (!isWhole && (play?.moves.length ?? 0) === 0) return undefined;
  const label = isWhole ? text.hand : text.whole;
  return (
    <BarTools>
      <button
        type="button"
        className="sign tool"
        aria-label={text.whole}
        aria-pressed={isWhole}
        title={label}
        onClick={() => props.onWhole(!isWhole)}
      >
        <Icon name="dungeon-gate" />
      </button>
    </BarTools>
  );
}

function useShake(isMine: boolean): void {
  const was = useRef(isMine);
  useEffect(() => {
    const mayShake = navigator.userActivation?.hasBeenActive === true;
    if (isMine && !was.current && mayShake) navigator.vibrate?.(SHAKE_MS);
    was.current = isMine;
  }, [isMine]);
}

/** On a phone while others play, which the big screen shows: a button to see the table here anyway. */
export function HandNotice({ onWhole }: { onWhole(): void }) {
  const text = useSameRoomText();
  return (
    <p className={`centred ${styles.hand}`}>
      <button type="button" className="link" onClick={onWhole}>
        {text.whole}
      </button>
    </p>
  );
}
