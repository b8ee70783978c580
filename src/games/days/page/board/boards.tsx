import type { ReactNode } from 'react';
import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import type { Seat, Viewer } from '../../../../engine/game.ts';
import type { Preview } from '../../rules/preview.ts';
import type { Day } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import type { PlayCue } from '../moments/stage.ts';
import type { Words } from '../words.ts';
import styles from './boards.module.css';
import { type DayMark, picturedMarks } from './marks.ts';
import { useDayFocus } from './use-day-focus.ts';
import { Owner, Week } from './week.tsx';

/**
 * All weeks: the others' in playing order, your own last and largest. One day is in the tab order; the arrow keys reach
 * the rest.
 */
export function Boards(props: {
  view: DaysView;
  you: Viewer;
  players: readonly PlayerInfo[];
  words: Words;
  marks: ReadonlyMap<string, DayMark>;
  preview: Preview | undefined;
  /** The play being shown. */
  cue?: PlayCue | undefined;
  /** What stands beside the owner of your own week. */
  beside: ReactNode;
  onDay(board: Seat, day: Day): void;
  onPoint(spot: { board: Seat; day: Day } | undefined): void;
  onOwner(seat: Seat): void;
}) {
  const { view, you, players, words, marks, preview, cue } = props;
  const order = boardOrder(players.length, you);
  const focus = useDayFocus(order, order.at(-1) ?? 0);
  const names = words.names(players, you);
  const others = order.filter((seat) => seat !== you);

  function parts(seat: Seat) {
    const week = view.boards[seat];
    const player = players[seat];
    const isTurn = view.phase === 'playing' && view.turn === seat;
    const label = words.page.weekLabel({
      name: seat === you ? `${player.name} (${words.page.you})` : player.name,
      points: words.game.points(week.total),
      hand: week.hand,
      isTurn,
      isYours: seat === you,
      isAway: !player.here,
    });
    const change = cue?.changes[seat] ?? preview?.scores[seat]?.change ?? 0;
    const isRival = you !== 'spectator' && seat !== you;
    const shared = { seat, week, words, label, isTurn };
    return {
      owner: (
        <Owner
          {...shared}
          player={player}
          isYou={seat === you}
          isRival={isRival}
          change={change}
          onOwner={props.onOwner}
        />
      ),
      week: (
        <Week
          {...shared}
          names={names}
          rival={isRival ? { seat, name: player.name } : undefined}
          reachable={focus.reachable}
          marks={cue?.spots === undefined ? marks : picturedMarks(cue.spots)}
          onDay={props.onDay}
          onReach={focus.onReach}
          onPoint={props.onPoint}
        />
      ),
    };
  }

  /** A picture of a play shows the days it is about, or else its boards. */
  const inPicture = (seat: Seat) => (cue?.forward.includes(seat) && cue.spots === undefined ? '' : undefined);
  const own = you === 'spectator' ? undefined : parts(you);
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
          const { owner, week } = parts(seat);
          return (
            <li
              key={seat}
              className={`shrinks grid ${styles.other}`}
              data-forward={cue?.forward.includes(seat)}
              data-picture={inPicture(seat)}
            >
              {owner}
              {week}
            </li>
          );
        })}
      </ul>
      <div className={`shrinks ${styles.beside}`} data-picture={you === 'spectator' ? undefined : inPicture(you)}>
        {own?.owner}
        {props.beside}
      </div>
      {own !== undefined && (
        <div
          className={`grid ${styles.own}`}
          data-keep-clear
          data-forward={you !== 'spectator' && cue?.forward.includes(you)}
          data-picture={you === 'spectator' ? undefined : inPicture(you)}
        >
          {own.week}
        </div>
      )}
    </section>
  );
}

/** The seats in playing order from the next one, your own last; spectators see them as they are. */
export function boardOrder(seats: number, you: Viewer): Seat[] {
  const first = you === 'spectator' ? 0 : you + 1;
  return Array.from({ length: seats }, (_, place) => (first + place) % seats);
}
