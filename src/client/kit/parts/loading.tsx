import { useText } from '../../text/language.ts';
import { Icon } from './icon.tsx';
import styles from './loading.module.css';

/** While something is on its way: a torch, and a word for those who do not see it. */
export function Loading() {
  const text = useText();
  return (
    <main id="content" className={`stack roomy centred dim ${styles.loading}`} aria-busy="true">
      <Icon name="torch" className={styles.torch} />
      <h1>{text.table.loading}</h1>
    </main>
  );
}
