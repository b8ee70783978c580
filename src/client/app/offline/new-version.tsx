import { useEffect, useState } from 'react';
import { Button } from '../../kit/parts/button.tsx';
import { useText } from '../../text/language.ts';
import styles from './new-version.module.css';
import { workOffline } from './register.ts';

/** Offers a newer version. The page reloads only on the reader's tap: they may be in the middle of a move. */
export function NewVersion() {
  const text = useText().version;
  const [newer, setNewer] = useState(false);
  const [later, setLater] = useState(false);
  useEffect(() => workOffline(() => setNewer(true)), []);
  return (
    <output className={`over-table panel lit wrap centred shadowed ${styles.notice}`} hidden={!newer || later}>
      {newer && !later && (
        <>
          <span>{text.newer}</span>
          <Button look="main" onClick={() => location.reload()}>
            {text.reload}
          </Button>
          <Button look="quiet" onClick={() => setLater(true)}>
            {text.later}
          </Button>
        </>
      )}
    </output>
  );
}
