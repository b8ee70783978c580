import { hash } from 'node:crypto';
import type { StoredText } from './chain.ts';

/** Which tables a store should have: their number, and the XOR of the SHA-256 of all codes (ADR 34). */
export interface TableSet {
  tables: number;
  digest: bigint;
}

/** The set for these tables. */
export function tableSet(codes: Iterable<StoredText>): TableSet {
  const set: TableSet = { tables: 0, digest: 0n };
  for (const code of codes) {
    set.tables += 1;
    set.digest ^= BigInt(`0x${hash('sha256', code, 'hex')}`);
  }
  return set;
}

/** The codes found in a store. */
export interface FoundCodes {
  tables: readonly StoredText[];
  /** Those that occur in entries; read only if the tables do not match the set. */
  entries(): readonly StoredText[] | Promise<readonly StoredText[]>;
}

/**
 * Tables missing as a whole, each a sentence. A table missing only among the tables, or only among the entries, is
 * reported by the check of those.
 */
export async function lostTables(kept: TableSet, found: FoundCodes): Promise<string[]> {
  if (isSame(kept, found.tables)) return [];
  const entries = await found.entries();
  if (isSame(kept, entries)) return [];
  const known = new Map([...found.tables, ...entries].map((code) => [Buffer.from(code).toString('hex'), code]));
  if (isSame(kept, [...known.values()])) return [];
  const gone = kept.tables - known.size;
  if (gone <= 0) return ['The tables and campaigns are not those opened here.'];
  const all = `of ${kept.tables} tables and campaigns`;
  return [gone === 1 ? `1 ${all} is gone, with all its entries.` : `${gone} ${all} are gone, with all their entries.`];
}

function isSame({ tables, digest }: TableSet, codes: readonly StoredText[]): boolean {
  return codes.length === tables && tableSet(codes).digest === digest;
}
