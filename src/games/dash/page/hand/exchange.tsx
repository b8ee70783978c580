import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import type { Viewer } from '../../../../engine/game.ts';
import { people } from '../../../../engine/text.ts';
import type { DashView } from '../../rules/view.ts';
import { DashIcon } from '../dash-icon.tsx';
import type { Words } from '../words.ts';
import styles from './exchange.module.css';

/** Between dungeons: who leads, what happens now, and who is still choosing. You choose on your own cards in hand. */
export function Exchange(props: { view: DashView; players: readonly PlayerInfo[]; you: Viewer; words: Words }) {
  const { view, players, you, words } = props;
  const { exchange, you: self, and } = words.page;
  const most = Math.max(...view.players.map(({ gold }) => gold));
  const leaders = players.flatMap(({ name }, seat) =>
    view.players[seat]?.gold === most ? [{ name, isYou: seat === you }] : [],
  );
  return (
    <section className={`stack centred in-middle ${styles.exchange}`} aria-labelledby="dash-exchange">
      <h2 id="dash-exchange" className="bright">
        <DashIcon name="dungeon-gate" /> {exchange.title(Math.min(view.dungeon + 1, 3))}
      </h2>
      {most > 0 && (
        <p className="strong">{exchange.standing(people(leaders, { you: self, last: and }), words.game.gold(most))}</p>
      )}
      <p>{exchange.lead}</p>
      <ul className={`tiles gap-7 across ${styles.people}`}>
        {players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
          <li key={seat} className={`row panel ${styles.person}`}>
            <Crest seat={seat} />
            <span className="grid shrinks">
              <span className="one-line">{player.name}</span>
              <span className={`hint ${view.ready[seat] ? 'good strong' : ''}`}>
                {view.ready[seat] ? `✓ ${exchange.ready}` : `… ${exchange.choosing}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
