import styles from '../../../play/room-note.module.css';
import { useSameRoomText } from './text/text.ts';

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
