import { useEffect, useState } from 'react';
import type { UndoQuestion } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';

/** The server's time, read at an interval. */
export function useNow(clock: () => number, everyMs: number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  });
  return now;
}

/** How many seconds a question can still be answered. */
export function useSecondsLeft({ until }: UndoQuestion, handle: TableHandle): number {
  return Math.max(0, Math.ceil((until - useNow(handle.now, 1_000)) / 1_000));
}
