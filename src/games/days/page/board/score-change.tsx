import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { Seat } from '../../../../engine/game.ts';
import type { Words } from '../words.ts';
import styles from './score-change.module.css';

/** What a play would add to a score or take from it. A rival's gain has the colour of a loss of one's own, and their crest. */
export function ScoreChange(props: {
  change: number;
  words: Words;
  /** Whose score it is, where it is not one's own. */
  rival?: Seat | undefined;
  /** Whether whose crest it is is shown beside it anyway. */
  isNamed?: boolean;
  className?: string | undefined;
}) {
  const { change, rival } = props;
  return (
    <span
      className={`strong ${styles.change} ${props.className ?? ''}`}
      aria-hidden="true"
      data-sign={change > 0 ? 'more' : 'less'}
      data-good={change > 0 === (rival === undefined)}
    >
      {rival !== undefined && props.isNamed !== true && <Crest seat={rival} className={styles.whose} />}
      {props.words.page.change(change)}
    </span>
  );
}
