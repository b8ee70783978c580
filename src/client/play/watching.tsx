import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/table-info.ts';
import type { TableHandle } from '../connection/use-table.ts';
import { useTablesText } from '../text/tables/text.ts';
import { useHostingText } from './hosting/text/text.ts';
import { TakeBotsSeat } from './joining/take-seat.tsx';
import styles from './play.module.css';

const RoomNote = lazy(() => import('./room-note.tsx').then((module) => ({ default: module.RoomNote })));

/** For spectators: that they are watching, and how to get a seat. */
export function Watching({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useTablesText().watch;
  const { removed } = useHostingText();
  if (handle.snapshot.you.removed === true && table.status === 'playing') {
    return (
      <div className={`wrap centred hint links ${styles.notice}`} role="alert">
        {removed} <Link href="/">{text.wayOn}</Link>
      </div>
    );
  }
  return (
    <div className={`wrap centred hint links ${styles.notice}`}>
      {table.status === 'over' ? text.over : text.playing}{' '}
      {table.status === 'playing' && <TakeBotsSeat table={table} handle={handle} />} <Link href="/">{text.wayOn}</Link>
      {table.sameRoom === true && (
        <Suspense fallback={null}>
          <RoomNote code={table.code} />
        </Suspense>
      )}
    </div>
  );
}
