import { useState } from 'react';
import { Link } from 'wouter';
import type { KeptGame } from '../../../device/kept/kept-games.ts';
import { isCooperative, playedIn } from '../../../device/kept/tally.ts';
import { gameName } from '../../../kit/games/registry.ts';
import { Button } from '../../../kit/parts/button.tsx';
import styles from '../records.module.css';
import { useRecordsText } from '../text/text.ts';
import { useDay } from './game-card.tsx';

const FIRST_SHOWN = 10;

/** The last games of a person, the newest first, each with a link to its replay. */
export function LatestGames({ games }: { games: readonly KeptGame[] }) {
  const text = useRecordsText();
  const [isWhole, setWhole] = useState(false);
  if (games.length === 0) return undefined;
  const newest = games.toReversed();
  return (
    <section className={`card ${styles.card}`} aria-labelledby="latest">
      <h2 id="latest">{text.latest}</h2>
      <ul className={`lined links ${styles.list}`}>
        {(isWhole ? newest : newest.slice(0, FIRST_SHOWN)).map((game) => (
          <PlayedGame key={`${game.code}${game.endedAt}`} game={game} />
        ))}
      </ul>
      {!isWhole && newest.length > FIRST_SHOWN && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {text.showAll(newest.length)}
        </Button>
      )}
    </section>
  );
}

function PlayedGame({ game }: { game: KeptGame }) {
  const text = useRecordsText();
  const day = useDay();
  const { players, seat, winners, code, where, endedAt, practice } = game;
  const others = players.filter((_, place) => place !== seat).map(({ name }) => name);
  const { isWon } = playedIn(game, seat);
  const place = placeIn(game);
  const byBot = players[seat]?.byBot;
  const lost = isCooperative(game) && winners.length > 0 ? text.result.withoutYou : text.result.lost;
  const byOthers = place === undefined ? lost : text.result.place(place, players.length);
  const result = isWon ? text.result.won : winners.includes(seat) ? text.result.byBot : byOthers;
  return (
    <li className="wrap spread">
      <span className={styles.what}>
        <strong className={isWon ? 'good' : ''}>{result}</strong> · {gameName(game.game)}{' '}
        {others.length === 0 ? text.alone : text.with(others)}
        <small className="subline">
          <time dateTime={new Date(endedAt).toISOString()}>{day(endedAt)}</time>
          {byBot !== undefined && ` · ${text.byBot[byBot]}`}
          {practice === true && ` · ${text.practice}`}
          {where === 'elsewhere' && ` · ${text.elsewhere}`}
        </small>
      </span>
      {where !== 'elsewhere' && (
        <Link
          href={where === 'here' ? `/r/here/${code}` : `/r/${code}`}
          aria-label={`${text.replay}: ${gameName(game.game)}, ${day(endedAt)}, ${code}`}
        >
          {text.replay}
        </Link>
      )}
    </li>
  );
}

/** The rank in a game of rivals with scores. */
function placeIn(game: KeptGame): number | undefined {
  const { scores, seat } = game;
  const own = scores?.[seat];
  if (scores === undefined || own === undefined || isCooperative(game)) return undefined;
  // A tie that something else decided is no first place.
  return Math.max(2, 1 + scores.filter((score) => score > own).length);
}
