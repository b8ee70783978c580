import sprite from 'virtual:icons/books';
import { SpriteIcon } from '../kit/parts/icon.tsx';
import { useText } from '../text/language.ts';
import styles from './at-a-glance.module.css';
import type { Rulebook } from './parse-rulebook.ts';

/** Before the numbered rules: the aim, and a turn in pictures. */
export function AtAGlance({ book, heading }: { book: Rulebook; heading: 'h2' | 'h3' }) {
  const text = useText().rules;
  const Heading = heading;
  return (
    <section className="card">
      <Heading className="bright">{text.aim}</Heading>
      <p className="strong">{book.aim}</p>
      <Heading className="bright">{text.turn}</Heading>
      <ol className={`tiles ${styles.steps}`}>
        {book.turn.map((step) => (
          <li key={step.icon}>
            <SpriteIcon sprite={sprite} name={step.icon} className={styles.picture} />
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
