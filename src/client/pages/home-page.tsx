import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Options } from '../../engine/options.ts';
import type { CreateTable } from '../../protocol/client-message.ts';
import type { OfferedPack } from '../../protocol/offered-pack.ts';
import { fetchOfferedPacks, openTable } from '../connection/api.ts';
import { beginCampaign } from '../connection/campaign-api.ts';
import { rememberedName } from '../device.ts';
import type { GameEntry } from '../games/game-page.ts';
import { gameEntry } from '../games/registry.ts';
import { wantHints } from '../games/time/settings.ts';
import { useText } from '../language.ts';
import { Footer } from '../parts/footer.tsx';
import { CodeField } from './code-field.tsx';
import { Continue } from './continue.tsx';
import { ClosedDoor, OpenDoor } from './door.tsx';
import styles from './home-page.module.css';

/** The corridor: the doors in their order. One whose game has no page yet is still closed. */
const DOORS = [
  { id: 'dash', icon: 'dungeon-gate' },
  { id: 'days', icon: 'calendar' },
  { id: 'time', icon: 'hourglass' },
  { id: 'bag', icon: 'knapsack' },
] as const;

/** The first page: four doors, a field for a code, and the way back to tables this device sits at. */
export function HomePage() {
  const text = useText();
  const [, go] = useLocation();
  const [opening, setOpening] = useState<{ game: string; state: 'under-way' | 'failed' }>();

  const offered = useOfferedPacks();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});

  async function playNow(game: GameEntry) {
    const bot = game.bots[0];
    const bots = bot === undefined ? [] : Array<string>(game.company).fill(bot);
    await openAnd(game, {
      ...(chosen[game.id] !== undefined && { pack: chosen[game.id] }),
      ...(bots.length > 0 && { bots, start: true }),
    });
  }

  /** Opens a table and goes there. Who needs nobody else plays in this browser where the server cannot be reached. */
  async function openAnd(game: GameEntry, wish: Omit<CreateTable, 'game' | 'name'>) {
    setOpening({ game: game.id, state: 'under-way' });
    const name = rememberedName() ?? text.names.guest;
    const asked = openTable({ game: game.id, name, ...wish });
    // After the tap has been painted.
    if (wish.start === true) setTimeout(() => fetchAhead(game));
    const created = await asked;
    if (created !== undefined) return go(`/t/${created.code}`);
    const { bots = [], options, start, pack } = wish;
    const code =
      start === true && pack === undefined ? await openInstead({ game: game.id, name, bots, options }) : undefined;
    if (code === undefined) return setOpening({ game: game.id, state: 'failed' });
    go(`/here/${code}`);
  }

  /** A round alone, without a clock, that explains itself. */
  async function practise(game: GameEntry) {
    wantHints();
    await openAnd(game, { options: { clock: 'off' }, start: true });
  }

  /** One person who sends several adventurers; how many is chosen at a table of one's own. */
  async function playAlone(game: GameEntry) {
    await openAnd(game, {
      ...(chosen[game.id] !== undefined && { pack: chosen[game.id] }),
      options: { adventurers: '2' },
      start: true,
    });
  }

  async function setOut(game: GameEntry) {
    setOpening({ game: game.id, state: 'under-way' });
    const code = await beginCampaign(game.id);
    if (code === undefined) return setOpening({ game: game.id, state: 'failed' });
    go(`/c/${code}`);
  }

  return (
    <>
      <main id="content" className={styles.home}>
        <div className={styles.welcome}>
          <h1>{text.home.title}</h1>
          <p>{text.home.lead}</p>
        </div>
        <Continue />
        <div className={styles.corridor}>
          {DOORS.map(({ id, icon }) => {
            const game = gameEntry(id);
            if (game === undefined) return <ClosedDoor key={id} text={text.home.doors[id]} icon={icon} />;
            const state = opening?.game === id ? opening.state : undefined;
            return (
              <OpenDoor
                key={id}
                game={id}
                text={text.home.doors[id]}
                icon={icon}
                busy={state === 'under-way'}
                trouble={state === 'failed' ? text.home.cannotOpen : undefined}
                packs={offered[id] ?? []}
                onPack={(pack) => setChosen({ ...chosen, [id]: pack })}
                onPlayNow={() => playNow(game)}
                onInvite={() => go(`/new/${id}${chosen[id] === undefined ? '' : `?pack=${chosen[id]}`}`)}
                {...(id === 'bag' && { more: [{ label: text.home.alone, act: () => playAlone(game) }] })}
                {...(id === 'time' && {
                  more: [
                    { label: text.home.practice, act: () => practise(game) },
                    { label: text.home.campaign, act: () => setOut(game) },
                  ],
                })}
              />
            );
          })}
        </div>
        <CodeField />
        <nav className={styles.more}>
          <Link href="/records">{text.home.records}</Link>
          <Link href="/carry">{text.home.carry}</Link>
        </nav>
      </main>
      <Footer />
    </>
  );
}

/** The pages of a table set out while the house still opens it. */
function fetchAhead(game: GameEntry): void {
  // Where it fails, the table's page says so.
  void Promise.allSettled([import('./table-page.tsx'), game.load()]);
}

/** A table in this browser, where none could be had of the server. */
async function openInstead(wish: { game: string; name: string; bots: readonly string[]; options: unknown }) {
  const { openHere } = await import('../local/open-here.ts');
  return openHere({ game: wish.game, names: [wish.name], bots: wish.bots, options: wish.options as Options });
}

/** Which packs there are, known some time after the page is shown; until then the standard ones are all. */
function useOfferedPacks(): Readonly<Record<string, readonly OfferedPack[]>> {
  const [offered, setOffered] = useState<Readonly<Record<string, readonly OfferedPack[]>>>({});
  useEffect(() => {
    let wanted = true;
    fetchOfferedPacks().then((packs) => wanted && setOffered(packs));
    return () => {
      wanted = false;
    };
  }, []);
  return offered;
}
