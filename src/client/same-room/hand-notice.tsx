import styles from './room-note.module.css';
import { useSameRoomText } from './text/index.ts';

/** While others are at it, which the big screen shows: the way to see it here all the same. */
export function HandNotice({ onWhole }: { onWhole(): void }) {
  const text = useSameRoomText();
  return (
    <p className={styles.hand}>
      <button type="button" onClick={onWhole}>
        {text.whole}
      </button>
    </p>
  );
}
