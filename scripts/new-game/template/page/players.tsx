import type { PlayerInfo } from '../../../client/kit/game-page.ts';
import { PlayerPlate } from '../../../client/kit/players/player-plate.tsx';
import { PlayersStrip } from '../../../client/kit/players/players-strip.tsx';
import type { Viewer } from '../../../engine/game.ts';
import type { NewGameView } from '../rules/view.ts';
import { NewGameIcon } from './icon.tsx';
import styles from './page.module.css';
import type { Words } from './text/text.ts';

/** Everybody at the table with their gold; the player to move is highlighted. */
export function Players(props: { view: NewGameView; players: readonly PlayerInfo[]; you: Viewer; words: Words }) {
  const { view, you, words } = props;
  const { page, game } = words;
  return (
    <PlayersStrip title={page.players} players={props.players}>
      {({ name, here }, seat) => {
        const gold = game.gold(view.gold[seat] ?? 0);
        const who = seat === you ? `${name} (${page.you})` : name;
        const state = view.turn === seat ? [page.rolls] : here ? [] : [page.away];
        return (
          <PlayerPlate
            seat={seat}
            name={name}
            label={[who, gold, ...state].join(', ')}
            isYou={seat === you}
            isTurn={view.turn === seat}
            isHere={here}
          >
            <span className={styles.gold}>
              <NewGameIcon name="two-coins" /> {gold}
            </span>
          </PlayerPlate>
        );
      }}
    </PlayersStrip>
  );
}
