import { Link } from 'wouter';
import { useText } from '../language.ts';
import styles from './footer.module.css';

/** At the foot of quiet pages: a promise, the rules, the credits. */
export function Footer() {
  const text = useText().footer;
  return (
    <footer className={styles.footer}>
      <p>{text.promise}</p>
      <p className={styles.links}>
        <Link href="/rules/dash">{text.rules}</Link>
        <Link href="/credits">{text.credits}</Link>
      </p>
    </footer>
  );
}
