import sprite from 'virtual:icons/books';
import books from 'virtual:pictures/books';
import { iconsOf } from '../parts/icon.tsx';
import { paintedOf } from '../parts/painted.tsx';
import styles from './at-a-glance.module.css';
import type { Rulebook } from './parse-rulebook.ts';
import { useRulebookText } from './text.ts';

const FLAT = iconsOf(sprite);
const PAINTED = new Map(Object.entries(books).map(([game, pictures]) => [game, paintedOf(pictures, sprite)]));

/** Before the numbered rules: the aim, and a turn in pictures. */
export function AtAGlance({ game, book, heading }: { game: string; book: Rulebook; heading: 'h2' | 'h3' }) {
  const text = useRulebookText();
  const Picture = PAINTED.get(game) ?? FLAT;
  const Heading = heading;
  return (
    <section className="card">
      <Heading className="bright">{text.aim}</Heading>
      <p className="strong">{book.aim}</p>
      <Heading className="bright">{text.turn}</Heading>
      <ol className={`tiles ${styles.steps}`}>
        {book.turn.map((step) => (
          <li key={step.icon}>
            <Picture name={step.icon} className={styles.picture} />
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
