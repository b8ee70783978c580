import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { RuleId } from '../../engine/game.ts';
import type { ErrorCode, PlayInfo } from '../../protocol/server-message.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import { fetchPack } from '../connection/api.ts';
import type { TableHandle } from '../connection/use-table.ts';
import type { GamePageProps, PlayerInfo } from '../games/game-page.ts';
import { loadPage } from '../games/load-page.ts';
import { gameEntry } from '../games/registry.ts';
import { useLocale, useText } from '../language.ts';
import { TakeBotsSeat } from '../lobby/take-seat.tsx';
import { Button, buttonClass } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { useMood } from '../settings/use-mood.ts';
import { AfterGame } from '../table/after-game.tsx';
import { TableManners } from '../table/manners/table-manners.tsx';
import { useMannersText } from '../table/manners/text.ts';
import { MomentContext, useOpenMoment } from '../table/moment.ts';
import { ToRecords } from '../table/to-records.tsx';
import { EndSeen } from '../table/use-count-up.ts';
import { useKeptFocus } from '../table/use-kept-focus.ts';
import { usePointing } from '../table/use-pointing.ts';
import { WhoPlayed } from '../table/who-played.tsx';
import { useTablesText } from '../text/tables.ts';
import styles from './table-page.module.css';
import { useMissed } from './use-missed.ts';

const RulesSheet = lazy(() => import('../rulebook/rules-sheet.tsx').then((module) => ({ default: module.RulesSheet })));
const LookingBack = lazy(() =>
  import('../table/past/looking-back.tsx').then((past) => ({ default: past.LookingBack })),
);
const Shuffle = lazy(() => import('../table/shuffle.tsx').then((module) => ({ default: module.Shuffle })));
const RoomNote = lazy(() => import('../same-room/room-note.tsx').then((module) => ({ default: module.RoomNote })));

/** Long enough to read a sentence. */
const TROUBLE_MS = 5000;

/** The game on the table: loads its page and its pack, and gives them what they need. */
export function Play(props: {
  table: TableInfo;
  play: PlayInfo;
  handle: TableHandle;
  /** Where the pack comes from; the server unless it says otherwise. Must stay the same function. */
  packOf?(digest: string): Promise<unknown>;
  /** Something to say above the table. */
  notice?: ReactNode;
  /** The way on after the game, where it is not that of a table of the server. */
  afterwards?: ReactNode;
  /** Everybody plays on this one device. */
  isOneDevice?: boolean;
  /** How much this page shows: the hand beside a big screen, or the big screen itself; everything if not said. */
  layout?: 'hand' | 'screen' | undefined;
  /** A level of `learn/`: the coach says what to do, and nothing is taken back. */
  isTaught?: boolean;
  /** Has the game started before somebody's eyes? Then focus goes to its heading: what they tapped is gone. */
  hasJustStarted?: boolean;
}) {
  const { table, play, handle, packOf = fetchPack } = props;
  const locale = useLocale();
  const tables = useTablesText();
  const loaded = useGame(table.game, table.pack, packOf);
  const [shown, setShown] = useState<{ rule?: RuleId | undefined }>();
  const [trouble, setTrouble] = useTrouble();
  const manners = useMannersText();
  const { viewer } = handle.snapshot.you;
  const missed = useMissed(props.isOneDevice === true ? `${table.code}:${viewer}` : table.code, handle.snapshot);
  const past = usePastWanted(table.status === 'playing' && props.isTaught !== true);
  const [wasOver] = useState(table.status === 'over');
  const why = (rule?: RuleId) => setShown({ rule });
  const pointed = { view: play.view, pack: loaded?.pack, you: viewer, why };
  usePointing(table.game, loaded === undefined || past.wanted !== undefined ? undefined : pointed);
  useHeadingFocus(loaded !== undefined && props.hasJustStarted === true);
  useKeptFocus();
  if (loaded === undefined) return <Loading />;
  const { Page, pack } = loaded;
  const { you, events, said } = handle.snapshot;
  const page = {
    you: you.viewer,
    players: table.seats.map((chair) => playerOn(table, chair)),
    pack,
    locale,
    now: handle.now,
    why,
    isRunning: table.status === 'playing',
  };
  const live = (
    <Page
      {...page}
      view={play.view}
      events={events}
      moves={play.moves}
      send={async (move) => {
        const answer = await handle.move(move);
        setTrouble(answer.kind === 'error' ? answer.code : undefined);
        return answer;
      }}
      said={said.map(({ id, chair, said: line }) => ({
        id,
        seat: table.seats.indexOf(chair),
        text: 'phrase' in line ? manners.talk.phrases[line.phrase] : line.text,
      }))}
      {...(you.chair !== undefined && { say: (text: string) => handle.ask({ kind: 'say', text }) })}
      {...(missed !== undefined && { missed })}
      {...(props.isTaught === true && { isTaught: true })}
      notice={props.notice ?? (you.viewer === 'spectator' && <Watching table={table} handle={handle} />)}
      afterwards={table.status === 'over' && (props.afterwards ?? <Afterwards table={table} handle={handle} />)}
    />
  );
  // Who looks back looks at the whole table.
  const layout = past.wanted !== undefined && props.layout === 'hand' ? undefined : props.layout;
  return (
    <TableManners
      table={table}
      play={play}
      handle={handle}
      isShared={props.isOneDevice !== true}
      hasStrip={props.isTaught !== true && past.wanted === undefined}
      isScreen={props.layout === 'screen'}
    >
      <MomentContext.Provider value={past.open}>
        <div className={styles.layout} data-layout={layout} data-turn={play.moves.length > 0 ? 'yours' : 'others'}>
          {past.wanted === undefined ? (
            <EndSeen.Provider value={wasOver}>{live}</EndSeen.Provider>
          ) : (
            <Suspense fallback={live}>
              <LookingBack
                game={table.game}
                wanted={past.wanted}
                Page={Page}
                page={page}
                handle={handle}
                isYourTurn={play.moves.length > 0}
                onGo={past.go}
                onNow={past.toNow}
              >
                {live}
              </LookingBack>
            </Suspense>
          )}
        </div>
      </MomentContext.Provider>
      <p className={styles.trouble} role="alert">
        {trouble !== undefined && tables.errors[trouble]}
      </p>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <RulesSheet game={table.game} rule={shown.rule} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </TableManners>
  );
}

/** Which earlier moment of a running game is wanted; of one that is over, its replay shows them. */
function usePastWanted(isPlaying: boolean) {
  const [wanted, setWanted] = useState<{ entry: number; how?: 'play' | undefined }>();
  const openReplay = useOpenMoment();
  const open = useCallback((entry: number, how?: 'play') => setWanted({ entry, how }), []);
  const go = useCallback((entry: number) => setWanted((was) => was && { ...was, entry }), []);
  const toNow = useCallback(() => setWanted(undefined), []);
  return { wanted, open: isPlaying || wanted !== undefined ? open : openReplay, go, toNow };
}

function useHeadingFocus(isWanted: boolean): void {
  useEffect(() => {
    const heading = isWanted ? document.querySelector<HTMLElement>('#content h1') : null;
    if (heading === null || (document.activeElement ?? document.body) !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isWanted]);
}

/** What went wrong with the last move where no rule forbade it; said for some seconds. */
function useTrouble() {
  const [trouble, setTrouble] = useState<ErrorCode | 'lost'>();
  useEffect(() => {
    if (trouble === undefined) return;
    const timer = setTimeout(() => setTrouble(undefined), TROUBLE_MS);
    return () => clearTimeout(timer);
  }, [trouble]);
  return [trouble, setTrouble] as const;
}

interface LoadedGame {
  Page: ComponentType<GamePageProps>;
  pack: unknown;
}

function useGame(game: string, digest: string, packOf: (digest: string) => Promise<unknown>): LoadedGame | undefined {
  useMood(game);
  const [loaded, setLoaded] = useState<LoadedGame>();
  const [trouble, setTrouble] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    const entry = gameEntry(game);
    if (entry === undefined) return;
    Promise.all([loadPage(entry), packOf(digest)]).then(
      ([Page, pack]) => wanted && setLoaded({ Page, pack }),
      (error: unknown) => wanted && setTrouble(error),
    );
    return () => {
      wanted = false;
    };
  }, [game, digest, packOf]);
  // Thrown while rendering, so that the page's own notice catches it.
  if (trouble !== undefined) throw trouble;
  return loaded;
}

function playerOn(table: TableInfo, chair: number): PlayerInfo {
  const sitting = table.chairs[chair];
  if (sitting === undefined || sitting.kind === 'empty') return { name: '–', kind: 'person', here: false };
  return { name: sitting.name, kind: sitting.kind, here: sitting.kind === 'bot' || sitting.here };
}

function Watching({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useTablesText().watch;
  const { removed } = useMannersText().chairs;
  if (handle.snapshot.you.removed === true && table.status === 'playing') {
    return (
      <div className={styles.notice} role="alert">
        {removed} <Link href="/">{text.wayOn}</Link>
      </div>
    );
  }
  return (
    <div className={styles.notice}>
      {table.status === 'over' ? text.over : text.playing}{' '}
      {table.status === 'playing' && <TakeBotsSeat table={table} handle={handle} />} <Link href="/">{text.wayOn}</Link>
      {table.sameRoom === true && (
        <Suspense fallback={null}>
          <RoomNote code={table.code} />
        </Suspense>
      )}
    </div>
  );
}

/** Once more with one tap; the others are told, and go along when they like. */
function Afterwards({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useText();
  const tables = useTablesText();
  const [asked, setAsked] = useState(false);
  const { chair, campaign } = handle.snapshot.you;
  const seated = chair !== undefined;
  const [, go] = useLocation();
  useEffect(() => {
    if (asked && table.next !== undefined) go(`/t/${table.next}`);
  }, [asked, table.next, go]);
  return (
    <div className={styles.afterwards}>
      <WhoPlayed table={table} />
      {campaign !== undefined && (
        <Link href={`/c/${campaign}`} className={buttonClass('main')}>
          {tables.campaign.afterwards}
        </Link>
      )}
      {seated && table.next === undefined && table.campaign === undefined && (
        <Button
          look="main"
          disabled={asked}
          onClick={async () => {
            setAsked(true);
            const answer = await handle.ask({ kind: 'rematch' });
            if (answer.kind !== 'done') setAsked(false);
          }}
        >
          {text.table.rematch}
        </Button>
      )}
      {table.next !== undefined && !seated && (
        <>
          <p>{text.table.nextOpen}</p>
          <Link href={`/t/${table.next}`} className={buttonClass('main')}>
            {text.table.toNext}
          </Link>
        </>
      )}
      <AfterGame code={table.code} />
      <ToRecords table={table} />
      <Link href="/" className={buttonClass('plain')}>
        {text.table.home}
      </Link>
      {table.seed !== undefined && (
        <details className={styles.seed}>
          <summary>{text.table.seedTitle}</summary>
          <Suspense fallback={null}>
            <Shuffle code={table.code} seedHash={table.seedHash} seed={table.seed} />
          </Suspense>
        </details>
      )}
    </div>
  );
}
