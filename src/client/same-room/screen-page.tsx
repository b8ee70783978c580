import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableInfo } from '../../protocol/table-info.ts';
import type { SeatKeeper } from '../connection/seat-keeper.ts';
import { useTable } from '../connection/use-table.ts';
import { TableCrests } from '../crests/table-crests.tsx';
import { forgetScreen, keepScreen } from '../device.ts';
import { useText } from '../language.ts';
import { OutOfReach, useOutOfReach } from '../pages/out-of-reach.tsx';
import { Play } from '../pages/play.tsx';
import { readCode } from '../pages/read-code.ts';
import table from '../pages/table-page.module.css';
import { BarTools } from '../parts/bar-tools.tsx';
import { buttonClass } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { AfterGame } from '../table/after-game.tsx';
import { ToRecords } from '../table/to-records.tsx';
import { WhoPlayed } from '../table/who-played.tsx';
import { useTablesText } from '../text/tables.ts';
import { ScreenLobby } from './screen-lobby.tsx';
import styles from './screen-page.module.css';
import { ScreenTools } from './screen-tools.tsx';
import { useSameRoomText } from './text/index.ts';
import { useLargeType } from './use-large-type.ts';
import { useTurnCall } from './use-turn-call.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Whatever seat this device may have: the big screen is for everybody's eyes. */
const nobody: SeatKeeper = {
  secret: () => undefined,
  take: () => undefined,
  note: () => undefined,
  forget: () => undefined,
};
const seatOfNobody = () => nobody;

/** The big screen of a room: what everybody may see of a table, large enough for a couch. It goes along from game to game. */
export function ScreenPage({ code }: { code: string }) {
  const text = useText();
  const read = readCode(code);
  return read === undefined ? <NoTable lead={text.table.badCode(code)} /> : <Screen key={read} code={read} />;
}

function Screen({ code }: { code: string }) {
  const text = useText();
  const room = useSameRoomText();
  const handle = useTable(code, { seatAt: seatOfNobody });
  const { line, table: info, play, trouble } = handle.snapshot;
  const isOutOfReach = useOutOfReach(info === undefined && line === 'lost');
  const [, go] = useLocation();
  const next = info?.next;
  const isGone = line === 'closed' && trouble !== undefined;
  useKeptScreen(info, code, isGone);
  useLargeType();
  useWakeLock();
  useTurnCall(info, play);
  useEffect(() => {
    if (next !== undefined) go(`/screen/${next}`, { replace: true });
  }, [next, go]);
  useEffect(() => {
    document.title = `${room.screen} ${code} · Undercroft`;
    return () => {
      document.title = 'Undercroft';
    };
  }, [room, code]);
  if (isGone) return <NoTable lead={text.table.gone(code)} />;
  if (info === undefined) return <OutOfReach isShown={isOutOfReach} code={code} />;
  return (
    <TableCrests table={info}>
      <output className={table.strip} hidden={line !== 'lost'}>
        {line === 'lost' ? text.table.reconnecting : ''}
      </output>
      <ScreenTools />
      {play === undefined || info.status === 'open' ? (
        <ScreenLobby table={info} />
      ) : (
        <>
          <BarTools>
            <span className={styles.join} translate="no">
              {location.host} <strong>{code}</strong>
            </span>
          </BarTools>
          <Play
            table={info}
            play={play}
            handle={handle}
            layout="screen"
            notice={false}
            afterwards={<AfterwardsHere table={info} />}
          />
        </>
      )}
    </TableCrests>
  );
}

/** As long as there is something to show, the first page leads back here. */
function useKeptScreen(info: TableInfo | undefined, code: string, isGone: boolean): void {
  const game = info?.game;
  const isDone = isGone || info?.status === 'over';
  useEffect(() => {
    if (isDone) forgetScreen(code);
    else if (game !== undefined) keepScreen({ code, game, at: Date.now() });
  }, [code, game, isDone]);
}

/** Phones ask for what comes next; who looks at the screen is told so. */
function AfterwardsHere({ table: info }: { table: TableInfo }) {
  const text = useSameRoomText();
  return (
    <div className={`${table.afterwards} ${styles.afterwards}`}>
      <p>{text.again}</p>
      <WhoPlayed table={info} />
      <AfterGame code={info.code} />
      <ToRecords table={info} />
      <Link href="/" className={buttonClass('plain')}>
        {text.home}
      </Link>
    </div>
  );
}

function NoTable({ lead }: { lead: string }) {
  const text = useText();
  const tables = useTablesText();
  return (
    <Notice title={text.table.goneTitle} lead={lead} icon="wooden-chair">
      <Link href="/" className={buttonClass('main')}>
        {tables.watch.wayOn}
      </Link>
    </Notice>
  );
}
