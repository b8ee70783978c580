import { useEffect } from 'react';
import type { TableInfo } from '../../protocol/table-info.ts';
import { readStoredList, writeStored } from './storage.ts';

const KEY = 'undercroft.promises';
const MOST = 60;

/** Stores the hash of a table's seed while the game is still running, so that a seed chosen afterwards is detected. */
export function useKeptSeedHash({ code, seedHash, status }: TableInfo): void {
  useEffect(() => {
    const kept = keptSeedHashes();
    if (status === 'over' || kept.some(([other]) => other === code)) return;
    writeStored(KEY, JSON.stringify([[code, seedHash], ...kept].slice(0, MOST)));
  }, [code, seedHash, status]);
}

/** The hash of the seed that this device was shown before the table's game was over. */
export function shownSeedHash(code: string): string | undefined {
  return keptSeedHashes().find(([other]) => other === code)?.[1];
}

/** Adds the hashes that another device was shown; those of this device are not overwritten. */
export function keepSeedHashes(hashes: readonly [code: string, seedHash: string][]): void {
  const kept = keptSeedHashes();
  const added = hashes.filter((one) => isKeptHash(one) && !kept.some(([code]) => code === one[0]));
  writeStored(KEY, JSON.stringify([...kept, ...added].slice(0, MOST)));
}

/** All hashes this device was shown, the latest first. */
export function keptSeedHashes(): [code: string, seedHash: string][] {
  return readStoredList(KEY, isKeptHash);
}

function isKeptHash(raw: unknown): raw is [string, string] {
  return Array.isArray(raw) && raw.length === 2 && raw.every((word) => typeof word === 'string');
}

/** SHA-256 of the bytes of a hex string; undefined if the browser cannot compute it. */
export async function fingerprint(hex: string): Promise<string | undefined> {
  if (crypto.subtle === undefined) return undefined;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
