import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readCode } from '../../connection/read-code.ts';
import { useNotedResult } from '../../connection/results/use-noted-result.ts';
import { useTable } from '../../connection/use-table.ts';
import { useWho } from '../../connection/who.ts';
import { keepSeat, keptSeat } from '../../device/device.ts';
import { TableCrests } from '../../kit/crests/table-crests.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import styles from '../../play/play.module.css';
import { Play } from '../../play/play.tsx';
import { TableMoments } from '../../play/table-moments.tsx';
import { useText } from '../../text/language.ts';
import { useTablesText } from '../../text/tables/text.ts';
import { useReadyAfterFollowing } from './follow.ts';
import { Unreachable, useUnreachable } from './unreachable.tsx';
import { useCampaignRedirect } from './use-campaign-redirect.ts';
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

/**
 * When the group has a new table, everybody seated here has a seat there with the same secret. Without a result to
 * show, the page goes there at once.
 */
function useFollowing(
  code: string,
  next: string | undefined,
  { isSeated, isGoing }: { isSeated: boolean; isGoing: boolean },
): void {
  const [, go] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table is the reason, not that the game is over
  useEffect(() => {
    if (next === undefined || !isSeated) return;
    const kept = keptSeat(code);
    if (kept === undefined) return;
    // People who return to an old table stay; those present when the next one opens follow.
    if (kept.left === true) return;
    keepSeat({ ...kept, left: true });
    const { over: _, ...seat } = kept;
    if (keptSeat(next) === undefined) keepSeat({ ...seat, code: next, at: Date.now() });
    if (isGoing) go(`/t/${next}`);
  }, [code, next, isSeated, go]);
}
