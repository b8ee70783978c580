import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type KeptDeeds, keptDeeds } from '../../../device/kept/kept-deeds.ts';
import { DAY_BADGES } from '../../../kit/deeds/day-badges.ts';
import type { Badge, Collectible } from '../../../kit/deeds/deeds.ts';
import { Medallion } from '../../../kit/deeds/medallion.tsx';
import { GAMES, type GameEntry } from '../../../kit/games/registry.ts';
import { albumOf } from '../../../kit/games/use-album.ts';
import { Footer } from '../../../kit/pages/footer.tsx';
import { buttonClass } from '../../../kit/parts/button.tsx';
import { Loading } from '../../../kit/parts/loading.tsx';
import { usePageTitle } from '../../../kit/parts/use-page-title.ts';
import { doWithout, whileWanted } from '../../../kit/while-wanted.ts';
import { useLocale } from '../../../text/language.ts';
import { useDay } from '../cards/game-card.tsx';
import styles from './collection.module.css';
import { useCollectionText } from './text/text.ts';

/** What a game gives to collect, with the cards of its standard pack. */
interface GameAlbum {
  game: GameEntry;
  badges: readonly Badge[];
  cards: readonly Collectible[];
}

/** The badges and cards that this device's owner has collected in each game, and those still missing. */
export function CollectionPage() {
  const text = useCollectionText();
  const [albums, setAlbums] = useState<readonly GameAlbum[]>();
  const [kept] = useState(keptDeeds);
  usePageTitle(text.title);
  useEffect(() => whileWanted(fetchAlbums(), setAlbums, doWithout), []);
  if (albums === undefined) return <Loading />;
  return (
    <>
      <main id="content" className="page">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <Shelf id="day" title={text.day}>
          <Badges badges={DAY_BADGES} kept={kept} />
        </Shelf>
        {albums.map((album) => (
          <GameShelf key={album.game.id} {...album} kept={kept} />
        ))}
        <p className="wrap centred">
          <Link href="/" className={buttonClass('plain')}>
            {text.home}
          </Link>
          <Link href="/records" className={buttonClass('plain')}>
            {text.records}
          </Link>
        </p>
      </main>
      <Footer />
    </>
  );
}

/** All at once: later ones would move those shown already. */
async function fetchAlbums(): Promise<GameAlbum[]> {
  const albums = await Promise.all(
    GAMES.map(async (game) => {
      const part = albumOf(game.id);
      await part?.fetch();
      const album = part?.value();
      return album === undefined
        ? []
        : [{ game, badges: album.badges, cards: album.cardsOf(await album.standardPack()) }];
    }),
  );
  return albums.flat();
}

function Shelf({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`card ${styles.shelf}`} data-game={id} aria-labelledby={`shelf-${id}`}>
      <h2 id={`shelf-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

function GameShelf({ game: { id, door }, badges, cards, kept }: GameAlbum & { kept: KeptDeeds }) {
  const text = useCollectionText();
  const locale = useLocale();
  const met = kept.cards[id] ?? [];
  const isMet = (card: Collectible) => met.includes(card.id);
  return (
    <Shelf id={id} title={door.name}>
      <Badges game={id} badges={badges} kept={kept} />
      <h3 id={`cards-${id}`}>{text.cards(cards.filter(isMet).length, cards.length)}</h3>
      <ul className={`grid ${styles.cards}`} aria-labelledby={`cards-${id}`}>
        {cards.map((card) => (
          <li key={card.id} className={`column text-centre ${isMet(card) ? '' : 'dim'}`}>
            <Medallion game={id} icon={card.icon} isDim={!isMet(card)} />
            <small>{isMet(card) ? card.name[locale] : text.unmet}</small>
          </li>
        ))}
      </ul>
    </Shelf>
  );
}

/** Badges with what each is for; those still missing are goals. */
function Badges(props: { game?: string; badges: readonly Badge[]; kept: KeptDeeds }) {
  const text = useCollectionText();
  const locale = useLocale();
  const day = useDay();
  const { game, badges, kept } = props;
  const earnedAt = ({ id }: Badge) => kept.badges[`${game ?? 'day'}/${id}`]?.at;
  return (
    <>
      <p className="hint">
        {text.badges(badges.filter((badge) => earnedAt(badge) !== undefined).length, badges.length)}
      </p>
      <ul className={`grid ${styles.badges}`}>
        {badges.map((badge) => {
          const at = earnedAt(badge);
          return (
            <li key={badge.id} className={`row ${at === undefined ? 'dim' : ''}`}>
              <Medallion game={game} icon={badge.icon} isDim={at === undefined} />
              <span className="column dense shrinks">
                <strong className={at === undefined ? '' : 'bright'}>{badge.name[locale]}</strong>
                <small>{badge.says[locale]}</small>
                {at !== undefined && <small className="good">✓ {day(at)}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
