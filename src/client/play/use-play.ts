import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { RuleId } from '../../engine/game.ts';
import type { ErrorCode, PlayInfo } from '../../protocol/server-message.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import type { TableHandle } from '../connection/use-table.ts';
import type { GamePageProps } from '../kit/game-page.ts';
import { gameEntry } from '../kit/games/registry.ts';
import { albumOf } from '../kit/games/use-album.ts';
import { useGameSounds } from '../kit/games/use-game-sounds.ts';
import { useRecap } from '../kit/games/use-recap.ts';
import { useStory } from '../kit/games/use-story.ts';
import type { FirstTurn } from '../kit/guide/first-turn.ts';
import { useGuide } from '../kit/guide/use-guide.ts';
import { useSkipping } from '../kit/stage/stage-now.ts';
import { useTableContext } from '../kit/table/table-context.tsx';
import type { AskedMoment, NowAction } from '../kit/table/what-now.ts';
import { useKept } from '../kit/use-kept.ts';
import { doWithout, whileWanted } from '../kit/while-wanted.ts';
import { useLocale } from '../text/language.ts';
import { playerOn } from './chairs.ts';
import { useAdvice } from './review/use-advice.ts';
import type { WhoseTurn } from './social/strip.tsx';
import type { LoadedGame } from './use-game.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMissed } from './use-missed.ts';
import { usePointing } from './use-pointing.ts';
import { useWhyNotShown } from './use-why-not-shown.ts';

/** Long enough to read a sentence. */
const TROUBLE_MS = 5000;

export interface PlayProps {
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
  /** How it ended, compared with the game that a "what if" began from; nothing is collected then. */
  compared?: ReactNode;
  /** Everybody plays on this one device. */
  isOneDevice?: boolean;
  /** Several people look at the result on this one device: it names them. */
  isForAll?: boolean;
  /** On a shared device: whose turn it is, and how to pass it on. */
  whoseTurn?: WhoseTurn;
  /** The part shown on this page: the hand beside a big screen, or the big screen itself; by default everything. */
  layout?: 'hand' | 'screen' | undefined;
  /** Whether badges and cards are collected here; a "what if" counts for nothing. */
  isForRecords?: boolean;
  /** A level of `learn/`: the coach says what to do, and there is no undo. */
  isTaught?: boolean;
  /**
   * Whether the game has just started on this page: then focus moves to its heading, because the tapped button is gone.
   */
  hasJustStarted?: boolean;
}

/** What is known and shown around a game's page, besides the page itself. */
export type PlayState = ReturnType<typeof usePlay>;

export function usePlay(props: PlayProps, loaded: LoadedGame | undefined) {
  const { table, play, handle, isTaught } = props;
  const { snapshot } = handle;
  const { viewer } = snapshot.you;
  const isRunning = table.status === 'playing';
  const [rules, setRules] = useState<{ rule?: RuleId | undefined }>();
  const [trouble, setTrouble] = useTrouble();
  const whyNot = useWhyNotShown(play.toAct.join());
  const missed = useMissed(table.code, snapshot);
  const past = usePastWanted(isRunning && isTaught !== true);
  const [wasOver] = useState(table.status === 'over');
  const why = (rule?: RuleId) => setRules({ rule });
  const isShown = loaded !== undefined && past.wanted === undefined;
  usePointing(table.game, isShown ? { view: play.view, pack: loaded.pack, you: viewer, why } : undefined);
  useHeadingFocus(loaded !== undefined && props.hasJustStarted === true);
  useKeptFocus();
  useSkipping(snapshot.stage);
  useGameSounds(table.game);
  // The same list while nobody comes or goes: pages compare it.
  const players = useMemo(() => table.seats.map((chair) => playerOn(table, chair)), [table]);
  const page = {
    you: props.isForAll === true ? ('spectator' as const) : viewer,
    players,
    pack: loaded?.pack,
    locale: useLocale(),
    now: handle.now,
    why,
    isRunning,
  };
  const told = useTold(props, page, loaded !== undefined);
  const isGuided = isShown && isRunning && viewer !== 'spectator' && isTaught !== true && props.layout !== 'screen';
  const guide = useGuide(
    table.game,
    { isWanted: isGuided, pointers: useFirstTurn(table.game, isGuided) },
    { view: play.view, events: snapshot.events, moves: play.moves, you: viewer },
  );
  return { page, past, missed, wasOver, whyNot, why, rules, setRules, trouble, setTrouble, guide, ...told };
}

/** What the game says about itself: its story, what others did, what can be done, and advice. */
function useTold(
  { table, play, handle, isTaught }: PlayProps,
  { you: reader, players, pack, locale, now }: Pick<GamePageProps, 'you' | 'players' | 'pack' | 'locale' | 'now'>,
  isLoaded: boolean,
) {
  const { view, moves } = play;
  const { events, you } = handle.snapshot;
  const names = players.map(({ name }) => name);
  const asked = { view, moves, you: you.viewer, players, pack, locale };
  const over = table.status === 'over' && isLoaded ? { view, events, you: reader, names, pack, locale } : undefined;
  albumOf(table.game);
  const story = useStory(table.game, over);
  const recap = useRecap(table.game, { events, isTurn: moves.length > 0, you: you.viewer, names, pack, locale });
  const whatNow = useWhatNow(table.game, asked);
  const advice = useAdvice({ ...asked, table, events, now });
  return { over, story, recap, whatNow, advice: isTaught === true ? undefined : advice };
}

/** The earlier step of a running game to show; after the end the replay shows them. */
function usePastWanted(isPlaying: boolean) {
  const [wanted, setWanted] = useState<{ entry: number; how?: 'play' | undefined }>();
  const { openReplayAt: openReplay } = useTableContext();
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

/** Finds the current actions at a table; a stable function while the table is the same. */
export function useWhatNow(game: string, moment: AskedMoment): (() => Promise<readonly NowAction[]>) | undefined {
  const { view, moves, you, pack, locale } = moment;
  const players = useKept(moment.players);
  const load = gameEntry(game)?.whatNow;
  const ask = useCallback(async () => {
    const whatNow = await load?.();
    return moves.length === 0 ? [] : (whatNow?.({ view, moves, you, players, pack, locale }) ?? []);
  }, [load, view, moves, you, players, pack, locale]);
  return load === undefined || pack === undefined || you === 'spectator' ? undefined : ask;
}

/** The first-turn hints of a game, once loaded. */
export function useFirstTurn(game: string, isWanted: boolean): FirstTurn | undefined {
  const [firstTurn, setFirstTurn] = useState<FirstTurn>();
  useEffect(() => {
    const loading = isWanted ? gameEntry(game)?.firstTurn() : undefined;
    // If they cannot be loaded, the game is played without them.
    return whileWanted(loading, setFirstTurn, doWithout);
  }, [game, isWanted]);
  return isWanted ? firstTurn : undefined;
}
