import type { ReactNode } from 'react';
import { EndScreen, verdictOf } from '../../../../client/kit/end/end-screen.tsx';
import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import type { Seat, Viewer } from '../../../../engine/game.ts';
import { type Day, WEEK } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import type { Words } from '../words.ts';
import { CountedWeeks, notesOf } from './counted-weeks.tsx';
import styles from './scoring.module.css';
import { rankingOf } from './standing.ts';
import { whyOver } from './why-over.ts';

/** The result: the winner and the viewer's result, all weeks by rank, and the tie-break. */
export function Scoring(props: {
  view: DaysView;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
  afterwards: ReactNode;
  onDay(board: Seat, day: Day): void;
}) {
  const { view, players, words, you } = props;
  const { scoring } = words.page;
  const winners = view.outcome?.winners ?? [];
  const best = Math.max(...view.boards.map(({ total }) => total));
  const isTied = view.boards.filter(({ total }) => total === best).length > 1;
  return (
    <EndScreen
      id="days-scoring"
      counting={scoring.title}
      verdict={verdictOf(winners, { you, players, text: scoring, table: words.page })}
      isCounted
      isWon={you !== 'spectator' && winners.includes(you)}
      winners={winners}
      afterwards={props.afterwards}
      className={styles.scoring}
    >
      <p className="centred dim">{whyOver(view, words, props)}</p>
      {isTied && <p className="centred strong">{winners.length > 1 ? scoring.shared : scoring.tieBreak}</p>}
      <CountedWeeks
        view={view}
        players={players}
        you={you}
        words={words}
        counted={WEEK + 1}
        onDay={props.onDay}
        rows={rankingOf(view.boards, { winners }).map(({ seat, board, place }) => ({
          seat,
          place,
          isBest: winners.includes(seat),
          aside: words.page.cards(board.cards),
          doesDecide: isTied && board.total === best,
          total: words.game.points(board.total),
          notes: notesOf(board, words),
        }))}
      />
      <p className="centred dim not-on-screen">{scoring.seeStacks}</p>
    </EndScreen>
  );
}
