import { askHere } from '../../connection/here/worker-house.ts';
import { isKept } from '../../device/kept/kept-games.ts';
import { forgetTable, keptTables, storedTables } from '../../device/kept/kept-tables.ts';

/** Removes unreachable tables: dropped from the list, and without a replay in the records. */
export async function removeDropped(): Promise<void> {
  const listed = new Set(keptTables().map(({ code }) => code));
  const codes = storedTables().flatMap(({ code }) => (listed.has(code) || isKept(code, 'here') ? [] : [code]));
  await removeTables(codes);
}

/** Forgets a table and removes its stored data. */
export async function forgetForGood(code: string): Promise<void> {
  forgetTable(code);
  if (!isKept(code, 'here')) await removeTables([code]);
}

/** Failed removals are retried later. */
async function removeTables(codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const { kind } = await askHere({ kind: 'remove', codes });
  if (kind === 'removed') for (const code of codes) forgetTable(code);
}
