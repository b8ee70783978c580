import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Seat } from '../../../engine/game.ts';
import { keepDeeds, keptDeeds } from '../../device/kept/kept-deeds.ts';
import type { GameDeeds } from '../../kit/deeds/deeds.ts';
import { Medallion } from '../../kit/deeds/medallion.tsx';
import { useAlbum } from '../../kit/games/use-album.ts';
import type { FinishedGame } from '../../kit/story/story.ts';
import { useAfterText } from '../after/text.ts';
import styles from './earned.module.css';

/** The badges and cards that are new on this device after a game, with the way to all of them. */
export function Earned({ game, code, over }: { game: string; code: string; over: FinishedGame | undefined }) {
  const text = useAfterText().deeds;
  const deeds = useAlbum(game);
  const seat = over?.you;
  const finds = useMemo(
    () =>
      deeds === undefined || over === undefined || seat === undefined || seat === 'spectator'
        ? undefined
        : findsOf(deeds, { game, code, over: { ...over, you: seat } }),
    [deeds, over, seat, game, code],
  );
  if (deeds === undefined || finds === undefined || over === undefined) return undefined;
  const badges = deeds.badges.filter(({ id }) => finds.badges.includes(id));
  const { locale } = over;
  const [first] = badges;
  if (first === undefined && finds.cards.length === 0) return undefined;
  return (
    <p className="centred">
      <Link href="/collection" className={`pill row ${styles.earned}`} data-badges={badges.length}>
        {badges.map(({ id, icon }) => (
          <Medallion key={id} game={game} icon={icon} className={styles.badge} />
        ))}
        <span className="column dense">
          {first !== undefined && <strong>{text.badges(badges.map(({ name }) => name[locale]))}</strong>}
          {badges.length === 1 && first !== undefined && <small>{first.says[locale]}</small>}
          {badges.length === 0 && <span>{text.cards(finds.cards.length, finds.met, finds.all)}</span>}
        </span>
      </Link>
    </p>
  );
}

/** What is new, by game and code: a result that is shown twice was new both times. */
const known = new Map<string, ReturnType<typeof keepDeeds> & { met: number; all: number }>();

function findsOf(
  deeds: GameDeeds,
  { game, code, over }: { game: string; code: string; over: FinishedGame & { you: Seat } },
) {
  const key = `${game}/${code}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const added = keepDeeds(game, { badges: deeds.earned(over), cards: deeds.met(over), at: Date.now(), code });
  const finds = { ...added, met: keptDeeds().cards[game]?.length ?? 0, all: deeds.cardsOf(over.pack).length };
  known.set(key, finds);
  return finds;
}
