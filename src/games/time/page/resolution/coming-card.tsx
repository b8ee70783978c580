import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { Seat } from '../../../../engine/game.ts';
import { StoryBack } from '../painted-pictures.tsx';
import styles from './coming-card.module.css';

/**
 * The next card of the Story, face down, with the crest of its player. Hidden from screen readers, because it is not
 * revealed yet.
 */
export function ComingCard({ seat }: { seat: Seat | undefined }) {
  return (
    <span className={`middle ${styles.card}`} aria-hidden="true">
      <StoryBack />
      {seat !== undefined && <Crest seat={seat} className={styles.crest} />}
    </span>
  );
}
