import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { rememberedCrest, rememberedName } from '../device.ts';
import { GAMES } from '../games/registry.ts';
import { useText } from '../language.ts';
import { usePageTitle } from '../pages/use-page-title.ts';
import { buttonClass } from '../parts/button.tsx';
import { AnimalIcon } from '../parts/crest.tsx';
import { Footer } from '../parts/footer.tsx';
import { Icon } from '../parts/icon.tsx';
import plainPage from '../parts/plain-page.module.css';
import { Figures, GameCard } from './game-card.tsx';
import { groupsOf } from './groups-of.ts';
import { type KeptGame, keptRecords, talliesOf } from './kept-games.ts';
import { LatestGames } from './latest-games.tsx';
import { MedalList } from './medal-list.tsx';
import { medalsOf } from './medals.ts';
import { catchUp } from './note-result.ts';
import styles from './records.module.css';
import { counts, playedIn } from './tally.ts';
import { useRecordsText } from './text/text.ts';

/** What somebody has played on this device, and how it went. */
export function RecordsPage() {
  const text = useRecordsText();
  const guest = useText().names.guest;
  const [records, setRecords] = useState(keptRecords);
  usePageTitle(text.title);
  useEffect(() => {
    let isWanted = true;
    void catchUp().then((isNews) => isNews && isWanted && setRecords(keptRecords()));
    return () => {
      isWanted = false;
    };
  }, []);
  const crest = rememberedCrest();
  const tallies = talliesOf(records);
  const all = Object.values(tallies);
  const total = text.total(sum(all.map(({ played }) => played)), sum(all.map(({ won }) => won)));
  return (
    <>
      <main id="content" className={plainPage.page}>
        <h1>{text.title}</h1>
        <p className={styles.who}>
          {crest === undefined ? <Icon name="person" /> : <AnimalIcon animal={crest} />}
          <strong>{rememberedName() ?? guest}</strong>
          {all.length > 0 && <span>{total}</span>}
        </p>
        <p className={styles.lead}>{text.lead}</p>
        {all.length === 0 && <p className={styles.empty}>{text.empty}</p>}
        <div className={styles.cards}>
          {GAMES.flatMap(({ id }) => {
            const tally = tallies[id];
            return tally === undefined
              ? []
              : [
                  <GameCard key={id} game={id}>
                    <Figures game={id} tally={tally} replayOf={(code) => replayIn(records.games, code)} />
                  </GameCard>,
                ];
          })}
          <MedalList
            medals={medalsOf(records.games.filter((game) => counts(game) && playedIn(game, game.seat).isWon))}
          />
          <Groups games={records.games} />
        </div>
        <LatestGames games={records.games} />
        <p className={styles.ways}>
          <Link href="/" className={buttonClass(all.length === 0 ? 'main' : 'plain')}>
            {all.length === 0 ? text.emptyWay : text.home}
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
  const groups = groupsOf(games);
  if (groups.length === 0) return undefined;
  return (
    <section className={styles.card} aria-labelledby="groups">
      <h2 id="groups">{text.groups}</h2>
      <ul className={styles.list}>
        {groups.map(({ code, where, names, games: count }) => (
          <li key={`${where}/${code}`}>
            <Link href={where === 'here' ? `/g/here/${code}` : `/g/${code}`}>{text.groupOf(names)}</Link>
            <span>{text.games(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address of a game's replay, where this device can show it. */
export function replayIn(games: readonly KeptGame[], code: string): string | undefined {
  const where = games.find((game) => game.code === code)?.where;
  if (where === 'elsewhere' || where === undefined) return undefined;
  return where === 'here' ? `/r/here/${code}` : `/r/${code}`;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0);
}
