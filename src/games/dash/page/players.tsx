import type { PlayerInfo } from '../../../client/games/game-page.ts';
import { Crest } from '../../../client/parts/crest.tsx';
import type { Viewer } from '../../../engine/game.ts';
import type { DashView } from '../rules/view.ts';
import { DashIcon } from './dash-icon.tsx';
import styles from './players.module.css';
import type { Words } from './words.ts';

/** Everybody at the table: gold, explored cards and equipment in sight; a tap shows all they have. */
export function Players(props: {
  view: DashView;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
  onPlayer(seat: number): void;
}) {
  const { view, words, you } = props;
  return (
    <section className={styles.zone} aria-labelledby="dash-players">
      <h2 id="dash-players" className="visually-hidden">
        {words.page.players}
      </h2>
      <ul className={styles.players} data-count={props.players.length}>
        {props.players.map((info, seat) => {
          const player = view.players[seat];
          if (player === undefined) return undefined;
          const exploring = view.explorer === seat && view.phase !== 'exchange' && view.phase !== 'over';
          const equipment = player.equipment.map((card) => words.equipment(card));
          const label = words.page.playerLabel({
            name: seat === you ? `${info.name} (${words.page.you})` : info.name,
            gold: words.game.gold(player.gold),
            explored: player.explored.length,
            equipment: equipment.map(words.name),
          });
          const state = exploring ? `, ${words.page.explores}` : info.here ? '' : `, ${words.page.away}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
            <li key={seat}>
              <button
                type="button"
                className={styles.player}
                data-exploring={exploring}
                data-you={seat === you}
                data-here={info.here}
                data-flip={`player-${seat}`}
                onClick={() => props.onPlayer(seat)}
              >
                <Crest seat={seat} />
                <span className="visually-hidden">{label + state}</span>
                <span className={styles.name} aria-hidden="true">
                  {info.name}
                </span>
                <span className={styles.figures} aria-hidden="true">
                  <span className={styles.gold} data-flip={`gold-${seat}`}>
                    <DashIcon name="two-coins" />
                    {player.gold}
                  </span>
                  <span className={styles.explored}>
                    <DashIcon name="footprint" />
                    {player.explored.length}
                  </span>
                  <span className={styles.equipment}>
                    {equipment.map(({ icon }, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
                      <DashIcon key={place} name={icon} />
                    ))}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
