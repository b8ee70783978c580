import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import { readCode } from '../../../connection/read-code.ts';
import type { SeatKeeper } from '../../../connection/seat-keeper.ts';
import { useTable } from '../../../connection/use-table.ts';
import { forgetScreen, keepScreen } from '../../../device/device.ts';
import { useWakeLock } from '../../../device/use-wake-lock.ts';
import { TableCrests } from '../../../kit/crests/table-crests.tsx';
import { BarTools } from '../../../kit/parts/bar-tools.tsx';
import { buttonClass } from '../../../kit/parts/button.tsx';
import { Notice } from '../../../kit/parts/notice.tsx';
import { usePageTitle } from '../../../kit/parts/use-page-title.ts';
import { AfterGame } from '../../../play/after/after-game.tsx';
import { ToRecords } from '../../../play/after/to-records.tsx';
import { WhoPlayed } from '../../../play/after/who-played.tsx';
import { chairAtSeat } from '../../../play/chairs.ts';
import tableStyles from '../../../play/play.module.css';
import { Play } from '../../../play/play.tsx';
import { useText } from '../../../text/language.ts';
import { useTablesText } from '../../../text/tables/text.ts';
import { useWholeCode } from '../follow.ts';
import { Unreachable, useUnreachable } from '../unreachable.tsx';
import { ScreenLobby } from './screen-lobby.tsx';
import styles from './screen-page.module.css';
import { ScreenTools } from './screen-tools.tsx';
import { useSameRoomText } from './text/text.ts';
import './large-type.css';
import { useRef } from 'react';
import type { PlayInfo } from '../../../../protocol/server-message.ts';
import { playSound } from '../../../device/sound.ts';
import { gameEntry } from '../../../kit/games/registry.ts';

/** The big screen never uses a seat of this device: everybody sees it. */
const nobody: SeatKeeper = {
  secret: () => undefined,
  take: () => undefined,
  note: () => undefined,
  forget: () => undefined,
};
const seatOfNobody = () => nobody;

/** The big screen of a same-room table: a spectator's view, large. It follows the group from game to game. */
export function ScreenPage({ code }: { code: string }) {
  const text = useText();
  const read = readCode(code);
  return read === undefined ? <NoTable lead={text.table.badCode(code)} /> : <Screen key={read} code={read} />;
}

function Screen({ code }: { code: string }) {
  const text = useText();
  const { errors } = useTablesText();
  const room = useSameRoomText();
  const handle = useTable(code, { seatAt: seatOfNobody });
  const { connection, table: info, play, trouble } = handle.snapshot;
  const isOutOfReach = useUnreachable(info === undefined && connection === 'lost');
  const [, go] = useLocation();
  const next = info?.next;
  const isGone = connection === 'closed' && trouble !== undefined;
  useWholeCode(code, info, 'screen');
  useKeptScreen(info, code, isGone);
  useLargeType();
  useWakeLock();
  useTurnCall(info, play);
  useEffect(() => {
    if (next !== undefined) go(`/screen/${next}`, { replace: true });
  }, [next, go]);
  usePageTitle(`${room.screen} ${code}`);
  if (isGone && trouble === 'damaged') return <NoTable title={code} lead={errors.damaged} />;
  if (isGone) return <NoTable lead={text.table.gone(code)} />;
  if (info === undefined) return <Unreachable isShown={isOutOfReach} code={code} />;
  return (
    <TableCrests table={info}>
      <output className={`over-table ${tableStyles.strip}`} hidden={connection !== 'lost'}>
        {connection === 'lost' ? text.table.reconnecting : ''}
      </output>
      <ScreenTools />
      {play === undefined || info.status === 'open' ? (
        <ScreenLobby table={info} />
      ) : (
        <>
          <BarTools>
            <span className={`unbroken dim not-on-phone ${styles.join}`} translate="no">
              {location.host} <strong className="bright">{code}</strong>
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

/** While there is something to show, the home page links back here. */
function useKeptScreen(info: TableInfo | undefined, code: string, isGone: boolean): void {
  const game = info?.game;
  const isDone = isGone || info?.status === 'over';
  useEffect(() => {
    if (isDone) forgetScreen(code);
    else if (game !== undefined) keepScreen({ code, game, at: Date.now() });
  }, [code, game, isDone]);
}

/** The phones start the next game; the screen says so. */
function AfterwardsHere({ table: info }: { table: TableInfo }) {
  const text = useSameRoomText();
  return (
    <div className="wrap centred">
      <p className={`whole-line ${styles.again}`}>{text.again}</p>
      <WhoPlayed table={info} />
      <AfterGame table={info} seat={undefined} />
      <ToRecords table={info} />
      <Link href="/" className={buttonClass('plain')}>
        {text.home}
      </Link>
    </div>
  );
}

function NoTable({ title, lead }: { title?: string; lead: string }) {
  const text = useText();
  const tables = useTablesText();
  return (
    <Notice title={title ?? text.table.goneTitle} lead={lead} icon="wooden-chair">
      <Link href="/" className={buttonClass('main')}>
        {tables.watch.wayOn}
      </Link>
    </Notice>
  );
}

/** Scales letters to the height of the screen while the page is shown, to be read from across the room. */
function useLargeType(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.screen = 'big';
    return () => {
      delete root.dataset.screen;
    };
  }, []);
}

/** Plays a sound on the big screen when another person's turn begins; not for bots. */
function useTurnCall(table: TableInfo | undefined, play: PlayInfo | undefined): void {
  const isTurns = table?.status === 'playing' && gameEntry(table.game)?.realTime !== true;
  const people = isTurns ? play?.toAct.filter((seat) => chairAtSeat(table, seat)?.kind === 'person') : [];
  const called = people?.join() ?? '';
  const before = useRef(called);
  useEffect(() => {
    if (called !== '' && called !== before.current) playSound('turn');
    before.current = called;
  }, [called]);
}
