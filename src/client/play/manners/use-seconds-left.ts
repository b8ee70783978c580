import type { UndoQuestion } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { useNow } from './use-now.ts';

/** How many seconds a question can still be answered. */
export function useSecondsLeft({ until }: UndoQuestion, handle: TableHandle): number {
  return Math.max(0, Math.ceil((until - useNow(handle.now, 1_000)) / 1_000));
}
