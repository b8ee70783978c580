import type { PlayerInfo } from '../../../client/games/game-page.ts';
import { Crest } from '../../../client/parts/crest.tsx';
import type { Viewer } from '../../../engine/game.ts';
import type { NewGameView } from '../rules/view.ts';
import { NewGameIcon } from './icon.tsx';
import styles from './page.module.css';
import type { Words } from './text/index.ts';

/** Everybody at the table with their gold; whose turn it is stands out. */
export function Players(props: { view: NewGameView; players: readonly PlayerInfo[]; you: Viewer; words: Words }) {
  const { view, you, words } = props;
  return (
    <ul className={styles.players} aria-label={words.page.players} data-rule="NG-20">
      {props.players.map(({ name, here }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
        <li key={seat} className={styles.player} data-turn={view.turn === seat} data-you={seat === you}>
          <Crest seat={seat} />
          <span className={styles.name} data-here={here}>
            {name}
            <span className="visually-hidden">
              {seat === you && ` (${words.page.you})`}
              {!here && `, ${words.page.away}`}
              {view.turn === seat && `, ${words.page.rolls}`}
            </span>
          </span>
          <span className={styles.gold}>
            <NewGameIcon name="two-coins" /> {words.game.gold(view.gold[seat] ?? 0)}
          </span>
        </li>
      ))}
    </ul>
  );
}
