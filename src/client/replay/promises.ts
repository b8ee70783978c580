import { useEffect } from 'react';
import type { TableInfo } from '../../protocol/table-info.ts';

const KEY = 'undercroft.promises';
const MOST = 60;

/** Keeps the hash of a table's seed as it was shown before the end, so that nobody can change it afterwards. */
export function useKeptPromise({ code, seedHash, status }: TableInfo): void {
  useEffect(() => {
    const kept = keptPromises();
    if (status === 'over' || kept.some(([other]) => other === code)) return;
    try {
      localStorage.setItem(KEY, JSON.stringify([[code, seedHash], ...kept].slice(0, MOST)));
    } catch {
      // A window that keeps nothing has nothing to compare later.
    }
  }, [code, seedHash, status]);
}

/** The hash this device was shown at a table before its game was over. */
export function promiseOf(code: string): string | undefined {
  return keptPromises().find(([other]) => other === code)?.[1];
}

/** Adds what another device was shown; what this one was shown itself stays. */
export function keepPromises(promises: readonly [code: string, seedHash: string][]): void {
  const kept = keptPromises();
  const added = promises.filter((one) => isPromise(one) && !kept.some(([code]) => code === one[0]));
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, ...added].slice(0, MOST)));
  } catch {
    // A window that keeps nothing has nothing to compare later.
  }
}

/** All that this device was shown, the latest first. */
export function keptPromises(): [code: string, seedHash: string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPromise) : [];
  } catch {
    return [];
  }
}

function isPromise(raw: unknown): raw is [string, string] {
  return Array.isArray(raw) && raw.length === 2 && raw.every((word) => typeof word === 'string');
}
