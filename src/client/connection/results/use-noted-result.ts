import { useEffect } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHome } from './ask-records.ts';

/** Stores the result of a finished game for this chair; the code for it is loaded then. */
export function useNotedResult(table: TableInfo | undefined, chair: number | undefined, where: TableHome): void {
  const code = table?.status === 'over' ? table.code : undefined;
  useEffect(() => {
    if (code === undefined || chair === undefined) return;
    // If this fails, the records page fetches it later.
    import('./note-result.ts').then(({ noteResult }) => noteResult(code, where, chair)).catch(() => undefined);
  }, [code, chair, where]);
}
