import { Link } from 'wouter';
import type { GroupGame, GroupInfo } from '../../../../protocol/result.ts';
import { isCooperative } from '../../../device/kept/tally.ts';
import { gameName } from '../../../kit/games/registry.ts';
import { type AfterText, useAfterText } from '../../../play/after/text.ts';
import styles from '../records.module.css';
import { type RecordsText, useRecordsText } from '../text/text.ts';
import { useDay } from './game-card.tsx';

const SHOWN = 20;

/** The last games of a group, the newest first: who won, and a link to the replay. */
export function GroupGames({
  group,
  replayOf,
}: {
  group: Pick<GroupInfo, 'people' | 'games'>;
  replayOf(code: string): string;
}) {
  const text = useRecordsText();
  const after = useAfterText();
  const day = useDay();
  const games = group.games.slice(-SHOWN).toReversed();
  if (games.length === 0) return undefined;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="latest">
      <h2 id="latest">{text.latest}</h2>
      <ul className={`lined links ${styles.list}`}>
        {games.map((game) => (
          <li key={game.code} className="wrap spread">
            <span className={styles.what}>
              <strong>{winnersOf(game, text)}</strong>
              <small className="subline">
                {gameName(game.game)} · <time dateTime={new Date(game.endedAt).toISOString()}>{day(game.endedAt)}</time>
                {game.practice === true && ` · ${text.practice}`}
                {botsPart(game, after)}
              </small>
            </span>
            <Link
              href={replayOf(game.code)}
              aria-label={`${text.replay}: ${winnersOf(game, text)}, ${day(game.endedAt)}, ${game.code}`}
            >
              {text.replay}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose game a bot played, one sentence each. */
function botsPart({ players }: GroupGame, text: AfterText): string {
  return players.flatMap(({ name, byBot }) => (byBot === undefined ? [] : [` · ${text.byBot(name, byBot)}`])).join('');
}

function winnersOf(game: GroupGame, { group: text }: RecordsText): string {
  const { winners, players } = game;
  if (isCooperative(game)) return winners.length > 0 ? text.allWon : text.allLost;
  return winners.length === 0 ? text.nobody : text.wonBy(winners.map((seat) => players[seat]?.name ?? ''));
}
