import { useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import { elementAt } from '../../../engine/list.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { packHere } from '../../connection/here/worker-house.ts';
import { useNotedResult } from '../../connection/results/use-noted-result.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { isCountedHere, type KeptTable, keepTurn, keptTable } from '../../device/kept/kept-tables.ts';
import { TableCrests } from '../../kit/crests/table-crests.tsx';
import { gameEntry } from '../../kit/games/registry.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { useOnChange } from '../../kit/use-on-change.ts';
import { nameOnChair } from '../../play/chairs.ts';
import { ChallengeStrip } from '../../play/challenge/challenge-strip.tsx';
import { Play } from '../../play/play.tsx';
import { ReplayLinks } from '../../play/replay-links.tsx';
import type { WhoseTurn } from '../../play/social/strip.tsx';
import { useSeen } from '../../play/use-missed.ts';
import { WhatIfResult } from '../../play/what-if/what-if-result.tsx';
import { WhatIfStrip } from '../../play/what-if/what-if-strip.tsx';
import { useTablesText } from '../../text/tables/text.ts';
import { Cover } from './cover.tsx';
import { useHereText } from './text/text.ts';
import { useSeats } from './use-seats.ts';
import { type Showing, showing } from './whose-turn.ts';

const AfterwardsHere = onDemand(() => import('./afterwards-here.tsx').then((module) => module.AfterwardsHere));
const TurningPointHere = onDemand(() => import('./afterwards-here.tsx').then((module) => module.TurningPointHere));

/** The page of a table in this browser: its game, and a cover while the device is passed on. */
export function HerePage({ code }: { code: string }) {
  // Read once: the list changes while the table is open, and its connections must not.
  const [kept] = useState(() => keptTable(code));
  const [visit, setVisit] = useState(0);
  usePageTitle(code);
  if (kept === undefined) return <NoTable code={code} />;
  const table = <TableHere key={visit} kept={kept} onBack={() => setVisit(visit + 1)} />;
  const { whatIf, challenge } = kept;
  if (whatIf !== undefined) return <WhatIfStrip from={whatIf}>{table}</WhatIfStrip>;
  if (challenge === undefined) return table;
  return (
    <ChallengeStrip challenge={challenge} game={kept.game}>
      {table}
    </ChallengeStrip>
  );
}

function TableHere({ kept, onBack }: { kept: KeptTable; onBack(): void }) {
  const text = useHereText().table;
  const { errors } = useTablesText();
  const handles = useSeats(kept.code, kept.secrets);
  const trouble = handles.map(({ snapshot }) => snapshot.trouble).find((one) => one !== undefined);
  if (trouble === 'elsewhere') {
    return (
      <Notice title={text.elsewhereTitle} lead={text.elsewhere} icon="wooden-chair">
        <Button look="main" onClick={onBack}>
          {text.takeBack}
        </Button>
      </Notice>
    );
  }
  if (trouble === 'damaged') return <NoTable code={kept.code} why={errors.damaged} />;
  if (trouble !== undefined) return <NoTable code={kept.code} />;
  const isReady = handles.length > 0 && handles.every(({ snapshot }) => snapshot.table !== undefined);
  return isReady ? <PassedRound kept={kept} handles={handles} /> : <Loading />;
}

/** One device for several people: each has their own connection, and no hand is in the page while it is covered. */
function PassedRound({ kept, handles }: { kept: KeptTable; handles: readonly TableHandle[] }) {
  const text = useHereText().pass;
  const { table, toAct, seq, people, isOpen, shown, uncover } = usePassing(handles);
  useStart(handles);
  // Results count for the device's first player; what-if games and challenges do not count.
  useNotedResult(isCountedHere(kept) ? table : undefined, elementAt(handles, 0).snapshot.you.chair, 'here');
  useKeptTurn(kept.code, handles);
  if (table === undefined || toAct === undefined) return <Loading />;
  const seatOf = (place: number) => elementAt(people, place);
  const nameOf = (place: number) => nameOnChair(table, table.seats[seatOf(place)]);
  const { next } = shown;
  if (shown.kind === 'cover') {
    const person = next === undefined ? undefined : { name: nameOf(next), seat: seatOf(next) };
    return (
      <TableCrests table={table}>
        <Cover next={person} onShow={() => uncover(next)} />
        <Seen code={kept.code} seq={seq} />
      </TableCrests>
    );
  }
  const { of } = shown;
  const whoseTurn =
    next === undefined
      ? { words: toAct.includes(seatOf(of)) ? text.turn(nameOf(of)) : '' }
      : {
          words: text.turnOf(nameOf(next)),
          passOn: { label: text.to(nameOf(next)), onPass: () => uncover(undefined) },
        };
  return (
    <TableCrests table={table}>
      <Uncovered
        // If nothing is covered it is one page for all, and only the active player changes.
        key={isOpen ? 'open' : of}
        {...{ kept, table, whoseTurn }}
        handle={elementAt(handles, of)}
        isForSeveral={people.length > 1}
      />
    </TableCrests>
  );
}

/** Whose hand the device shows, and to whom it is passed on; `toAct` once everybody's view has come. */
function usePassing(handles: readonly TableHandle[]) {
  const [uncovered, uncover] = useState<number>();
  const { table, play, seq } = elementAt(handles, uncovered ?? 0).snapshot;
  const isOpen = table !== undefined && gameEntry(table.game)?.isOpenOnOneDevice?.(table.options) === true;
  const people = handles.map(({ snapshot }) => snapshot.you.viewer).filter((seat) => seat !== 'spectator');
  const shownTo = handles.map(({ snapshot }) => ({
    toAct: snapshot.play?.toAct ?? [],
    isOver: snapshot.table?.status === 'over',
  }));
  const wanted = showing(people, { shownTo, uncovered, isOpen });
  const toAct = people.length === handles.length ? play?.toAct : undefined;
  const receiver =
    isOpen && toAct !== undefined && wanted.kind === 'hand' && wanted.of !== uncovered ? wanted.of : undefined;
  const received = receiver === undefined ? undefined : elementAt(handles, receiver).snapshot;
  useLayoutEffect(() => {
    // They have just watched the other's move on this device, so it is not played again.
    if (received?.stage.isBehind === true) received.stage.skipAll();
    // Their connection may be slightly behind: it would return the device.
    else if (received !== undefined && received.seq >= seq) uncover(receiver);
  }, [receiver, received, seq]);
  const shown: Showing = receiver === undefined ? wanted : { kind: 'hand', of: uncovered ?? receiver };
  return { table, toAct, seq, people, isOpen, shown, uncover };
}

/** The table as one of the people at the device sees it. */
function Uncovered(props: {
  kept: KeptTable;
  table: TableInfo;
  handle: TableHandle;
  isForSeveral: boolean;
  whoseTurn: WhoseTurn;
}) {
  const { kept, table, isForSeveral } = props;
  const handle = notingMoves(kept.code, props.handle);
  const { play, you } = handle.snapshot;
  if (play === undefined) return <Loading />;
  return (
    <ReplayLinks table={table} where="here">
      <Play
        table={table}
        play={play}
        handle={handle}
        packOf={packHere}
        isOneDevice
        hasJustStarted
        isForAll={isForSeveral && table.status === 'over'}
        isForRecords={isCountedHere(kept)}
        {...(kept.then !== undefined &&
          you.viewer !== 'spectator' && {
            compared: <WhatIfResult table={table} view={play.view} then={kept.then} seat={you.viewer} />,
          })}
        {...(isForSeveral && table.status === 'playing' && { whoseTurn: props.whoseTurn })}
        afterwards={<AfterwardsHere table={table} handle={handle} kept={kept} />}
        moment={<TurningPointHere code={table.code} viewer={you.viewer} isForAll={isForSeveral} />}
      />
    </ReplayLinks>
  );
}

/** Bot moves behind the cover count as seen: nobody was away. */
function Seen({ code, seq }: { code: string; seq: number }) {
  useSeen(code, seq);
  return undefined;
}

/** The home page shows whose turn it is; in real time it is everybody's, so nothing is stored. */
function useKeptTurn(code: string, handles: readonly TableHandle[]): void {
  const { table, play, seq } = elementAt(handles, 0).snapshot;
  const isTurns = table?.status === 'playing' && gameEntry(table.game)?.realTime !== true;
  const turn = handles.flatMap(({ snapshot: { you } }) => {
    const isTheirs = isTurns && you.viewer !== 'spectator' && play?.toAct.includes(you.viewer);
    return isTheirs && you.chair !== undefined ? [nameOnChair(table, you.chair)] : [];
  });
  const names = turn.join('\n');
  useOnChange([code, seq, names].join('\n'), () => keepTurn(code, names === '' ? [] : names.split('\n')));
}

/** The last move before the page was closed may have ended the game: then it is nobody's turn. */
function notingMoves(code: string, handle: TableHandle): TableHandle {
  return {
    ...handle,
    move(move) {
      keepTurn(code, []);
      return handle.move(move);
    },
  };
}

/** A rematch of several people waits for its host; here everybody is present already. */
function useStart(handles: readonly TableHandle[]): void {
  const { table } = elementAt(handles, 0).snapshot;
  const host = handles.find(({ snapshot }) => snapshot.you.chair === table?.host);
  const isWaiting = table?.status === 'open' && host !== undefined;
  useOnChange(isWaiting, () => {
    if (isWaiting) void host.ask({ kind: 'start' });
  });
}

function NoTable({ code, why }: { code: string; why?: string }) {
  const text = useHereText().table;
  return (
    <Notice title={why === undefined ? text.goneTitle : code} lead={why ?? text.gone(code)} icon="wooden-chair">
      <Link href="/" className={buttonClass('main')}>
        {text.wayOn}
      </Link>
    </Notice>
  );
}
