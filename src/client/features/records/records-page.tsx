import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { fetchMissedResults } from '../../connection/results/note-result.ts';
import { rememberedCrest, rememberedName } from '../../device/device.ts';
import { type KeptGame, keptRecords, talliesOf } from '../../device/kept/kept-games.ts';
import { keptGroups } from '../../device/kept/kept-groups.ts';
import { countsInRecords, playedIn } from '../../device/kept/tally.ts';
import { AnimalIcon } from '../../kit/crests/crest.tsx';
import { GAMES } from '../../kit/games/registry.ts';
import { Footer } from '../../kit/pages/footer.tsx';
import { buttonClass } from '../../kit/parts/button.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { whileWanted } from '../../kit/while-wanted.ts';
import { useText } from '../../text/language.ts';
import { GameCard, GameFigures } from './cards/game-card.tsx';
import { LatestGames } from './cards/latest-games.tsx';
import { MedalList } from './cards/medal-list.tsx';
import styles from './records.module.css';
import { groupsOf } from './tally/groups-of.ts';
import { medalsOf } from './tally/medals.ts';
import { useRecordsText } from './text/text.ts';

/** The games played on this device, and their results. */
export function RecordsPage() {
  const text = useRecordsText();
  const guest = useText().names.guest;
  const [records, setRecords] = useState(keptRecords);
  usePageTitle(text.title);
  useEffect(() => whileWanted(fetchMissedResults(), (isNews) => isNews && setRecords(keptRecords())), []);
  const crest = rememberedCrest();
  const tallies = talliesOf(records);
  const all = Object.values(tallies);
  const total = text.total(sum(all.map(({ played }) => played)), sum(all.map(({ won }) => won)));
  return (
    <>
      <main id="content" className="page">
        <h1>{text.title}</h1>
        <p className={`title wrap centred ${styles.who}`}>
          {crest === undefined ? <Icon name="person" /> : <AnimalIcon animal={crest} />}
          <strong>{rememberedName() ?? guest}</strong>
          {all.length > 0 && <span>{total}</span>}
        </p>
        <p className="lead">{text.lead}</p>
        {all.length === 0 && <p className={`centred ${styles.empty}`}>{text.empty}</p>}
        <div className={`tiles ${styles.cards}`}>
          {GAMES.flatMap(({ id }) => {
            const tally = tallies[id];
            return tally === undefined
              ? []
              : [
                  <GameCard key={id} game={id}>
                    <GameFigures game={id} tally={tally} replayOf={(code) => replayIn(records.games, code)} />
                  </GameCard>,
                ];
          })}
          <MedalList
            medals={medalsOf(records.games.filter((game) => countsInRecords(game) && playedIn(game, game.seat).isWon))}
          />
          <Groups games={records.games} />
        </div>
        <LatestGames games={records.games} />
        <p className="wrap centred">
          <Link href="/" className={buttonClass(all.length === 0 ? 'main' : 'plain')}>
            {all.length === 0 ? text.emptyWay : text.home}
          </Link>
          <Link href="/collection" className={buttonClass('plain')}>
            {text.collection}
          </Link>
          <Link href="/carry" className={buttonClass('plain')}>
            {text.carry}
          </Link>
        </p>
      </main>
      <Footer />
    </>
  );
}

function Groups({ games }: { games: readonly KeptGame[] }) {
  const text = useRecordsText();
  const kept = keptGroups();
  const groups = groupsOf(games);
  if (kept.length + groups.length === 0) return undefined;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="groups">
      <h2 id="groups">{text.groups}</h2>
      <ul className={`lined links ${styles.list}`}>
        {kept.map(({ code, names }) => (
          <li key={code} className="wrap spread">
            <Link href={`/g/${code}`}>{names.length === 0 ? text.ownGroup : text.groupOf(names)}</Link>
            <span>{text.keptGroup}</span>
          </li>
        ))}
        {groups.map(({ code, where, names, games: count }) => (
          <li key={`${where}/${code}`} className="wrap spread">
            <Link href={where === 'here' ? `/g/here/${code}` : `/g/${code}`}>{text.groupOf(names)}</Link>
            <span>{text.games(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The URL of a game's replay, if this device can show it. */
export function replayIn(games: readonly KeptGame[], code: string): string | undefined {
  const where = games.find((game) => game.code === code)?.where;
  if (where === 'elsewhere' || where === undefined) return undefined;
  return where === 'here' ? `/r/here/${code}` : `/r/${code}`;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0);
}
