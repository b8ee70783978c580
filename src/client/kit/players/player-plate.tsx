import type { ReactNode } from 'react';
import type { RuleId, Seat } from '../../../engine/game.ts';
import { Crest } from '../crests/crest.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './player-plate.module.css';

/** A player: crest, name and figures. The active player is highlighted; a tap shows details, if there are any. */
export function PlayerPlate(props: {
  seat: Seat;
  name: string;
  /** The full label for screen readers. */
  label: string;
  isYou: boolean;
  isTurn: boolean;
  isHere: boolean;
  /** The rule about its figures. */
  rule?: RuleId;
  className?: string | undefined;
  /** In place of the crest. */
  picture?: ReactNode;
  onOpen?(): void;
  /** The figures. */
  children?: ReactNode;
}) {
  const { seat, onOpen } = props;
  const plate = {
    className: `panel ${styles.plate} ${props.className ?? ''}`,
    'data-you': props.isYou,
    'data-turn': props.isTurn,
    'data-here': props.isHere,
    'data-flip': `player-${seat}`,
    'data-rule': props.rule,
  };
  const content = (
    <>
      {props.picture ?? <Crest seat={seat} className={styles.crest} />}
      <span className="visually-hidden">{props.label}</span>
      <span className={`one-line ${styles.name}`} aria-hidden="true" data-part="name" title={props.name}>
        {props.name}
        {/* Screen readers get it in words. */}
        {!props.isHere && <Icon name="night-sleep" className={`dim ${styles.away}`} />}
      </span>
      <span className={`wrap shrinks ${styles.figures}`} aria-hidden="true">
        {props.children}
      </span>
    </>
  );
  if (onOpen === undefined) return <div {...plate}>{content}</div>;
  return (
    <button type="button" {...plate} onClick={onOpen}>
      {content}
    </button>
  );
}
