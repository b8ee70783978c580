import { useEffect, useState } from 'react';
import { useText } from '../language.ts';
import { Button } from '../parts/button.tsx';
import styles from './new-version.module.css';
import { workOffline } from './register.ts';

/** Says that there is a newer version. Nothing is loaded again before somebody wants it: a move may be half thought. */
export function NewVersion() {
  const text = useText().version;
  const [newer, setNewer] = useState(false);
  const [later, setLater] = useState(false);
  useEffect(() => workOffline(() => setNewer(true)), []);
  return (
    <output className={styles.notice} hidden={!newer || later}>
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
