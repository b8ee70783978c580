import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { PlayInfo } from '../../../protocol/server-message.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import type { Recap } from '../../kit/games/use-recap.ts';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { LogLinesContext, MarkLines } from '../../kit/table/log/mark-lines.ts';
import type { LogLine } from '../../kit/table/moment.ts';
import { isResting, nameOnChair } from '../chairs.ts';
import styles from './around-table.module.css';
import { isWaitingForAbsent } from './awaited.ts';
import { lineOf } from './mark-line.ts';
import { People } from './people.tsx';
import { Question } from './question.tsx';
import { TurnStrip, type WhoseTurn } from './strip.tsx';
import { Talk } from './talk.tsx';
import { useSocialText } from './text/text.ts';
import { Toasts } from './toasts.tsx';
import { useTurnBell } from './turn-bell.tsx';

const Newcomers = onDemand(() => import('../strangers/newcomers.tsx').then((module) => module.Newcomers));

interface AroundTableProps {
  table: TableInfo;
  play: PlayInfo;
  handle: TableHandle;
  /** Whether people are on other devices: on a shared one they just talk. */
  isShared: boolean;
  /** Whether there is undo and a turn display. */
  hasStrip: boolean;
  /** Whether this is a big screen, on which nobody chats. */
  isScreen: boolean;
  /** The aim of the game for newcomers: it replaces the strip. */
  aim?: ReactNode;
  /** On a shared device: whose turn it is, and how to pass it on. */
  whoseTurn?: WhoseTurn | undefined;
  /** Others' actions before your turn. */
  recap?: Recap | undefined;
  children: ReactNode;
}

/** Everything around a game's table: undo, whose turn it is, chat, and notes. */
export function AroundTable(props: AroundTableProps) {
  const { table, play, handle, isShared } = props;
  const text = useSocialText();
  const { marks, you } = handle.snapshot;
  const names = table.seats.map((chair) => nameOnChair(table, chair)).join('\n');
  const { viewer } = you;
  const lines = useMemo(
    () => marks.map((mark) => lineOf(mark, { names: names.split('\n'), you: viewer, text })),
    [marks, names, viewer, text],
  );
  const told = useRef<readonly LogLine[]>([]);
  const isRealTime = gameEntry(table.game)?.realTime === true;
  const isPlaying = table.status === 'playing';
  const hasStrip = props.hasStrip && !props.isScreen && isPlaying && !isRealTime;
  // A row that was shown keeps its space, also after the end: nothing moves because a row disappears.
  const [hadRoom, setHadRoom] = useState(false);
  const hasRoom = props.hasStrip && !props.isScreen && (hasStrip || props.aim !== undefined || hadRoom);
  if (hasRoom && !hadRoom) setHadRoom(true);
  const isMine = isPlaying && !isRealTime && isShared && play.toAct.some((seat) => seat === viewer);
  useTurnBell({ table, isMine });
  // What has to be answered or passed on is more important than the aim and hints.
  const isUrgent =
    isResting(table, handle) ||
    props.whoseTurn?.passOn !== undefined ||
    you.joinRequests !== undefined ||
    isWaitingForAbsent(props);
  const aim = isUrgent ? undefined : props.aim;
  return (
    <MarkLines.Provider value={lines}>
      <div className={styles.below}>
        <div className={hasRoom ? styles.room : undefined} data-passed={props.whoseTurn !== undefined}>
          {hasRoom && (
            <div className={styles.strip}>
              {!isUrgent && <div className={styles.dock} hidden={aim !== undefined} data-hint-dock="" />}
              {aim ?? (hasStrip ? <TurnStrip {...props} told={told} /> : undefined)}
            </div>
          )}
          <LogLinesContext.Provider value={told}>{props.children}</LogLinesContext.Provider>
        </div>
      </div>
      {isShared && !props.isScreen && <Talk table={table} handle={handle} />}
      {isShared && !props.isScreen && <People table={table} handle={handle} />}
      {isShared && <Toasts table={table} handle={handle} isSaidShown={!isRealTime} />}
      {table.open !== undefined && <Newcomers table={table} handle={handle} />}
      {isPlaying && isShared && <Question table={table} handle={handle} told={told} />}
    </MarkLines.Provider>
  );
}
