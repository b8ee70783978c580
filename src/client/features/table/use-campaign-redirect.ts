import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '../../../protocol/table-info.ts';

/** An abandoned game of a campaign redirects to the table where the campaign went on. */
export function useCampaignRedirect(table: TableInfo | undefined): void {
  const [, go] = useLocation();
  const next = table?.campaign !== undefined && table.status !== 'over' ? table.next : undefined;
  useEffect(() => {
    if (next !== undefined) go(`/t/${next}`, { replace: true });
  }, [next, go]);
}
