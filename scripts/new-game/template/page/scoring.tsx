import type { ReactNode } from 'react';
import type { PlayerInfo } from '../../../client/games/game-page.ts';
import { Crest } from '../../../client/parts/crest.tsx';
import type { Viewer } from '../../../engine/game.ts';
import type { NewGameView } from '../rules/view.ts';
import { NewGameIcon } from './icon.tsx';
import styles from './page.module.css';
import type { Words } from './text/index.ts';

/** The end: who won, everybody's gold, and the way on. */
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
    <section className={styles.scoring} aria-labelledby="new-game-scoring" data-rule="NG-20">
      <h2 id="new-game-scoring">{isYours ? scoring.youWin : scoring.wins(names)}</h2>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.page.players}</th>
            <th scope="col">{scoring.total}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
            <tr key={seat} data-winner={winners.includes(seat)}>
              <th scope="row">
                <Crest seat={seat} /> {name} {winners.includes(seat) && <NewGameIcon name="laurel-crown" />}
              </th>
              <td>{words.game.gold(view.gold[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {props.afterwards}
    </section>
  );
}
