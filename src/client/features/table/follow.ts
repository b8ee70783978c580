import { useEffect, useRef } from 'react';
import type { TableHandle } from '../../connection/use-table.ts';
import { along } from '../../play/after/along.ts';

/** Marks people ready who followed with a tap. */
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
