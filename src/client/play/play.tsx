import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { RuleId } from '../../engine/game.ts';
import type { ErrorCode, PlayInfo } from '../../protocol/server-message.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import { fetchPack } from '../connection/api.ts';
import { saysPhrasesOnly } from '../connection/phrases-only.ts';
import type { TableHandle } from '../connection/use-table.ts';
import type { GamePageProps } from '../kit/game-page.ts';
import { loadPage } from '../kit/games/load-page.ts';
import { gameEntry } from '../kit/games/registry.ts';
import { useFirstTurn } from '../kit/games/use-first-turn.ts';
import { useGameSounds } from '../kit/games/use-game-sounds.ts';
import { useRecap } from '../kit/games/use-recap.ts';
import { useStory } from '../kit/games/use-story.ts';
import { useWhatNow } from '../kit/games/use-what-now.ts';
import { Aim } from '../kit/guide/aim.tsx';
import { Pointers } from '../kit/guide/pointers.tsx';
import { useGuide } from '../kit/guide/use-guide.ts';
import { Loading } from '../kit/parts/loading.tsx';
import { fetchTheRest, onDemand, useIsRestHere, useTheRest } from '../kit/parts/on-demand.tsx';
import { useGameTheme } from '../kit/parts/use-game-theme.ts';
import { StageContext, useSkipping } from '../kit/stage/stage-now.ts';
import { EndMomentContext } from '../kit/story/end-moment.tsx';
import { EndSeen } from '../kit/story/end-seen.ts';
import { StoryContext } from '../kit/story/story.ts';
import { AdviceContext } from '../kit/table/advice-asked.ts';
import { LogColumnContext } from '../kit/table/log/use-log-column.ts';
import { MomentContext, useOpenMoment } from '../kit/table/moment.ts';
import { PassOnContext } from '../kit/table/pass-on.ts';
import { WhatNowContext } from '../kit/table/what-now.ts';
import { WhyNotContext } from '../kit/table/why-not.ts';
import { useLocale } from '../text/language.ts';
import { useTablesText } from '../text/tables/text.ts';
import type { WhoseTurn } from './manners/strip.tsx';
import { TableManners } from './manners/table-manners.tsx';
import { useMannersText } from './manners/text/text.ts';
import styles from './play.module.css';
import { playerOn } from './player-on.ts';
import { useAdvice } from './review/use-advice.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMissed } from './use-missed.ts';
import { usePointing } from './use-pointing.ts';
import { useWhyNotShown } from './use-why-not-shown.ts';

const RulesSheet = lazy(() =>
  import('../kit/rulebook/rules-sheet.tsx').then((module) => ({ default: module.RulesSheet })),
);
const LookingBack = lazy(() => import('./past/looking-back.tsx').then((past) => ({ default: past.LookingBack })));

const Watching = onDemand(() => import('./watching.tsx').then((module) => module.Watching));
const Afterwards = onDemand(() => import('./after/afterwards.tsx').then((module) => module.Afterwards));
const WhyNotToast = onDemand(() => import('./why-not-toast.tsx').then((module) => module.WhyNotToast));
const TurningPointAt = onDemand(() => import('./after/afterwards.tsx').then((module) => module.TurningPointAt));

/** Long enough to read a sentence. */
const TROUBLE_MS = 5000;

/** A game's table: loads its page and its pack, and passes them their props. */
export function Play(props: {
  table: TableInfo;
  play: PlayInfo;
  handle: TableHandle;
  /** Where the pack comes from; by default the server. Must be a stable function. */
  packOf?(digest: string): Promise<unknown>;
  /** A notice above the table. */
  notice?: ReactNode;
  /** What to do after the game, if it differs from a server table. */
  afterwards?: ReactNode;
  /** The turning point, if it is not in a record of the server. */
  moment?: ReactNode;
  /** Everybody plays on this one device. */
  isOneDevice?: boolean;
  /** Several people look at the result on this one device: it names them. */
  isForAll?: boolean;
  /** On a shared device: whose turn it is, and how to pass it on. */
  whoseTurn?: WhoseTurn;
  /** The part shown on this page: the hand beside a big screen, or the big screen itself; by default everything. */
  layout?: 'hand' | 'screen' | undefined;
  /** A level of `learn/`: the coach says what to do, and there is no undo. */
  isTaught?: boolean;
  /**
   * Whether the game has just started on this page: then focus moves to its heading, because the tapped button is gone.
   */
  hasJustStarted?: boolean;
}) {
  const { table, play, handle, packOf = fetchPack } = props;
  const locale = useLocale();
  const tables = useTablesText();
  const { viewer } = handle.snapshot.you;
  const reader = props.isForAll === true ? 'spectator' : viewer;
  const loaded = useGame(table, packOf, viewer === 'spectator');
  const hasMoved = useTheRest();
  const isEndHere = useIsRestHere(table.status === 'over');
  const [shown, setShown] = useState<{ rule?: RuleId | undefined }>();
  const [trouble, setTrouble] = useTrouble();
  const whyNot = useWhyNotShown(play.toAct.join());
  const manners = useMannersText();
  const missed = useMissed(table.code, handle.snapshot);
  const past = usePastWanted(table.status === 'playing' && props.isTaught !== true);
  const [wasOver] = useState(table.status === 'over');
  const why = (rule?: RuleId) => setShown({ rule });
  const pointed = { view: play.view, pack: loaded?.pack, you: viewer, why };
  usePointing(table.game, loaded === undefined || past.wanted !== undefined ? undefined : pointed);
  useHeadingFocus(loaded !== undefined && props.hasJustStarted === true);
  useKeptFocus();
  useSkipping(handle.snapshot.stage);
  useGameSounds(table.game);
  // The same list while nobody comes or goes: pages compare it.
  const players = useMemo(() => table.seats.map((chair) => playerOn(table, chair)), [table]);
  const story = useStory(
    table.game,
    table.status !== 'over' || loaded === undefined
      ? undefined
      : {
          view: play.view,
          events: handle.snapshot.events,
          you: reader,
          names: players.map(({ name }) => name),
          pack: loaded.pack,
          locale,
        },
  );
  const recap = useRecap(table.game, {
    events: handle.snapshot.events,
    isTurn: play.moves.length > 0,
    you: viewer,
    names: players.map(({ name }) => name),
    pack: loaded?.pack,
    locale,
  });
  const asked = {
    view: play.view,
    moves: play.moves,
    you: viewer,
    players,
    pack: loaded?.pack,
    locale,
  };
  const whatNow = useWhatNow(table.game, asked);
  const advice = useAdvice({ ...asked, table, events: handle.snapshot.events, now: handle.now });
  const isGuided =
    loaded !== undefined &&
    table.status === 'playing' &&
    viewer !== 'spectator' &&
    props.isTaught !== true &&
    props.layout !== 'screen' &&
    past.wanted === undefined;
  const guide = useGuide(
    table.game,
    { isWanted: isGuided, pointers: useFirstTurn(table.game, isGuided) },
    { view: play.view, events: handle.snapshot.events, moves: play.moves, you: viewer },
  );
  if (loaded === undefined || !isEndHere) return <Loading />;
  const { Page, pack } = loaded;
  const firstTurn = gameEntry(table.game)?.words.in(locale).page.firstTurn;
  const { you, events, said } = handle.snapshot;
  const page = {
    you: reader,
    players,
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
      cue={handle.snapshot.stage.cue}
      send={async (move) => {
        const answer = await handle.move(move);
        hasMoved();
        // A second tap on an outdated state was not meant as a move, and the page already shows the result of the
        // first.
        const isImpatient = answer.kind === 'error' && answer.code === 'stale' && handle.snapshot.stage.isBehind;
        setTrouble(answer.kind === 'error' && !isImpatient ? answer.code : undefined);
        return answer;
      }}
      said={said.map(({ id, chair, said: line }) => ({
        id,
        seat: table.seats.indexOf(chair),
        text: 'phrase' in line ? manners.talk.phrases[line.phrase] : line.text,
      }))}
      {...(you.chair !== undefined &&
        !saysPhrasesOnly(table) && { say: (text: string) => handle.ask({ kind: 'say', text }) })}
      {...(missed !== undefined && { missed })}
      {...(props.isTaught === true && { isTaught: true })}
      notice={props.notice ?? (you.viewer === 'spectator' && <Watching table={table} handle={handle} />)}
      afterwards={table.status === 'over' && (props.afterwards ?? <Afterwards table={table} handle={handle} />)}
    />
  );
  // Nobody can tap on a big screen, and the result has all its space. The record of a day's table is published later.
  const moment =
    table.status === 'over' && props.layout !== 'screen' && table.daily === undefined
      ? (props.moment ?? <TurningPointAt code={table.code} viewer={viewer} />)
      : undefined;
  // Looking back shows the whole table.
  const layout = past.wanted !== undefined && props.layout === 'hand' ? undefined : props.layout;
  return (
    <TableManners
      table={table}
      play={play}
      handle={handle}
      isShared={props.isOneDevice !== true}
      hasStrip={props.isTaught !== true && past.wanted === undefined}
      isScreen={props.layout === 'screen'}
      recap={missed === undefined ? recap : undefined}
      whoseTurn={props.whoseTurn}
      aim={
        guide?.isAimShown && firstTurn !== undefined ? (
          <Aim aim={firstTurn.aim} onDismiss={guide.dismissAim} />
        ) : undefined
      }
    >
      {guide !== undefined && firstTurn !== undefined && guide.pointers.length > 0 && (
        <Pointers guide={guide} text={firstTurn} />
      )}
      <LogColumnContext.Provider value={props.layout === 'screen' ? 'big-screen' : 'folded'}>
        <MomentContext.Provider value={past.open}>
          <div
            className="boxless"
            data-layout={layout}
            data-turn={play.moves.length > 0 ? 'yours' : 'others'}
            data-behind={handle.snapshot.stage.isBehind}
          >
            {past.wanted === undefined ? (
              <EndSeen.Provider value={wasOver}>
                <StoryContext.Provider value={story}>
                  <StageContext.Provider value={handle.snapshot.stage}>
                    <WhyNotContext.Provider value={whyNot.say}>
                      <WhatNowContext.Provider value={whatNow}>
                        <AdviceContext.Provider value={props.isTaught === true ? undefined : advice}>
                          <PassOnContext.Provider value={props.whoseTurn?.passOn}>
                            <EndMomentContext.Provider value={moment}>{live}</EndMomentContext.Provider>
                          </PassOnContext.Provider>
                        </AdviceContext.Provider>
                      </WhatNowContext.Provider>
                    </WhyNotContext.Provider>
                  </StageContext.Provider>
                </StoryContext.Provider>
              </EndSeen.Provider>
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
      </LogColumnContext.Provider>
      <p className={`trouble panel shadowed strong text-centre ${styles.trouble}`} role="alert">
        {trouble !== undefined && tables.errors[trouble]}
      </p>
      {whyNot.shown !== undefined && (
        <WhyNotToast
          whyNot={whyNot.shown}
          turnOf={turnOf(table, play)}
          why={(rule) => {
            whyNot.close();
            why(rule);
          }}
        />
      )}
      {shown !== undefined && (
        <Suspense fallback={null}>
          <RulesSheet game={table.game} pack={loaded?.pack} rule={shown.rule} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </TableManners>
  );
}

/** The player everybody waits for, if it is a single other one. */
function turnOf(table: TableInfo, { toAct, moves }: PlayInfo): string | undefined {
  const [seat, ...more] = toAct;
  return seat === undefined || moves.length > 0 || more.length > 0
    ? undefined
    : playerOn(table, table.seats[seat]).name;
}

/** The earlier step of a running game to show; after the end the replay shows them. */
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

/** Why the last move failed although no rule forbade it; shown for some seconds. */
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

function useGame(
  { game, pack: digest, status }: TableInfo,
  packOf: (digest: string) => Promise<unknown>,
  isWatching: boolean,
): LoadedGame | undefined {
  useGameTheme(game);
  const [isWhole] = useState(isWatching || status === 'over');
  const [loaded, setLoaded] = useState<LoadedGame>();
  const [trouble, setTrouble] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    const entry = gameEntry(game);
    if (entry === undefined) return;
    // Spectators, and people who arrive after the end, see late-loaded parts first: load them now, so that nothing
    // shifts.
    const page = loadPage(entry).then(async (Page) => {
      if (isWhole) await fetchTheRest();
      return Page;
    });
    Promise.all([page, packOf(digest)]).then(
      ([Page, pack]) => wanted && setLoaded({ Page, pack }),
      (error: unknown) => wanted && setTrouble(error),
    );
    return () => {
      wanted = false;
    };
  }, [game, digest, packOf, isWhole]);
  // Thrown while rendering, so that the error boundary catches it.
  if (trouble !== undefined) throw trouble;
  return loaded;
}
