import type { ReactNode } from 'react';
import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import type { Seat, Viewer } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { Preview } from '../../rules/preview.ts';
import type { Day } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import type { PlayCue } from '../moments/stage.ts';
import type { Words } from '../words.ts';
import styles from './boards.module.css';
import { type DayMark, stagedMarks } from './marks.ts';
import { useDayFocus } from './use-day-focus.ts';
import { Owner, Week } from './week.tsx';

interface BoardsProps {
  view: DaysView;
  you: Viewer;
  players: readonly PlayerInfo[];
  words: Words;
  marks: ReadonlyMap<string, DayMark>;
  preview: Preview | undefined;
  /** The play being shown. */
  cue?: PlayCue | undefined;
  /** The element beside the owner of your own week. */
  beside: ReactNode;
  onDay(board: Seat, day: Day): void;
  onPoint(spot: { board: Seat; day: Day } | undefined): void;
  onOwner(seat: Seat): void;
}

/**
 * All weeks: the others' in playing order, your own last and largest. One day is in the tab order; the arrow keys reach
 * the rest.
 */
export function Boards(props: BoardsProps) {
  const { you, words, cue } = props;
  const order = boardOrder(props.players.length, you);
  const focus = useDayFocus(order, order.at(-1) ?? 0);
  const others = order.filter((seat) => seat !== you);
  const shown = (seat: Seat) => {
    const isForward = cue?.forward.includes(seat);
    return {
      'data-forward': isForward,
      'data-hit': cue?.hit.includes(seat) === true && cue.part === 'landing' ? '' : undefined,
      'data-picture': isForward ? '' : undefined,
    };
  };
  const own = you === 'spectator' ? undefined : { ...partsOf(props, you, focus), shown: shown(you) };
  return (
    <section
      ref={focus.zone}
      aria-labelledby="days-boards"
      className={`shrinks grid ${styles.boards}`}
      data-staged={cue !== undefined}
      onKeyDown={focus.onKeyDown}
    >
      <h2 id="days-boards" className="visually-hidden">
        {words.page.boards}
      </h2>
      <ul className={`shrinks grid ${styles.others}`} data-count={others.length}>
        {others.map((seat) => {
          const { owner, week } = partsOf(props, seat, focus);
          return (
            <li key={seat} className={`shrinks grid ${styles.other}`} {...shown(seat)}>
              {owner}
              {week}
            </li>
          );
        })}
      </ul>
      <div className={`shrinks ${styles.beside}`} data-picture={own?.shown['data-picture']}>
        {own?.owner}
        {props.beside}
      </div>
      {own !== undefined && (
        <div className={`anchor grid ${styles.own}`} {...own.shown}>
          {own.week}
          <Loss cue={cue} seat={you} words={words} />
        </div>
      )}
    </section>
  );
}

/** What a play of another player has just cost the viewer, over their week. */
function Loss({ cue, seat, words }: { cue: PlayCue | undefined; seat: Viewer; words: Words }) {
  const change = cue === undefined || seat === 'spectator' || !cue.hit.includes(seat) ? 0 : cue.changes[seat];
  if (change === undefined || change >= 0) return undefined;
  return (
    <span className={`covers middle passive strong ${styles.loss}`} aria-hidden="true">
      {words.page.change(change)}
    </span>
  );
}

/** The owner of a week and its days. */
function partsOf(props: BoardsProps, seat: Seat, focus: ReturnType<typeof useDayFocus>) {
  const { view, you, players, words, cue } = props;
  const week = elementAt(view.boards, seat);
  const player = elementAt(players, seat);
  const isYou = seat === you;
  const isRival = you !== 'spectator' && !isYou;
  const isTurn = view.phase === 'playing' && view.turn === seat;
  const label = words.page.weekLabel({
    name: isYou ? `${player.name} (${words.page.you})` : player.name,
    points: words.game.points(week.total),
    hand: week.hand,
    isTurn,
    isYours: isYou,
    isAway: !player.here,
  });
  const change = cue?.changes[seat] ?? props.preview?.scores[seat]?.change ?? 0;
  const shared = { seat, week, words, label, isTurn };
  return {
    owner: (
      <Owner {...shared} player={player} isYou={isYou} isRival={isRival} change={change} onOwner={props.onOwner} />
    ),
    week: (
      <Week
        {...shared}
        names={words.names(players, you)}
        rival={isRival ? { seat, name: player.name } : undefined}
        reachable={focus.reachable}
        marks={cue === undefined ? props.marks : stagedMarks(cue)}
        onDay={props.onDay}
        onReach={focus.onReach}
        onPoint={props.onPoint}
      />
    ),
  };
}

/** The seats in playing order from the next one, your own last; for spectators in plain order. */
function boardOrder(seats: number, you: Viewer): Seat[] {
  const first = you === 'spectator' ? 0 : you + 1;
  return Array.from({ length: seats }, (_, place) => (first + place) % seats);
}
