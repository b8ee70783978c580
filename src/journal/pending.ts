import { elementAt } from '../engine/list.ts';
import type { Appended, NewRow } from './journal.ts';

/** An entry waiting for the next commit, with its caller's callbacks. */
export interface PendingAppend {
  table: string;
  row: NewRow;
  resolve(appended: Appended): void;
  reject(cause: unknown): void;
}

/** Resolves all entries of a batch with their results. */
export function settle(batch: readonly PendingAppend[], results: readonly (Appended | Error)[]): void {
  for (const [index, { resolve, reject }] of batch.entries()) {
    const result = elementAt(results, index);
    if (result instanceof Error) reject(result);
    else resolve(result);
  }
}

/** Rejects all entries of a batch: none was written. */
export function rejectAll(batch: readonly PendingAppend[], cause: unknown): void {
  for (const { reject } of batch) reject(cause);
}
