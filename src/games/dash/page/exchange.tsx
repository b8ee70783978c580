import type { PlayerInfo } from '../../../client/games/game-page.ts';
import { Crest } from '../../../client/parts/crest.tsx';
import type { DashView } from '../rules/view.ts';
import styles from './exchange.module.css';
import type { Words } from './words.ts';

/** Between two dungeons: what happens now, and who is still choosing. The choosing itself is done on one's own cards. */
export function Exchange({ view, players, words }: { view: DashView; players: readonly PlayerInfo[]; words: Words }) {
  const { page } = words;
  return (
    <section className={styles.exchange} aria-labelledby="dash-exchange">
      <h2 id="dash-exchange">{page.exchange.title(Math.min(view.dungeon + 1, 3))}</h2>
      <p>{page.exchange.lead}</p>
      <ul>
        {players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
          <li key={seat} data-ready={view.ready[seat]}>
            <Crest seat={seat} /> <span>{player.name}</span>
            <span className={styles.state}>
              {view.ready[seat] ? `✓ ${page.exchange.ready}` : `… ${page.exchange.choosing}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
