import { useEffect } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHome } from './ask-records.ts';

/** A game that is over goes into the records of whoever has this chair; what keeps them is fetched then. */
export function useNotedResult(table: TableInfo | undefined, chair: number | undefined, where: TableHome): void {
  const code = table?.status === 'over' ? table.code : undefined;
  useEffect(() => {
    if (code === undefined || chair === undefined) return;
    // If this fails, the records page fetches it again.
    import('./note-result.ts').then(({ noteResult }) => noteResult(code, where, chair)).catch(() => undefined);
  }, [code, chair, where]);
}
