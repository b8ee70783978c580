import { lazy, Suspense, useEffect, useState } from 'react';
import { readCode } from '../../connection/read-code.ts';
import { useNotedResult } from '../../connection/results/use-noted-result.ts';
import { type TableHandle, useTable } from '../../connection/use-table.ts';
import { rememberedCrest, rememberedName } from '../../device/device.ts';
import { onWhoChanged } from '../../device/who.ts';
import { TableCrests } from '../../kit/crests/table-crests.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import styles from '../../play/play.module.css';
import { Play } from '../../play/play.tsx';
import { TableMoments } from '../../play/table-moments.tsx';
import { useText } from '../../text/language.ts';
import { useTablesText } from '../../text/tables/text.ts';
import { useCampaignRedirect, useFollowing, useReadyAfterFollowing, useWholeCode } from './follow.ts';
import { Unreachable, useUnreachable } from './unreachable.tsx';
import { Voiced } from './voice/voiced.tsx';

const NoTable = lazy(() => import('./no-table.tsx').then((module) => ({ default: module.NoTable })));
const HandNotice = lazy(() => import('./same-room/hand-notice.tsx').then((module) => ({ default: module.HandNotice })));
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
  const { connection, table, play, trouble, isCatchingUp, isStopped } = handle.snapshot;
  const [sawLobby, setSawLobby] = useState(false);
  useEffect(() => {
    if (table?.status === 'open') setSawLobby(true);
  }, [table?.status]);
  const [isWhole, setWhole] = useState(false);
  const isOutOfReach = useUnreachable(table === undefined && connection === 'lost');
  const isRoom = table?.sameRoom === true;
  const isSeated = handle.snapshot.you.chair !== undefined;
  const isHand = isRoom && isSeated && !isWhole;
  const hasResult = table?.status === 'over' && table.campaign === undefined;
  useWholeCode(code, table, 't');
  useFollowing(code, table?.next, { isSeated, isGoing: !hasResult });
  useReadyAfterFollowing(code, handle.snapshot, handle.ask);
  useCampaignRedirect(table);
  useWho(handle);
  useNotedResult(table, handle.snapshot.you.chair, 'server');
  usePageTitle(code);

  if (connection === 'closed' && trouble === 'damaged') return <NoTable title={code} lead={errors.damaged} />;
  if (connection === 'closed' && trouble !== undefined) return <NoTable lead={text.table.gone(code)} />;
  return (
    <>
      <output
        className={`over-table ${styles.strip}`}
        data-line="lost"
        hidden={(connection !== 'lost' || isOutOfReach) && !isCatchingUp && !isStopped}
      >
        {isStopped
          ? text.table.stopped
          : isCatchingUp
            ? text.table.catchingUp
            : connection === 'lost'
              ? text.table.reconnecting
              : ''}
      </output>
      {table === undefined ? (
        <Unreachable isShown={isOutOfReach} code={code} />
      ) : (
        <TableCrests table={table}>
          <Voiced table={table} handle={handle}>
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
              <TableMoments table={table}>
                <Play
                  table={table}
                  play={play}
                  handle={handle}
                  hasJustStarted={sawLobby}
                  layout={isHand ? 'hand' : undefined}
                  {...(hasResult &&
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
              </TableMoments>
            )}
          </Voiced>
        </TableCrests>
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
