import { useState } from 'react';
import type { TableHandle } from '../../connection/use-table.ts';

/** Requests another game of the same people; `asked` until the table refuses. */
export function useRematch(handle: TableHandle): { asked: boolean; ask(): Promise<void> } {
  const [asked, setAsked] = useState(false);
  return {
    asked,
    async ask() {
      setAsked(true);
      const answer = await handle.ask({ kind: 'rematch' });
      if (answer.kind !== 'done') setAsked(false);
    },
  };
}
