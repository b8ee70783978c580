import { lazy, Suspense, useEffect, useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { readCode } from '../../connection/read-code.ts';
import { useNotedResult } from '../../connection/results/use-noted-result.ts';
import type { TableSnapshot } from '../../connection/table-snapshot.ts';
import { type TableHandle, useTable } from '../../connection/use-table.ts';
import { rememberedCrest, rememberedName } from '../../device/device.ts';
import { onWhoChanged } from '../../device/who.ts';
import { TableCrests } from '../../kit/crests/table-crests.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import styles from '../../play/play.module.css';
import { Play } from '../../play/play.tsx';
import { ReplayLinks } from '../../play/replay-links.tsx';
import { useText } from '../../text/language.ts';
import { useTablesText } from '../../text/tables/text.ts';
import { useCampaignRedirect, useFollowing, useReadyAfterFollowing, useWholeCode } from './follow.ts';
import { Unreachable, useUnreachable } from './unreachable.tsx';
import { Voiced } from './voice/voiced.tsx';

const NoTable = lazy(() => import('./no-table.tsx').then((module) => ({ default: module.NoTable })));
const HandNotice = lazy(() => import('./same-room/phone.tsx').then((module) => ({ default: module.HandNotice })));
const Lobby = lazy(() => import('./lobby/lobby.tsx').then((module) => ({ default: module.Lobby })));
const Phone = lazy(() => import('./same-room/phone.tsx').then((module) => ({ default: module.Phone })));

const NextTable = onDemand(() => import('./next-table.tsx').then((module) => module.NextTable));

/** The page of a table's link: the lobby, the game, and its end. */
export function TableRoute({ code }: { code: string }) {
  const text = useText();
  const read = readCode(code);
  if (read !== undefined) return <Table code={read} />;
  return <NoTable lead={text.table.badCode(code)} />;
}

function Table({ code }: { code: string }) {
  const text = useText();
  const { errors } = useTablesText();
  const handle = useTable(code);
  const { connection, table, trouble, you } = handle.snapshot;
  const isOutOfReach = useUnreachable(table === undefined && connection === 'lost');
  useWholeCode(code, table, 't');
  useFollowing(code, table?.next, {
    isSeated: you.chair !== undefined,
    isGoing: table === undefined || !hasResult(table),
  });
  useReadyAfterFollowing(code, handle.snapshot, handle.ask);
  useCampaignRedirect(table);
  useWho(handle);
  useNotedResult(table, you.chair, 'server');
  usePageTitle(code);

  if (connection === 'closed' && trouble === 'damaged') return <NoTable title={code} lead={errors.damaged} />;
  if (connection === 'closed' && trouble !== undefined) return <NoTable lead={text.table.gone(code)} />;
  return (
    <>
      <LostStrip snapshot={handle.snapshot} isOutOfReach={isOutOfReach} />
      {table === undefined ? (
        <Unreachable isShown={isOutOfReach} code={code} />
      ) : (
        <TableCrests table={table}>
          <Voiced table={table} handle={handle}>
            <AtTable table={table} handle={handle} />
          </Voiced>
        </TableCrests>
      )}
    </>
  );
}

/** Whether a game has ended here for good: a campaign goes on. */
function hasResult({ status, campaign }: TableInfo): boolean {
  return status === 'over' && campaign === undefined;
}

/** What keeps the page from the newest state, if anything does. */
function LostStrip({ snapshot, isOutOfReach }: { snapshot: TableSnapshot; isOutOfReach: boolean }) {
  const text = useText().table;
  const { connection, isCatchingUp, isStopped } = snapshot;
  const isLost = connection === 'lost';
  return (
    <output
      className={`over-table ${styles.strip}`}
      data-line="lost"
      hidden={(!isLost || isOutOfReach) && !isCatchingUp && !isStopped}
    >
      {isStopped ? text.stopped : isCatchingUp ? text.catchingUp : isLost ? text.reconnecting : ''}
    </output>
  );
}

/** The lobby or the game; on a phone beside a big screen only the hand, unless the whole table is wanted. */
function AtTable({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const { play, you } = handle.snapshot;
  const [sawLobby, setSawLobby] = useState(false);
  if (table.status === 'open' && !sawLobby) setSawLobby(true);
  const [isWhole, setWhole] = useState(false);
  const isRoom = table.sameRoom === true;
  const isSeated = you.chair !== undefined;
  const isHand = isRoom && isSeated && !isWhole;
  return (
    <>
      {isRoom && (
        <Suspense fallback={null}>
          <Phone handle={handle} isWhole={isWhole} onWhole={setWhole} />
        </Suspense>
      )}
      {play === undefined || table.status === 'open' ? (
        <Suspense fallback={<Loading />}>
          <Lobby table={table} handle={handle} />
        </Suspense>
      ) : (
        <ReplayLinks table={table}>
          <Play
            table={table}
            play={play}
            handle={handle}
            hasJustStarted={sawLobby}
            layout={isHand ? 'hand' : undefined}
            {...(hasResult(table) &&
              isSeated &&
              table.next !== undefined && { notice: <NextTable next={table.next} /> })}
            {...(isHand &&
              table.status === 'playing' && {
                notice: (
                  <Suspense fallback={null}>
                    <HandNotice onWhole={() => setWhole(true)} />
                  </Suspense>
                ),
              })}
          />
        </ReplayLinks>
      )}
    </>
  );
}

/** Sends a changed name or crest to the table. */
function useWho({ ask, snapshot }: TableHandle): void {
  const { you, table } = snapshot;
  const chair = you.chair === undefined ? undefined : table?.chairs[you.chair];
  const called = chair?.kind === 'person' ? chair.name : undefined;
  useEffect(() => {
    if (called === undefined) return;
    return onWhoChanged(() => void ask({ kind: 'rename', name: rememberedName() ?? called, crest: rememberedCrest() }));
  }, [called, ask]);
}
