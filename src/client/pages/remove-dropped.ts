import { droppedTables, forgetDropped } from '../local/kept-tables.ts';
import { askHere } from '../local/worker-house.ts';
import { isKept } from '../records/kept/kept-games.ts';

/** Removes the tables of this browser that nobody can reach any more: not in its list, and in no record with a replay. */
export async function removeDropped(): Promise<void> {
  const codes = droppedTables().filter((code) => !isKept(code, 'here'));
  if (codes.length === 0) return;
  const { kind } = await askHere({ kind: 'remove', codes });
  if (kind === 'removed') forgetDropped(codes);
}
