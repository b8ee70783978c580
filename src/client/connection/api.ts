import type { CreatedTable, CreateTable } from '../../protocol/client-message.ts';
import type { OfferedPack } from '../../protocol/offered-pack.ts';
import type { TableLook } from '../../protocol/table-info.ts';
import { keepSeat, personSecret, rememberedCrest } from '../device/device.ts';
import { bodyOf, get, getOrGone, postJson } from './fetching.ts';

/**
 * Opens a table and stores the seat; if the server cannot be reached or refuses, undefined, with the status of the
 * refusal.
 */
export async function requestTable(
  wish: CreateTable,
  onRefused?: (status: number) => void,
): Promise<CreatedTable | undefined> {
  const response = await postJson('/api/tables', { ...wish, person: personSecret(), crest: rememberedCrest() });
  if (response?.ok === false) onRefused?.(response.status);
  const created = await bodyOf<CreatedTable>(response);
  if (created !== undefined) keepSeat({ ...created, game: wish.game, at: Date.now() });
  return created;
}

/** The state of a table; `gone` if it no longer exists, undefined if the server does not respond. */
export function fetchTable(code: string): Promise<TableLook | 'gone' | undefined> {
  return getOrGone(`/api/tables/${code}`);
}

/** The packs offered here, by game; empty if they cannot be fetched. */
export async function fetchOfferedPacks(): Promise<Readonly<Record<string, readonly OfferedPack[]>>> {
  return (await bodyOf<Record<string, OfferedPack[]>>(await get('/api/packs'))) ?? {};
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
