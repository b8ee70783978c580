import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '../../protocol/table-info.ts';

/** A campaign's game that was left for another one leads there, whoever looks at it and whenever. */
export function useLeading(table: TableInfo | undefined): void {
  const [, go] = useLocation();
  const next = table?.campaign !== undefined && table.status !== 'over' ? table.next : undefined;
  useEffect(() => {
    if (next !== undefined) go(`/t/${next}`, { replace: true });
  }, [next, go]);
}
