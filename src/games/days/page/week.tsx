import type { PlayerInfo } from '../../../client/games/game-page.ts';
import { Crest } from '../../../client/parts/crest.tsx';
import type { Seat } from '../../../engine/game.ts';
import { type Day, WEEK } from '../rules/state.ts';
import type { BoardView } from '../rules/view.ts';
import { spotKey } from './choice.ts';
import { DayButton, type DayProps } from './day.tsx';
import { DaysIcon } from './days-icon.tsx';
import type { Mark } from './marks.ts';
import styles from './week.module.css';
import type { Words } from './words.ts';

/** A player's week: seven days on parchment. `row`: beside its owner; `large`: below them. */
export function Week(
  props: Omit<DayProps, 'mark' | 'isReachable'> & {
    seat: Seat;
    week: BoardView;
    label: string;
    isTurn: boolean;
    reachable: { board: Seat; day: Day };
    marks: ReadonlyMap<string, Mark>;
  },
) {
  const { seat, week, reachable, marks, label, isTurn, ...rest } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form, this is a board
    <div role="group" aria-label={label} className={styles.week} data-turn={isTurn} data-flip={`week-${seat}`}>
      <div className={styles.days}>
        {Array.from({ length: WEEK }, (_, day) => (
          <DayButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
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

/** Whose week it is, what it is worth now, and how many cards they hold; a tap shows everything in it. */
export function Owner(props: {
  seat: Seat;
  week: BoardView;
  player: PlayerInfo;
  isYou: boolean;
  isTurn: boolean;
  change: number;
  words: Words;
  label: string;
  onOwner(seat: Seat): void;
}) {
  const { seat, week, player, words } = props;
  return (
    <button
      type="button"
      className={styles.owner}
      data-you={props.isYou}
      data-turn={props.isTurn}
      data-here={player.here}
      data-flip={`player-${seat}`}
      onClick={() => props.onOwner(seat)}
    >
      <Crest seat={seat} />
      <span className="visually-hidden">{props.label}</span>
      <span className={styles.name} aria-hidden="true">
        {player.name}
      </span>
      <span className={styles.figures} aria-hidden="true">
        <span className={styles.total} data-flip={`total-${seat}`}>
          {week.total}
        </span>
        {props.change !== 0 && (
          <span className={styles.change} data-sign={props.change > 0 ? 'more' : 'less'}>
            {words.page.change(props.change)}
          </span>
        )}
        <span className={styles.hand}>
          <DaysIcon name="card-pickup" />
          {week.hand}
        </span>
      </span>
    </button>
  );
}
