import { createHash } from 'node:crypto';
import type { StoredPack, StoredTable, StoreInspection } from './archive.ts';
import { ChainEnds, DamagedTableError, isWithoutDigest, legible } from './chain.ts';
import { nodeHash } from './node-hash.ts';

/** The result of checking a whole store. */
export interface StoreCheck {
  tables: number;
  entries: number;
  /** Entries that an older version wrote, without a digest. */
  unchained: number;
  packs: number;
  /** The damage, one sentence each; empty if the store is valid. */
  damage: string[];
  /** How many of these stop tables: damage to the store, a table or a pack, but not to data beside the tables. */
  stopping: number;
}

/** Callbacks of a check: reporting, and an extra check of each table with a valid chain. */
export interface CheckParts {
  onProgress?(done: number, all: number): void;
  /** Another fault of a table, as the rest of a sentence. */
  mistakeIn?(table: StoredTable): string | undefined;
}

/** Checks a whole store: the store's own check, every table's chain, every pack's digest. */
export async function checkStore(
  inspection: StoreInspection,
  { onProgress, mistakeIn }: CheckParts = {},
): Promise<StoreCheck> {
  const found: StoreCheck = { tables: 0, entries: 0, unchained: 0, packs: 0, damage: [], stopping: 0 };
  const stop = (sentence: string): void => {
    found.stopping += 1;
    found.damage.push(sentence);
  };
  for (const fault of await inspection.faults()) stop(`The store is damaged: ${fault}.`);
  for (const sentence of await inspection.lost()) stop(sentence);
  const all = await inspection.count();
  for await (const table of inspection.tables()) {
    found.tables += 1;
    found.entries += table.entries.length;
    found.unchained += table.entries.filter(({ digest }) => isWithoutDigest(digest)).length;
    const why = damageOf(table);
    if (why !== undefined) stop(`Table ${legible(table.code)} is damaged: ${why}.`);
    const mistake = why === undefined ? mistakeIn?.(table) : undefined;
    if (mistake !== undefined) found.damage.push(`Table ${legible(table.code)} ${mistake}.`);
    onProgress?.(found.tables, Math.max(all, found.tables));
  }
  for (const pack of await inspection.packs()) {
    found.packs += 1;
    const why = damageOfPack(pack);
    if (why !== undefined) stop(`Pack ${legible(pack.digest)} ${why}.`);
  }
  return found;
}

/** The damage of a table, as the rest of a sentence. */
export function damageOf({ code, head, isStray, entries }: StoredTable): string | undefined {
  if (isStray) return 'it has entries, but is missing among the tables';
  if (typeof code !== 'string') return 'its code is not valid text';
  try {
    new ChainEnds().rows(nodeHash, code, 0, entries);
  } catch (error) {
    if (error instanceof DamagedTableError) return error.what;
    throw error;
  }
  const last = entries.at(-1)?.seq ?? 0;
  if (last === 0) return 'it has no entries';
  return head === last ? undefined : `its last entry is ${last} instead of ${head}`;
}

/** The damage of a pack, as the rest of a sentence. */
export function damageOfPack({ digest, body }: StoredPack): string | undefined {
  return createHash('sha256').update(body).digest('hex') === digest ? undefined : 'was changed';
}
