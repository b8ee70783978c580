import type { Appended, NewRow } from './journal.ts';

/** An entry that waits for the next commit, and whoever asked for it. */
export interface PendingAppend {
  table: string;
  row: NewRow;
  resolve(appended: Appended): void;
  reject(cause: unknown): void;
}

/** Tells everybody in a batch what became of their entry. */
export function settle(batch: readonly PendingAppend[], results: readonly (Appended | Error)[]): void {
  batch.forEach(({ resolve, reject }, index) => {
    const result = results[index];
    if (result instanceof Error) reject(result);
    else resolve(result);
  });
}

/** Tells everybody in a batch that nothing of it was written. */
export function rejectAll(batch: readonly PendingAppend[], cause: unknown): void {
  for (const { reject } of batch) reject(cause);
}
