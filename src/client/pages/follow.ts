import { useEffect, useRef } from 'react';
import type { TableHandle } from '../connection/use-table.ts';

/** Tables this page went along to with a tap: whoever does wants to play. */
export const along = new Set<string>();

/** Whoever went along with a tap need not say once more that they are ready. */
export function useReadyAfterFollowing(
  code: string,
  { table, you }: TableHandle['snapshot'],
  ask: TableHandle['ask'],
): void {
  const asked = useRef(ask);
  asked.current = ask;
  const isWaiting = table?.code === code && table.status === 'open' && you.chair !== undefined;
  useEffect(() => {
    if (isWaiting && along.delete(code)) void asked.current({ kind: 'ready', ready: true });
  }, [code, isWaiting]);
}
