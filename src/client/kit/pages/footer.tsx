import { Link } from 'wouter';
import { useText } from '../../text/language.ts';
import { GAMES } from '../games/registry.ts';
import styles from './footer.module.css';

/** The footer: a promise, the rules, the credits. */
export function Footer() {
  const text = useText();
  return (
    <footer className={`stack gap-4 centred hint ${styles.footer}`}>
      <p>{text.footer.promise}</p>
      <p className={`wrap centred links ${styles.links}`}>
        {GAMES.map(({ id, door }) => (
          <Link key={id} href={`/rules/${id}`}>
            {text.rules.title(door.name)}
          </Link>
        ))}
        <Link href="/credits">{text.footer.credits}</Link>
      </p>
    </footer>
  );
}
