import { lazy, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { elementAt } from '../../../engine/list.ts';
import type { Options } from '../../../engine/options.ts';
import type { WayIn } from '../../../games/kit.ts';
import type { CreateTable } from '../../../protocol/client-message.ts';
import type { OfferedPack } from '../../../protocol/offered-pack.ts';
import { fetchOfferedPacks, requestTable } from '../../connection/api.ts';
import { rememberedName } from '../../device/device.ts';
import { DAILY_OFF, readStored } from '../../device/storage.ts';
import { loadPage } from '../../kit/games/load-page.ts';
import { playNowOptions } from '../../kit/games/play-now-options.ts';
import { GAMES, type GameEntry } from '../../kit/games/registry.ts';
import { Footer } from '../../kit/pages/footer.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { whileWanted } from '../../kit/while-wanted.ts';
import { CodeField } from '../../play/joining/code-field.tsx';
import { useLocale, useText } from '../../text/language.ts';
import { ContinueIfKept, isAnythingKept } from './continue-if-kept.tsx';
import { OpenDoor } from './door.tsx';
import { Hall } from './hall.tsx';
import styles from './home-page.module.css';
import { FirstScreenSign, OpenTables } from './open-tables.tsx';
import { WhenSeen } from './when-seen.tsx';

const DailyCard = lazy(() =>
  import('../../features/daily/daily-card.tsx').then((module) => ({ default: module.DailyCard })),
);

/** Today's dungeon, loaded before it comes into view: newcomers have it below the games. */
function Today() {
  return (
    <WhenSeen>
      <DailyCard />
    </WhenSeen>
  );
}

/** The game offered first to newcomers. */
const FIRST = GAMES.find(({ isForFirst }) => isForFirst === true) ?? elementAt(GAMES, 0);

/** The home page: the games, a field for a code, and the way back to tables of this device. */
export function HomePage() {
  const text = useText();
  const locale = useLocale();
  const [, go] = useLocation();
  const offered = useOfferedPacks();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { opening, playNow, goIn } = useOpening(chosen);
  // Newcomers see the four games first, within two screens of a phone; others see what is new for them.
  const isNewcomer = !isAnythingKept();
  return (
    <>
      <main id="content" className={`page wide ${styles.home}`}>
        <Welcome />
        <ContinueIfKept>
          <div className="stack centred">
            <Button
              look="main"
              className={styles.begin}
              disabled={opening?.state === 'under-way'}
              onClick={() => playNow(FIRST)}
            >
              {isNewcomer ? text.home.begin : text.home.beginAgain}
            </Button>
            <p className="hint">{text.home.beginHint(FIRST.door.name, FIRST.company)}</p>
          </div>
        </ContinueIfKept>
        <div className={`tiles ${styles.corridor}`}>
          {GAMES.map((game) => {
            const { id } = game;
            const state = opening?.game === id ? opening.state : undefined;
            return (
              <OpenDoor
                key={id}
                game={game}
                busy={state === 'under-way'}
                trouble={state === 'failed' ? text.home.cannotOpen : undefined}
                packs={offered[id] ?? []}
                onPack={(pack) => setChosen({ ...chosen, [id]: pack })}
                onPlayNow={() => playNow(game)}
                onInvite={() => go(`/new/${id}${chosen[id] === undefined ? '' : `?pack=${chosen[id]}`}`)}
                more={(game.ways ?? []).map((way) => ({ label: way.label[locale], act: () => goIn(game, way) }))}
              />
            );
          })}
        </div>
        {isNewcomer && readStored(DAILY_OFF) !== 'off' && <Today />}
        {isNewcomer && <OpenTables />}
        <CodeField />
        <nav className="wrap flat centred links">
          <Link href="/records">{text.home.records}</Link>
          <Link href="/carry">{text.home.carry}</Link>
        </nav>
      </main>
      <Footer />
    </>
  );
}

function Welcome() {
  const text = useText().home;
  return (
    <div className={`grid anchor text-centre ${styles.welcome}`}>
      <Hall />
      <FirstScreenSign />
      <h1 className="shining">{text.title}</h1>
      <p className="lead">{text.lead}</p>
    </div>
  );
}

/** Opens tables of these packs and goes there; `opening`: the game, and how far it is. */
function useOpening(packs: Readonly<Record<string, string>>) {
  const text = useText();
  const [, go] = useLocation();
  const [opening, setOpening] = useState<{ game: string; state: 'under-way' | 'failed' }>();
  const packOf = ({ id }: GameEntry) => {
    const pack = packs[id];
    return pack === undefined ? {} : { pack };
  };

  /** A game with bots only is opened in this browser if the server cannot be reached. */
  async function openTable(game: GameEntry, wish: Omit<CreateTable, 'game' | 'name'>): Promise<string | undefined> {
    const name = rememberedName() ?? text.names.guest;
    const asked = requestTable({ game: game.id, name, ...wish });
    // After the tap has been painted.
    if (wish.start === true) setTimeout(() => fetchAhead(game));
    const created = await asked;
    if (created !== undefined) return `/t/${created.code}`;
    const { bots = [], options, start, pack } = wish;
    if (start !== true || pack !== undefined) return undefined;
    const code = await openInstead({ game: game.id, name, bots, options });
    return code === undefined ? undefined : `/here/${code}`;
  }

  async function follow(game: GameEntry, open: () => Promise<string | undefined>) {
    setOpening({ game: game.id, state: 'under-way' });
    const path = await open();
    if (path === undefined) setOpening({ game: game.id, state: 'failed' });
    else go(path);
  }

  return {
    opening,
    playNow(game: GameEntry) {
      const bots = Array<string>(game.company).fill(game.bots[0].id);
      const company = bots.length > 0 && { bots, start: true };
      return follow(game, () => openTable(game, { ...packOf(game), ...company, options: playNowOptions(game) }));
    },
    /** A way to start that only this game has. */
    goIn(game: GameEntry, way: WayIn) {
      if (way.kind === 'campaign') return follow(game, () => startCampaign(game.id));
      way.before?.();
      return follow(game, () => openTable(game, { ...packOf(game), options: way.options, start: true }));
    },
  };
}

/** Preloads a table's files while the server still opens the table. */
function fetchAhead(game: GameEntry): void {
  // If it fails, the table's page reports it.
  void Promise.allSettled([import('../../features/table/table-page.tsx'), loadPage(game)]);
}

/** Starts a campaign; undefined if its files or the server cannot be reached. */
async function startCampaign(game: string): Promise<string | undefined> {
  const { requestCampaign } = await import('../../connection/campaign-api.ts').catch(() => ({
    requestCampaign: undefined,
  }));
  const code = await requestCampaign?.(game);
  return code === undefined ? undefined : `/c/${code}`;
}

/** Opens a table in this browser, because the server could not be reached. */
async function openInstead(wish: { game: string; name: string; bots: readonly string[]; options: unknown }) {
  const { openHere } = await import('../../connection/here/open-here.ts');
  return openHere({ game: wish.game, names: [wish.name], bots: wish.bots, options: wish.options as Options });
}

/** The packs offered; the standard ones until the list is loaded. */
function useOfferedPacks(): Readonly<Record<string, readonly OfferedPack[]>> {
  const [offered, setOffered] = useState<Readonly<Record<string, readonly OfferedPack[]>>>({});
  useEffect(() => whileWanted(fetchOfferedPacks(), setOffered), []);
  return offered;
}
