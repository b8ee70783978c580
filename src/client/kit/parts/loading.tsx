import { useText } from '../../text/language.ts';
import { Icon } from './icon.tsx';
import styles from './loading.module.css';

/** A loading indicator: a torch, and a text for screen readers. */
export function Loading() {
  const text = useText();
  return (
    <main id="content" className={`stack roomy centred dim ${styles.loading}`} aria-busy="true">
      <Icon name="torch" className={styles.torch} />
      <h1>{text.table.loading}</h1>
    </main>
  );
}
