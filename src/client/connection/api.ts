import type { CreatedTable, CreateTable } from '../../protocol/client-message.ts';
import type { OfferedPack } from '../../protocol/offered-pack.ts';
import type { TableLook } from '../../protocol/table-info.ts';
import { keepSeat, personSecret, rememberedCrest } from '../device/device.ts';

/**
 * Opens a table and stores the seat; if the server cannot be reached or refuses, undefined, with the status of the
 * refusal.
 */
export async function requestTable(
  wish: CreateTable,
  onRefused?: (status: number) => void,
): Promise<CreatedTable | undefined> {
  try {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wish, person: personSecret(), crest: rememberedCrest() }),
    });
    if (!response.ok) return void onRefused?.(response.status);
    const created = (await response.json()) as CreatedTable;
    keepSeat({ ...created, game: wish.game, at: Date.now() });
    return created;
  } catch {
    return undefined;
  }
}

/** The state of a table; `gone` if it no longer exists, undefined if the server does not respond. */
export async function fetchTable(code: string): Promise<TableLook | 'gone' | undefined> {
  try {
    const response = await fetch(`/api/tables/${code}`);
    if (response.status === 404) return 'gone';
    return response.ok ? ((await response.json()) as TableLook) : undefined;
  } catch {
    return undefined;
  }
}

/** The packs offered here, by game; empty if they cannot be fetched. */
export async function fetchOfferedPacks(): Promise<Readonly<Record<string, readonly OfferedPack[]>>> {
  try {
    const response = await fetch('/api/packs');
    return response.ok ? ((await response.json()) as Record<string, OfferedPack[]>) : {};
  } catch {
    return {};
  }
}

const packs = new Map<string, Promise<unknown>>();

/** The content of a pack by its SHA-256. It never changes, so one fetch is enough. */
export function fetchPack(digest: string): Promise<unknown> {
  const known = packs.get(digest);
  if (known !== undefined) return known;
  const fetched = fetch(`/packs/${digest}.json`).then((response) => {
    if (!response.ok) throw new Error(`pack ${digest} answered ${response.status}`);
    return response.json() as Promise<unknown>;
  });
  packs.set(digest, fetched);
  fetched.catch(() => packs.delete(digest));
  return fetched;
}
