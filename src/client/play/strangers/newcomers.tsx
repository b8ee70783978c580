import { useEffect, useRef, useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { mute } from '../../device/muted.ts';
import { playSound } from '../../device/sound.ts';
import { giveNotice } from '../social/give-notice.ts';
import styles from './newcomers.module.css';
import { useStrangersText } from './text/text.ts';

/** Long enough to read a sentence. */
const SHOWN_MS = 8000;

/**
 * At an open table, tells a player among bots that others may come; and when somebody has taken a bot's seat: by a
 * line, a sound, and a notification while the page is hidden.
 */
export function Newcomers({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useStrangersText();
  const { marks, you } = handle.snapshot;
  const seen = useRef(marks.length);
  const [shown, setShown] = useState(isAlone(table, you.chair) ? text.alone : undefined);
  useEffect(() => {
    const fresh = marks.slice(seen.current);
    seen.current = marks.length;
    const came = fresh.findLast(({ kind, seat }) => kind === 'took-over' && seat !== you.viewer);
    if (came === undefined) return;
    const words = text.came(came.name);
    setShown(words);
    playSound('arrival');
    if (document.hidden) void giveNotice(words, table.code);
  }, [marks, you.viewer, text, table.code]);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  // The next person on a chair is another player.
  useEffect(() => {
    table.chairs.forEach(({ kind }, chair) => {
      if (kind !== 'person') mute(table.code, chair, false);
    });
  }, [table]);
  return (
    <div className={`over-table stack centred passive gap-5 ${styles.came}`} role="status">
      {shown !== undefined && (
        <p className="toast arrives" data-came="">
          <span>{shown}</span>
        </p>
      )}
    </div>
  );
}

/** Whether somebody plays among bots until others come. */
function isAlone({ open, status, chairs }: TableInfo, chair: number | undefined): boolean {
  const isOffered = open?.listed === true && status === 'playing' && chairs.some(({ kind }) => kind === 'bot');
  return isOffered && chairs.every(({ kind }, index) => kind !== 'person' || index === chair);
}
