import type { CSSProperties } from 'react';
import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import { PlayerPlate } from '../../../../client/kit/players/player-plate.tsx';
import { Sign } from '../../../../client/kit/signs/sign.tsx';
import type { Seat } from '../../../../engine/game.ts';
import { DAYS, type Day } from '../../rules/state.ts';
import type { BoardView } from '../../rules/view.ts';
import { spotKey } from '../choice/choice.ts';
import { DaysIcon } from '../days-icon.tsx';
import type { Words } from '../words.ts';
import { DayButton, type DayProps } from './day.tsx';
import type { DayMark } from './marks.ts';
import { ScoreChange } from './score-change.tsx';
import styles from './week.module.css';

/** A player's week: seven days. `row`: beside its owner; `large`: below the owner. */
export function Week(
  props: Omit<DayProps, 'mark' | 'isReachable'> & {
    seat: Seat;
    week: BoardView;
    label: string;
    isTurn: boolean;
    reachable: { board: Seat; day: Day };
    /** The days to draw; all of them, if it is missing. */
    days?: readonly Day[];
    marks: ReadonlyMap<string, DayMark>;
  },
) {
  const { seat, week, reachable, marks, label, isTurn, days = WHOLE, ...rest } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form, this is a board
    <div
      role="group"
      aria-label={label}
      className={`rounded anchor shrinks ${styles.week}`}
      data-turn={isTurn}
      data-flip={`week-${seat}`}
    >
      <div className={`grow grid ${styles.days}`} style={{ '--days': days.length } as CSSProperties}>
        {days.map((day) => (
          <DayButton
            key={day}
            {...rest}
            board={seat}
            day={day}
            week={week}
            mark={marks.get(spotKey(seat, day))}
            isReachable={reachable.board === seat && reachable.day === day}
          />
        ))}
      </div>
    </div>
  );
}

const WHOLE: readonly Day[] = DAYS.map((_name, day) => day);

/** The owner of a week, its score, and their number of cards; a tap shows the week. */
export function Owner(props: {
  seat: Seat;
  week: BoardView;
  player: PlayerInfo;
  isYou: boolean;
  isTurn: boolean;
  change: number;
  /** Whether it is another player's. */
  isRival: boolean;
  words: Words;
  label: string;
  onOwner(seat: Seat): void;
}) {
  const { seat, week, player, words } = props;
  return (
    <PlayerPlate
      seat={seat}
      name={player.name}
      label={props.label}
      isYou={props.isYou}
      isTurn={props.isTurn}
      isHere={player.here}
      className={styles.owner}
      onOpen={() => props.onOwner(seat)}
    >
      <span className={`gold strong ${styles.total}`} data-flip={`total-${seat}`}>
        <Sign id="total" isPart>
          {week.total}
        </Sign>
      </span>
      {props.change !== 0 && (
        <ScoreChange change={props.change} words={words} rival={props.isRival ? seat : undefined} isNamed />
      )}
      <Sign id="hand" isPart className={styles.hand}>
        <DaysIcon name="card-pickup" />
        {week.hand}
      </Sign>
    </PlayerPlate>
  );
}
