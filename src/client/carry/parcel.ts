import { PARCEL_MS } from '../../protocol/limits.ts';
import { type Brought, isBundle, packUp, unpack } from './bundle.ts';
import { keysOf, lock, unlock } from './lock.ts';

/** A parcel that lies ready at the house until then, in ms; or why there is none. */
export type Left = { kind: 'left'; until: number } | { kind: 'failed'; why: 'too-many' | 'unreachable' };

/** What became of fetching a parcel: `none` also where it was fetched before or has expired. */
export type Fetched = { kind: 'brought'; brought: Brought } | { kind: 'failed'; why: FetchTrouble };
export type FetchTrouble = 'none' | 'too-many' | 'unreachable' | 'unreadable';

/** Leaves all that this device knows at the house, locked with a phrase. */
export async function leaveParcel(phrase: string): Promise<Left> {
  const { name, key } = await keysOf(phrase);
  const answer = await post('/api/parcels', { name, parcel: lock(key, packUp()) });
  // By this device's clock, which may be another than the house's.
  if (answer?.status === 201) return { kind: 'left', until: Date.now() + PARCEL_MS };
  return { kind: 'failed', why: answer?.status === 429 ? 'too-many' : 'unreachable' };
}

/** Fetches what another device has left under a phrase, and adds it to what this one knows. */
export async function fetchParcel(phrase: string): Promise<Fetched> {
  const { name, key } = await keysOf(phrase);
  const answer = await post('/api/parcels/fetch', { name });
  if (answer?.status === 404) return failed('none');
  if (answer?.status === 429) return failed('too-many');
  if (answer?.ok !== true) return failed('unreachable');
  const bundle = unlock(key, ((await answer.json()) as { parcel: string }).parcel);
  return isBundle(bundle) ? { kind: 'brought', brought: unpack(bundle) } : failed('unreadable');
}

function failed(why: FetchTrouble): Fetched {
  return { kind: 'failed', why };
}

async function post(path: string, what: unknown): Promise<Response | undefined> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(what),
    });
  } catch {
    return undefined;
  }
}
