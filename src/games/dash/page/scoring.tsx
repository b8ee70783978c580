import { type ReactNode, useEffect } from 'react';
import type { PlayerInfo } from '../../../client/games/game-page.ts';
import { Crest } from '../../../client/parts/crest.tsx';
import { useCountUp } from '../../../client/table/use-count-up.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { DashView, PlayerView } from '../rules/view.ts';
import { DashIcon } from './dash-icon.tsx';
import styles from './scoring.module.css';
import type { Words } from './words.ts';

interface Counted {
  icon: string;
  name: string;
  gold: number;
}

/** The end: everybody's gold counted piece by piece, who won, and by what where gold was equal. */
export function Scoring(props: {
  view: DashView;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
  afterwards: ReactNode;
  /** All gold is counted: from now on the log may say who won. */
  onCounted(): void;
}) {
  const { view, players, words, you } = props;
  const { page } = words;
  const rows = view.players.map((player) => piecesOf(player, words));
  const longest = Math.max(0, ...rows.map((pieces) => pieces.length));
  const shown = useCountUp(longest);
  const done = shown >= longest;
  const { onCounted } = props;
  useEffect(() => {
    if (done) onCounted();
  }, [done, onCounted]);
  const winners = view.outcome?.winners ?? [];
  const best = Math.max(...view.players.map(({ gold }) => gold));
  const tied = view.players.filter(({ gold }) => gold === best).length > 1;
  return (
    <section className={styles.scoring} aria-labelledby="dash-scoring">
      {/* What is still to come has its room from the start, so that nothing below moves under a finger. */}
      <h2 id="dash-scoring" className={styles.verdict}>
        <span>{done ? verdict() : page.scoring.title}</span>
        {!done && (
          <span className={styles.toCome} aria-hidden="true">
            {verdict()}
          </span>
        )}
      </h2>
      <table>
        <thead>
          <tr className="visually-hidden">
            <th scope="col">{page.players}</th>
            <th scope="col">{page.scoring.treasures}</th>
            <th scope="col">{page.scoring.explored}</th>
            <th scope="col">{page.scoring.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((pieces, seat) => {
            const isWinner = done && winners.includes(seat);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
              <tr key={seat} data-winner={isWinner}>
                <th scope="row">
                  <Crest seat={seat} />
                  <span className={styles.name}>{players[seat]?.name}</span>
                  <DashIcon name="laurel-crown" className={`${styles.crown} ${isWinner ? '' : styles.toCome}`} />
                </th>
                <td>
                  <ul className={styles.pieces}>
                    {pieces.map((piece, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: pieces only ever follow each other
                      <li key={place} title={piece.name} className={place < shown ? styles.counted : styles.toCome}>
                        <DashIcon name={piece.icon} />
                        <span className="visually-hidden">{piece.name}</span> {piece.gold}
                      </li>
                    ))}
                  </ul>
                </td>
                <td className={styles.explored} data-decides={done && tied && view.players[seat]?.gold === best}>
                  <DashIcon name="footprint" /> {view.players[seat]?.explored.length}
                </td>
                <td className={styles.total}>
                  <DashIcon name="two-coins" /> {pieces.slice(0, shown).reduce((sum, { gold }) => sum + gold, 0)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {tied && (
        <p className={`${styles.tie} ${done ? '' : styles.toCome}`}>
          {winners.length > 1 ? page.scoring.shared : page.scoring.tieBreak}
        </p>
      )}
      {props.afterwards}
    </section>
  );

  function verdict(): string {
    if (winners.length === 1 && winners[0] === you) return page.scoring.youWin;
    return page.scoring.wins(
      winners.map((seat) => players[seat]?.name ?? '').join(` ${page.and} `),
      winners.length > 1,
    );
  }
}

/** What is worth gold to a player: treasures first, then maps. */
function piecesOf(player: PlayerView, words: Words): Counted[] {
  const treasures = player.treasures.flatMap((number) => {
    const card = words.dungeon(number);
    return card.kind === 'treasure' ? [{ icon: card.icon, name: words.name(card), gold: card.gold }] : [];
  });
  const maps = player.equipment.flatMap((number) => {
    const card = words.equipment(number);
    return card.effect.kind === 'treasure-map'
      ? [{ icon: card.icon, name: words.name(card), gold: card.effect.gold }]
      : [];
  });
  return [...treasures, ...maps];
}
