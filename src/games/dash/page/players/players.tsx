import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import { PlayerPlate } from '../../../../client/kit/players/player-plate.tsx';
import { PlayersStrip } from '../../../../client/kit/players/players-strip.tsx';
import { Sign } from '../../../../client/kit/signs/sign.tsx';
import type { Viewer } from '../../../../engine/game.ts';
import type { DashView } from '../../rules/view.ts';
import { DashIcon } from '../dash-icon.tsx';
import type { Words } from '../words.ts';
import styles from './players.module.css';

/** All players: gold, explored cards and Equipment; a tap shows everything they have. */
export function Players(props: {
  view: DashView;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
  onPlayer(seat: number): void;
}) {
  const { view, words, you } = props;
  return (
    <PlayersStrip title={words.page.players} players={props.players} className={styles.players}>
      {(info, seat) => {
        const player = view.players[seat];
        if (player === undefined) return undefined;
        const isExploring = view.explorer === seat && view.phase !== 'exchange' && view.phase !== 'over';
        const equipment = player.equipment.map((card) => words.equipment(card));
        const label = words.page.playerLabel({
          name: seat === you ? `${info.name} (${words.page.you})` : info.name,
          gold: words.game.gold(player.gold),
          explored: player.explored.length,
          equipment: equipment.map(words.name),
        });
        const state = isExploring ? `, ${words.page.explores}` : info.here ? '' : `, ${words.page.away}`;
        return (
          <PlayerPlate
            seat={seat}
            name={info.name}
            label={label + state}
            isYou={seat === you}
            isTurn={isExploring}
            isHere={info.here}
            className={styles.player}
            onOpen={() => props.onPlayer(seat)}
          >
            <span className={`unbroken gold strong ${styles.gold}`} data-flip={`gold-${seat}`}>
              <Sign id="gold" isPart>
                <DashIcon name="two-coins" />
                {player.gold}
              </Sign>
            </span>
            <Sign id="explored" isPart className="unbroken dim">
              <DashIcon name="footprint" />
              {player.explored.length}
            </Sign>
            <Sign id="equipment" isPart className={styles.equipment}>
              {equipment.map(({ icon }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
                <DashIcon key={place} name={icon} />
              ))}
            </Sign>
          </PlayerPlate>
        );
      }}
    </PlayersStrip>
  );
}
