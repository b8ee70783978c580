import { TRANSFER_MS } from '../../../protocol/limits.ts';
import { postJson } from '../../connection/fetching.ts';
import { applyBundle, collectBundle, isBundle, type TransferSummary } from './bundle.ts';
import { decrypt, deriveKeys, encrypt } from './encryption.ts';

/** Whether the bundle was stored at the server, and until when (in ms). */
export type StoredBundle = { kind: 'left'; until: number } | { kind: 'failed'; why: 'too-many' | 'unreachable' };

/** Whether the bundle was fetched. `none`: there is none, or it was fetched before, or it has expired. */
export type Fetched = { kind: 'brought'; brought: TransferSummary } | { kind: 'failed'; why: FetchTrouble };
export type FetchTrouble = 'none' | 'too-many' | 'unreachable' | 'unreadable';

/** Encrypts this device's data with a phrase, and stores it at the server. */
export async function storeBundle(phrase: string): Promise<StoredBundle> {
  const { name, key } = await deriveKeys(phrase);
  const answer = await postJson('/api/parcels', { name, parcel: encrypt(key, collectBundle()) });
  // By this device's clock, which may differ from the server's.
  if (answer?.status === 201) return { kind: 'left', until: Date.now() + TRANSFER_MS };
  return { kind: 'failed', why: answer?.status === 429 ? 'too-many' : 'unreachable' };
}

/** Fetches the data another device stored under a phrase, and adds it to this device's. */
export async function fetchBundle(phrase: string): Promise<Fetched> {
  const { name, key } = await deriveKeys(phrase);
  const answer = await postJson('/api/parcels/fetch', { name });
  if (answer?.status === 404) return failed('none');
  if (answer?.status === 429) return failed('too-many');
  if (answer?.ok !== true) return failed('unreachable');
  const bundle = decrypt(key, ((await answer.json()) as { parcel: string }).parcel);
  return isBundle(bundle) ? { kind: 'brought', brought: applyBundle(bundle) } : failed('unreadable');
}

function failed(why: FetchTrouble): Fetched {
  return { kind: 'failed', why };
}
