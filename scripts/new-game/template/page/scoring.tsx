import type { ReactNode } from 'react';
import { EndScreen } from '../../../client/kit/end/end-screen.tsx';
import { ScoreRow, ScoreRows } from '../../../client/kit/end/score-row.tsx';
import type { PlayerInfo } from '../../../client/kit/game-page.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { NewGameView } from '../rules/view.ts';
import { NewGameIcon } from './icon.tsx';
import type { Words } from './text/text.ts';

/** The end: the winner, everybody's gold, and what to do next. */
export function Scoring(props: {
  view: NewGameView;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
  afterwards: ReactNode;
}) {
  const { view, players, you, words } = props;
  const { scoring } = words.page;
  const winners = view.outcome?.winners ?? [];
  const isYours = winners.length === 1 && winners[0] === you;
  const names = winners.map((seat) => players[seat]?.name ?? '');
  return (
    <EndScreen
      id="new-game-scoring"
      counting={scoring.total}
      verdict={isYours ? scoring.youWin : scoring.wins(names)}
      isCounted
      isWon={you !== 'spectator' && winners.includes(you)}
      winners={winners}
      afterwards={props.afterwards}
    >
      <ScoreRows>
        {players.map(({ name }, seat) => (
          <ScoreRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
            key={seat}
            seat={seat}
            name={name}
            isWinner={winners.includes(seat)}
            crown={<NewGameIcon name="laurel-crown" />}
            total={words.game.gold(view.gold[seat] ?? 0)}
          />
        ))}
      </ScoreRows>
    </EndScreen>
  );
}
