import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { Seat } from '../../../../engine/game.ts';
import styles from './coming-card.module.css';

/** The next card of the Story, face down, with the crest of whoever played it. It says nothing: it has not been turned. */
export function ComingCard({ seat }: { seat: Seat | undefined }) {
  return (
    <span className={`middle ${styles.card}`} aria-hidden="true">
      {seat !== undefined && <Crest seat={seat} className={styles.crest} />}
    </span>
  );
}
