import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { ScoreRow, ScoreRows } from '../../../../client/kit/end/score-row.tsx';
import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import type { Seat, Viewer } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { DAYS, type Day, WEEK } from '../../rules/state.ts';
import type { BoardView, DaysView } from '../../rules/view.ts';
import type { DayMark } from '../board/marks.ts';
import { useDayFocus } from '../board/use-day-focus.ts';
import { Week } from '../board/week.tsx';
import { spotKey } from '../choice/choice.ts';
import { DaysIcon } from '../days-icon.tsx';
import type { Words } from '../words.ts';
import styles from './counted-weeks.module.css';
import { noteOn } from './day-notes.ts';

/** From this many weeks on, a wide result makes them lower, to show all of them at once. */
const MANY = 5;

/** The content of a row besides its week. */
export interface CountedRow {
  seat: Seat;
  /** The leader or the winner. */
  isBest: boolean;
  place?: number | undefined;
  aside: ReactNode;
  doesDecide?: boolean;
  total: ReactNode;
  /** Notes on the scores of its days. */
  notes?: readonly string[];
  style?: CSSProperties;
}

/** All weeks below each other with this many days counted, each with its sum. */
export function CountedWeeks(props: {
  view: DaysView;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
  rows: readonly CountedRow[];
  counted: number;
  isRace?: boolean;
  onDay(board: Seat, day: Day): void;
}) {
  const { view, players, words, you, rows } = props;
  const focus = useDayFocus(
    rows.map(({ seat }) => seat),
    rows[0]?.seat ?? 0,
  );
  const common = {
    words,
    names: words.names(players, you),
    reachable: focus.reachable,
    marks: countMarks(view, props.counted, words),
    onDay: props.onDay,
    onReach: focus.onReach,
    onPoint: () => undefined,
  };
  return (
    <section
      ref={focus.zone}
      aria-label={words.page.boards}
      className={styles.weeks}
      data-race={props.isRace === true}
      data-many={rows.length >= MANY}
      style={{ '--boards': rows.length } as CSSProperties}
      onKeyDown={focus.onKeyDown}
    >
      <ScoreRows>
        {rows.map((row) => (
          <WeekRow
            key={row.seat}
            {...common}
            row={row}
            name={players[row.seat]?.name ?? ''}
            isYou={row.seat === you}
            hasCrown={props.isRace === true || row.isBest}
            week={elementAt(view.boards, row.seat)}
          />
        ))}
      </ScoreRows>
    </section>
  );
}

/** A week with its owner, its sum, and the notes on its days. */
function WeekRow({
  row: { notes = [], ...row },
  name,
  isYou,
  hasCrown,
  ...week
}: Omit<ComponentProps<typeof Week>, 'seat' | 'label' | 'isTurn'> & {
  row: CountedRow;
  name: string;
  isYou: boolean;
  hasCrown: boolean;
}) {
  const { page } = week.words;
  return (
    <ScoreRow
      {...row}
      name={isYou ? `${name} (${page.you})` : name}
      isYou={isYou}
      isWinner={row.isBest}
      crown={hasCrown && <DaysIcon name="laurel-crown" />}
    >
      <div className={`grid ${styles.week}`}>
        <Week {...week} seat={row.seat} label={page.weekOf(name)} isTurn={false} />
      </div>
      {notes.length > 0 && <p className={`hint ${styles.notes}`}>{notes.join(' · ')}</p>}
    </ScoreRow>
  );
}

/** The notes on a week, each after its day's name. */
export function notesOf(week: BoardView, words: Words): string[] {
  return DAYS.flatMap((name, day) => {
    const note = noteOn(week, day, words);
    return note === undefined ? [] : [`${words.game.shortDays[name]}: ${note.line}`];
  });
}

function countMarks({ boards }: DaysView, counted: number, words: Words): ReadonlyMap<string, DayMark> {
  const marks = new Map<string, DayMark>();
  boards.forEach((week, board) => {
    for (let day = 0; day < WEEK; day++) {
      const note = day < counted ? noteOn(week, day, words) : undefined;
      const count = day >= counted ? 'later' : day === counted - 1 ? 'now' : 'done';
      marks.set(spotKey(board, day), { count, ...(note !== undefined && { note }) });
    }
  });
  return marks;
}
