import { get } from './fetching.ts';

/** A source of a record: its text, or why there is none. */
export type RecordSource = () => Promise<{ text: string } | { missing: 'none' | 'not-over' | 'failed' }>;

/** The record of a finished server table. */
export function serverRecord(code: string): RecordSource {
  return async () => {
    const response = await get(`/api/replays/${code}`);
    const text = response?.ok === true ? await response.text().catch(() => undefined) : undefined;
    if (text !== undefined) return { text };
    return { missing: response?.status === 409 ? 'not-over' : response?.status === 404 ? 'none' : 'failed' };
  };
}
