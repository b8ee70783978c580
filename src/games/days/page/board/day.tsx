import type { CSSProperties } from 'react';
import { Sign } from '../../../../client/kit/signs/sign.tsx';
import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { topOf } from '../../rules/board/stack.ts';
import { BOULDER, type CardNumber } from '../../rules/content.ts';
import { type Day, dayNameOf, stackOn } from '../../rules/state.ts';
import type { BoardView } from '../../rules/view.ts';
import type { Names } from '../../text/text.ts';
import { spotKey } from '../choice/choice.ts';
import { DaysIcon, DaysPicture } from '../days-icon.tsx';
import type { Words } from '../words.ts';
import styles from './day.module.css';
import type { DayMark } from './marks.ts';
import { ScoreChange } from './score-change.tsx';

/** At most this many covered cards of a stack are visible as edges. */
const MOST_EDGES = 3;

/** The input for drawing a day, besides its position. */
export interface DayProps {
  words: Words;
  names: Names;
  /** The week's owner, if the viewer plays and it is another player's. */
  rival?: { seat: Seat; name: string } | undefined;
  /** Whether it is the one day in the tab order. */
  isReachable: boolean;
  mark: DayMark | undefined;
  onDay(board: Seat, day: Day): void;
  /** The day has received focus. */
  onReach(spot: { board: Seat; day: Day }): void;
  /** A mouse or the keyboard points at the day, or stops doing so. */
  onPoint(spot: { board: Seat; day: Day } | undefined): void;
}

type DayButtonProps = DayProps & { board: Seat; day: Day; week: BoardView };

/** A day of a board: its top card, its score, and the height of the stack. */
export function DayButton(props: DayButtonProps) {
  const { board, day, week, words, mark = {} } = props;
  const top = topOf(stackOn(week.days, day));
  return (
    <button
      type="button"
      className={`anchor shrinks grid ${styles.day}`}
      data-spot={spotKey(board, day)}
      data-lit={mark.lit}
      data-chosen={mark.chosen}
      data-leaves={mark.leaves}
      data-landed={mark.landed}
      data-fresh={mark.fresh}
      data-empty={top === undefined}
      data-count={mark.count}
      data-own={props.rival === undefined}
      data-worse={isWorse(props)}
      tabIndex={props.isReachable ? 0 : -1}
      onClick={() => props.onDay(board, day)}
      onFocus={(event) => {
        props.onReach({ board, day });
        if (event.currentTarget.matches(':focus-visible')) props.onPoint({ board, day });
      }}
      onBlur={() => props.onPoint(undefined)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && props.onPoint({ board, day })}
      onPointerLeave={(event) => event.pointerType === 'mouse' && props.onPoint(undefined)}
    >
      <span className="visually-hidden">{labelOf(props)}</span>
      <span className={`fine unbroken ${styles.name}`} aria-hidden="true">
        {words.game.shortDays[dayNameOf(day)]}
      </span>
      {top !== undefined && <StackTop {...props} top={top} />}
      <DayMarks mark={mark} words={words} rival={props.rival?.seat} />
    </button>
  );
}

/** The top card of a stack, with its score and the height of the stack. */
function StackTop({ board, day, week, words, mark = {}, top }: DayButtonProps & { top: CardNumber }) {
  const stack = stackOn(week.days, day);
  return (
    <span
      className={`rounded middle anchor shrinks clipped ${styles.card}`}
      aria-hidden="true"
      data-kind={words.card(top).kind}
      style={{ '--covered': Math.min(stack.length, MOST_EDGES + 1) - 1 } as CSSProperties}
      data-flip={`day-${board}-${day}`}
      data-flip-leaves=""
    >
      <DaysPicture name={words.card(top).icon} className={styles.picture} />
      <span className={`text-centre clipped ${styles.whole}`}>{words.onBoard(top)}</span>
      {top !== BOULDER && mark.count !== 'later' && (
        <Sign id="score" isPart className={styles.score}>
          {week.scores[day]}
        </Sign>
      )}
      {mark.note !== undefined ? (
        <span className={styles.corner}>{mark.note.sign}</span>
      ) : (
        stack.length > 1 && (
          <Sign id="stack" isPart className={styles.corner}>
            <DaysIcon name="stack" />
            {stack.length}
          </Sign>
        )
      )}
    </span>
  );
}

/** How the play in hand would change a day. */
function DayMarks({ mark, words, rival }: { mark: DayMark; words: Words; rival: Seat | undefined }) {
  return (
    <>
      {mark.incoming !== undefined && (
        <span className={styles.incoming}>
          <DaysIcon name={words.card(mark.incoming).icon} />
        </span>
      )}
      {mark.below !== undefined && (
        <span className={`fine ${styles.below}`} aria-hidden="true">
          <DaysIcon name={words.card(mark.below.took).icon} />
          ➜
          <DaysIcon name={words.card(mark.below.gave).icon} />
        </span>
      )}
      {mark.leaves && (
        <span aria-hidden="true">
          <Sign id="leaves" isPart className={styles.leaving}>
            ✕
          </Sign>
        </span>
      )}
      {mark.ends && (
        <span aria-hidden="true">
          <Sign id="ends" isPart className={styles.ends}>
            ⚑
          </Sign>
        </span>
      )}
      {mark.change !== undefined && (
        <ScoreChange change={mark.change} words={words} rival={rival} className={styles.change} />
      )}
    </>
  );
}

/** Whether a tap there would give a rival points, or cost the viewer some. */
function isWorse({ mark, rival }: DayProps): boolean {
  const change = mark?.change ?? 0;
  return rival === undefined ? change < 0 : change > 0;
}

/** "Wednesday: Sprite on Elf, 6 points, can be played here" */
function labelOf({ day, week, words, names, rival, mark = {} }: DayButtonProps): string {
  const { page } = words;
  const seen = words.game.dayLabel({ day, stack: stackOn(week.days, day), score: elementAt(week.scores, day) }, names);
  const more = [
    mark.lit && (mark.taking ? page.canTakeHere : page.canPlayHere),
    mark.chosen && page.chosen(day),
    mark.leaves && page.leaves,
    mark.below && page.changesBelow(words.name(mark.below.took), words.name(mark.below.gave)),
    mark.change !== undefined && (rival ? page.changeFor(rival.name, mark.change) : page.change(mark.change)),
    mark.ends && page.endsGame,
    mark.fresh && page.justChanged(day),
    mark.note?.line,
  ];
  return [seen, ...more.filter((word) => typeof word === 'string')].join(', ');
}
