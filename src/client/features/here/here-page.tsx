import { useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import { packHere } from '../../connection/here/pack-here.ts';
import { useNotedResult } from '../../connection/results/use-noted-result.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { type KeptTable, keepTurn, keptTable } from '../../device/kept/kept-tables.ts';
import { TableCrests } from '../../kit/crests/table-crests.tsx';
import { gameEntry } from '../../kit/games/registry.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { useOnChange } from '../../kit/use-on-change.ts';
import { Play } from '../../play/play.tsx';
import { TableMoments } from '../../play/table-moments.tsx';
import { useSeen } from '../../play/use-missed.ts';
import { WhatIfStrip } from '../../play/what-if/what-if-strip.tsx';
import { useTablesText } from '../../text/tables/text.ts';
import { Cover } from './cover.tsx';
import { useHereText } from './text/text.ts';
import { useSeats } from './use-seats.ts';
import { showing } from './whose-turn.ts';

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
  return kept.whatIf === undefined ? table : <WhatIfStrip from={kept.whatIf}>{table}</WhatIfStrip>;
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
  const [uncovered, setUncovered] = useState<number>();
  const [first] = handles;
  const { table, play: held, seq } = handles[uncovered ?? 0].snapshot;
  const isOpen = table !== undefined && gameEntry(table.game)?.isOpenOnOneDevice?.(table.options) === true;
  const seats = handles.map(({ snapshot }) => snapshot.you.viewer);
  const people = seats.filter((seat) => seat !== 'spectator');
  const shownTo = handles.map(({ snapshot }) => ({
    toAct: snapshot.play?.toAct ?? [],
    isOver: snapshot.table?.status === 'over',
  }));
  const shown = showing(people, { shownTo, uncovered, isOpen });
  const isReady = people.length === handles.length && held !== undefined;
  const receiver = isOpen && isReady && shown.kind === 'hand' && shown.of !== uncovered ? shown.of : undefined;
  const received = receiver === undefined ? undefined : handles[receiver].snapshot;
  useLayoutEffect(() => {
    // They have just watched the other's move on this device, so it is not played again.
    if (received?.stage.isBehind === true) received.stage.skipAll();
    // Their connection may be slightly behind: it would return the device.
    else if (received !== undefined && received.seq >= seq) setUncovered(receiver);
  }, [receiver, received, seq]);
  useStart(handles);
  // Results count for the device's first player; a what-if game does not count.
  useNotedResult(kept.whatIf === undefined ? table : undefined, first.snapshot.you.chair, 'here');
  useKeptTurn(kept.code, handles);
  if (table === undefined || !isReady) return <Loading />;
  const { toAct } = held;
  const nameOf = (place: number) => nameOn(table.chairs[table.seats[people[place]]]);
  if (shown.kind === 'cover') {
    const { next } = shown;
    const person = next === undefined ? undefined : { name: nameOf(next), seat: people[next] };
    return (
      <TableCrests table={table}>
        <Cover next={person} onShow={() => setUncovered(next)} />
        <Seen code={kept.code} seq={seq} />
      </TableCrests>
    );
  }
  const { of, next } = receiver === undefined ? shown : { of: uncovered ?? shown.of };
  const whoseTurn = () =>
    next === undefined
      ? { words: toAct.includes(people[of]) ? text.turn(nameOf(of)) : '' }
      : {
          words: text.turnOf(nameOf(next)),
          passOn: { label: text.to(nameOf(next)), onPass: () => setUncovered(undefined) },
        };
  const handle = notingMoves(kept.code, handles[of]);
  const { play } = handle.snapshot;
  if (play === undefined) return <Loading />;
  return (
    <TableCrests table={table}>
      <TableMoments table={table} where="here">
        <Play
          // If nothing is covered it is one page for all, and only the active player changes.
          key={isOpen ? 'open' : of}
          table={table}
          play={play}
          handle={handle}
          packOf={packHere}
          isOneDevice
          hasJustStarted
          isForAll={people.length > 1 && table.status === 'over'}
          {...(people.length > 1 && table.status === 'playing' && { whoseTurn: whoseTurn() })}
          afterwards={<AfterwardsHere table={table} handle={handle} kept={kept} />}
          moment={
            <TurningPointHere code={table.code} viewer={handle.snapshot.you.viewer} isForAll={people.length > 1} />
          }
        />
      </TableMoments>
    </TableCrests>
  );
}

/** Bot moves behind the cover count as seen: nobody was away. */
function Seen({ code, seq }: { code: string; seq: number }) {
  useSeen(code, seq);
  return undefined;
}

/** The home page shows whose turn it is; in real time it is everybody's, so nothing is stored. */
function useKeptTurn(code: string, handles: readonly TableHandle[]): void {
  const [{ snapshot: first }] = handles;
  const { table, play } = first;
  const isTurns = table?.status === 'playing' && gameEntry(table.game)?.realTime !== true;
  const turn = handles.flatMap(({ snapshot: { you } }) => {
    const isTheirs = isTurns && you.viewer !== 'spectator' && play?.toAct.includes(you.viewer);
    return isTheirs && you.chair !== undefined ? [nameOn(table.chairs[you.chair])] : [];
  });
  const names = turn.join('\n');
  useOnChange([code, first.seq, names].join('\n'), () => keepTurn(code, names === '' ? [] : names.split('\n')));
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
  const { table } = handles[0].snapshot;
  const host = handles.find(({ snapshot }) => snapshot.you.chair === table?.host);
  const isWaiting = table?.status === 'open' && host !== undefined;
  useOnChange(isWaiting, () => {
    if (isWaiting) void host.ask({ kind: 'start' });
  });
}

function nameOn(chair: { kind: string; name?: string }): string {
  return chair.name ?? '–';
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
