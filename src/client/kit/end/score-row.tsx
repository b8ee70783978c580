import type { CSSProperties, ReactNode } from 'react';
import type { Seat } from '../../../engine/game.ts';
import { Crest } from '../crests/crest.tsx';
import styles from './score-row.module.css';

/** The rows of the scores. */
export function ScoreRows({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <ol className={`stack gap-7 ${className ?? ''}`}>{children}</ol>;
}

/** One player's row: the score, its parts, the tie-break, and the sum so far. */
export function ScoreRow(props: {
  seat: Seat;
  name: string;
  /** The rank, if rows are ranked. */
  place?: number | undefined;
  /** Whether it is the reader's. */
  isYou?: boolean;
  /** Before it is counted, a row is empty but has its height. */
  isCounted?: boolean;
  isWinner: boolean;
  /** The picture beside the winner. */
  crown?: ReactNode;
  /** The tie-break; `doesDecide`: it did decide. */
  aside?: ReactNode;
  doesDecide?: boolean;
  total: ReactNode;
  style?: CSSProperties | undefined;
  /** The parts of the score. */
  children?: ReactNode;
}) {
  const { seat, isWinner } = props;
  return (
    <li
      className={`grid rounded ${props.isCounted === false ? 'unseen' : ''} ${styles.row}`}
      data-winner={isWinner}
      data-you={props.isYou}
      data-counted={props.isCounted ?? true}
      style={props.style}
    >
      <h3 className={`row regular gap-7 shrinks ${styles.who}`}>
        {props.place !== undefined && <span className="dim strong stiff">{props.place}.</span>}
        <Crest seat={seat} />
        <span className={`two-lines ${isWinner ? 'strong' : ''} ${styles.name}`}>{props.name}</span>
        <span className={`gold ${isWinner ? '' : 'unseen'} ${styles.crown}`}>{props.crown}</span>
      </h3>
      {props.aside !== undefined && (
        <span className={`unbroken dim ${styles.aside}`} data-decides={props.doesDecide}>
          {props.aside}
        </span>
      )}
      <span className={`unbroken gold strong title ${styles.total}`}>{props.total}</span>
      {props.children !== undefined && <div className={styles.counted}>{props.children}</div>}
    </li>
  );
}
