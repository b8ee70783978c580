import { type ReactNode, useEffect, useState } from 'react';
import { EndScreen, verdictOf } from '../../../../client/kit/end/end-screen.tsx';
import { ScoreRow, ScoreRows } from '../../../../client/kit/end/score-row.tsx';
import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import { isMotionWanted, paced } from '../../../../client/kit/motion/flip.ts';
import { useTableContext } from '../../../../client/kit/table/table-context.tsx';
import type { Seat, Viewer } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { DashView, PlayerView } from '../../rules/view.ts';
import { DashIcon, DashPicture } from '../dash-icon.tsx';
import type { Words } from '../words.ts';
import { foundBy, rankingOf } from './ranking.ts';
import styles from './scoring.module.css';

/** How long one player's row is shown before the next, and how fast gold counts up. */
const ROW_MS = 1100;
const COIN_MS = 30;

/** The end screen: gold from last place to first, who won, and the tie-break if gold was equal. */
export function Scoring(props: {
  view: DashView;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
  afterwards: ReactNode;
  /** Called when all gold is counted: the log may now name the winner. */
  onCounted(): void;
}) {
  const { view, players, words, you, onCounted } = props;
  const { page } = words;
  const ranking = rankingOf(view);
  const shown = useCountUp(ranking.length, ROW_MS);
  const done = shown >= ranking.length;
  useEffect(() => {
    if (done) onCounted();
  }, [done, onCounted]);
  const winners = view.outcome?.winners ?? [];
  const best = Math.max(...view.players.map(({ gold }) => gold));
  const tied = view.players.filter(({ gold }) => gold === best).length > 1;
  return (
    <EndScreen
      id="dash-scoring"
      counting={page.scoring.title}
      verdict={verdictOf(winners, { you, players, text: page.scoring, table: page })}
      isCounted={done}
      isWon={you !== 'spectator' && winners.includes(you)}
      winners={winners}
      tie={tied ? (winners.length > 1 ? page.scoring.shared : page.scoring.tieBreak) : undefined}
      afterwards={props.afterwards}
      isCountedHere
      className={styles.scoring}
    >
      <ScoreRows className={styles.rows}>
        {ranking.map(({ seat, place }, index) => {
          const player = elementAt(view.players, seat);
          return (
            <Row
              key={seat}
              seat={seat}
              name={players[seat]?.name ?? ''}
              player={player}
              place={place}
              words={words}
              isYou={seat === you}
              // The last rank is counted at once; the verdict waits until the first has been shown too.
              isCounted={ranking.length - index <= shown + 1}
              isWinner={done && winners.includes(seat)}
              doesDecide={done && tied && player.gold === best}
            />
          );
        })}
      </ScoreRows>
    </EndScreen>
  );
}

interface RowProps {
  seat: Seat;
  name: string;
  player: PlayerView;
  place: number;
  words: Words;
  isYou: boolean;
  isCounted: boolean;
  isWinner: boolean;
  doesDecide: boolean;
}

/** A player's finds, explored cards and gold. */
function Row({ player, words, ...row }: RowProps) {
  const { scoring } = words.page;
  const { isCounted } = row;
  return (
    <ScoreRow
      {...row}
      crown={<DashIcon name="laurel-crown" />}
      aside={<Counted icon="footprint" word={scoring.explored} count={player.explored.length} />}
      total={<Counted icon="two-coins" word={scoring.total} count={<Gold gold={isCounted ? player.gold : 0} />} />}
    >
      <Found player={player} isCounted={isCounted} words={words} />
    </ScoreRow>
  );
}

function Counted({ icon, word, count }: { icon: string; word: string; count: ReactNode }) {
  return (
    <>
      <DashIcon name={icon} /> {word} {count}
    </>
  );
}

function Found(props: { player: PlayerView; isCounted: boolean; words: Words }) {
  const { player, isCounted, words } = props;
  return (
    <ul className={`wrap ${styles.found}`} aria-label={words.page.scoring.treasures}>
      {foundBy(player, words).map((found) => (
        <li key={found.name} className="row gap-4" data-counted={isCounted}>
          <DashPicture name={found.icon} /> {found.count > 1 && `${found.count} × `}
          {found.name} <strong className="gold">{found.gold}</strong>
        </li>
      ))}
    </ul>
  );
}

/** A sum that counts up in an element of constant width. */
function Gold({ gold }: { gold: number }) {
  return <span className={styles.gold}>{useCountUp(gold, COIN_MS)}</span>;
}

/** Counts up from 0, one step at a time; at once without motion. */
function useCountUp(to: number, pace = 350): number {
  const { wasOver: isSeen } = useTableContext();
  const [shown, setShown] = useState(() => (isMotionWanted() && !isSeen ? 0 : to));
  useEffect(() => {
    if (shown >= to) return;
    const timer = setTimeout(() => setShown(shown + 1), paced(pace));
    return () => clearTimeout(timer);
  }, [shown, to, pace]);
  return shown;
}
