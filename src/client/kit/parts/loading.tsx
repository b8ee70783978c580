import { useText } from '../../text/language.ts';
import { Icon } from './icon.tsx';
import styles from './loading.module.css';

/** A loading indicator: a torch, and a text for screen readers. `progress`: the share that is done, from 0 to 1. */
export function Loading({ words, progress }: { words?: string; progress?: number }) {
  const text = useText();
  return (
    <main id="content" className={`stack gap-10 centred dim ${styles.loading}`} aria-busy="true">
      <Icon name="torch" className={styles.torch} />
      <h1>{words ?? text.table.loading}</h1>
      {progress !== undefined && <progress className={styles.progress} value={progress} aria-label={words} />}
    </main>
  );
}
