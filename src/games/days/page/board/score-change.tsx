import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { Seat } from '../../../../engine/game.ts';
import type { Words } from '../words.ts';
import styles from './score-change.module.css';

/** The change of a score by a play. A rival's gain has the colour of your own loss, and their crest. */
export function ScoreChange(props: {
  change: number;
  words: Words;
  /** The owner of the score, if not the viewer. */
  rival?: Seat | undefined;
  /** Whether the owner's crest is already shown beside it. */
  isNamed?: boolean;
  className?: string | undefined;
}) {
  const { change, rival } = props;
  return (
    <span
      className={`strong unbroken ${styles.change} ${props.className ?? ''}`}
      aria-hidden="true"
      data-sign={change > 0 ? 'more' : 'less'}
      data-good={change > 0 === (rival === undefined)}
    >
      {rival !== undefined && props.isNamed !== true && <Crest seat={rival} className={styles.whose} />}
      {props.words.page.change(change)}
    </span>
  );
}
