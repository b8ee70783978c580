import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { PlayerInfo } from '../../../client/games/game-page.ts';
import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Preview } from '../rules/preview.ts';
import { type Day, WEEK } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import styles from './boards.module.css';
import { spotKey } from './choice.ts';
import type { Mark } from './marks.ts';
import { Owner, Week } from './week.tsx';
import type { Words } from './words.ts';

/** All weeks: those of the others in the order of play, and one's own last and largest. One day is in the tab order; arrows reach the rest. */
export function Boards(props: {
  view: DaysView;
  you: Viewer;
  players: readonly PlayerInfo[];
  words: Words;
  marks: ReadonlyMap<string, Mark>;
  preview: Preview | undefined;
  /** What stands beside the owner of one's own week. */
  beside: ReactNode;
  onDay(board: Seat, day: Day): void;
  onPoint(spot: { board: Seat; day: Day } | undefined): void;
  onOwner(seat: Seat): void;
}) {
  const { view, you, players, words, marks, preview } = props;
  const order = boardOrder(players.length, you);
  const [at, setAt] = useState<{ board: Seat; day: Day }>();
  const reachable = at ?? { board: order.at(-1) ?? 0, day: 0 };
  const zone = useRef<HTMLDivElement>(null);
  const names = words.names(players, you);
  const others = order.filter((seat) => seat !== you);

  function onKeyDown(event: KeyboardEvent) {
    const to = nextDay(reachable, event.key, order);
    if (to === undefined) return;
    event.preventDefault();
    zone.current?.querySelector<HTMLElement>(`[data-spot="${spotKey(to.board, to.day)}"]`)?.focus();
  }

  function parts(seat: Seat) {
    const week = view.boards[seat];
    const player = players[seat];
    const isTurn = view.phase === 'playing' && view.turn === seat;
    const label = words.page.weekLabel({
      name: seat === you ? `${player.name} (${words.page.you})` : player.name,
      points: words.game.points(week.total),
      hand: week.hand,
      isTurn,
      isAway: !player.here,
    });
    const change = preview?.scores[seat]?.change ?? 0;
    const shared = { seat, week, words, label, isTurn };
    return {
      owner: <Owner {...shared} player={player} isYou={seat === you} change={change} onOwner={props.onOwner} />,
      week: (
        <Week
          {...shared}
          names={names}
          reachable={reachable}
          marks={marks}
          onDay={props.onDay}
          onReach={setAt}
          onPoint={props.onPoint}
        />
      ),
    };
  }

  const own = you === 'spectator' ? undefined : parts(you);
  return (
    <section ref={zone} aria-labelledby="days-boards" className={styles.boards} onKeyDown={onKeyDown}>
      <h2 id="days-boards" className="visually-hidden">
        {words.page.boards}
      </h2>
      <ul className={styles.others} data-count={others.length}>
        {others.map((seat) => {
          const { owner, week } = parts(seat);
          return (
            <li key={seat} className={styles.other}>
              {owner}
              {week}
            </li>
          );
        })}
      </ul>
      <div className={styles.beside}>
        {own?.owner}
        {props.beside}
      </div>
      {own !== undefined && <div className={styles.own}>{own.week}</div>}
    </section>
  );
}

/** Who comes after me first, and I come last; who only watches sees the seats as they are. */
export function boardOrder(seats: number, you: Viewer): Seat[] {
  const first = you === 'spectator' ? 0 : you + 1;
  return Array.from({ length: seats }, (_, place) => (first + place) % seats);
}

function nextDay(from: { board: Seat; day: Day }, key: string, order: readonly Seat[]) {
  const row = order.indexOf(from.board);
  const to = { row, day: from.day };
  if (key === 'ArrowLeft') to.day -= 1;
  else if (key === 'ArrowRight') to.day += 1;
  else if (key === 'ArrowUp') to.row -= 1;
  else if (key === 'ArrowDown') to.row += 1;
  else if (key === 'Home') to.day = 0;
  else if (key === 'End') to.day = WEEK - 1;
  else return undefined;
  const board = order[to.row];
  return board === undefined || to.day < 0 || to.day >= WEEK ? undefined : { board, day: to.day };
}
