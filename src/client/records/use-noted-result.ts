import { useEffect } from 'react';
import type { TableInfo } from '../../protocol/table-info.ts';
import type { Where } from './ask-records.ts';

/** A game that is over goes into the records of whoever has this chair; what keeps them is fetched then. */
export function useNotedResult(table: TableInfo | undefined, chair: number | undefined, where: Where): void {
  const code = table?.status === 'over' ? table.code : undefined;
  useEffect(() => {
    if (code === undefined || chair === undefined) return;
    // Should this fail, whoever looks at the records has it asked again.
    import('./note-result.ts').then(({ noteResult }) => noteResult(code, where, chair)).catch(() => undefined);
  }, [code, chair, where]);
}
