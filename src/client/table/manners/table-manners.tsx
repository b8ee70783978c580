import { type ReactNode, useMemo, useRef } from 'react';
import type { PlayInfo } from '../../../protocol/server-message.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { gameEntry } from '../../games/registry.ts';
import { lineOf, type MarkLine, MarkLines, ToldLines } from './mark-lines.ts';
import { nameOn } from './name-on.ts';
import { Notes } from './notes.tsx';
import { Question } from './question.tsx';
import { Strip } from './strip.tsx';
import styles from './table-manners.module.css';
import { Talk } from './talk.tsx';
import { useMannersText } from './text.ts';
import { useTurnBell } from './turn-bell.tsx';

/** What the house does around every game's table: undo, who is waited for, talk, and what was told just now. */
export function TableManners(props: {
  table: TableInfo;
  play: PlayInfo;
  handle: TableHandle;
  /** Whether people sit at other pages: on one device they just talk. */
  isShared: boolean;
  /** Whether moves can be taken back and people waited for. */
  hasStrip: boolean;
  /** Whether this is the big screen of a room, on which nobody speaks. */
  isScreen: boolean;
  children: ReactNode;
}) {
  const { table, play, handle, isShared } = props;
  const text = useMannersText();
  const { marks, you } = handle.snapshot;
  const names = table.seats.map((chair) => nameOn(table, chair)).join('\n');
  const lines = useMemo(() => marks.map((mark) => lineOf(mark, names.split('\n'), text)), [marks, names, text]);
  const told = useRef<readonly MarkLine[]>([]);
  const isRealTime = gameEntry(table.game)?.realTime === true;
  const isPlaying = table.status === 'playing';
  const hasStrip = props.hasStrip && !props.isScreen && isPlaying && !isRealTime;
  useTurnBell({
    table,
    isMine: isPlaying && !isRealTime && isShared && play.toAct.some((seat) => seat === you.viewer),
  });
  return (
    <MarkLines.Provider value={lines}>
      <div className={styles.below}>
        <div className={hasStrip ? styles.room : undefined}>
          {hasStrip && <Strip {...props} />}
          <ToldLines.Provider value={told}>{props.children}</ToldLines.Provider>
        </div>
      </div>
      {isShared && !props.isScreen && <Talk table={table} handle={handle} />}
      {isShared && <Notes table={table} handle={handle} isSaidShown={!isRealTime} />}
      {isPlaying && isShared && <Question table={table} handle={handle} told={told} />}
    </MarkLines.Provider>
  );
}
