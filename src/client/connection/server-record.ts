/** A source of a record: its text, or why there is none. */
export type RecordSource = () => Promise<{ text: string } | { missing: 'none' | 'not-over' | 'failed' }>;

/** The record of a finished server table. */
export function serverRecord(code: string): RecordSource {
  return async () => {
    try {
      const response = await fetch(`/api/replays/${code}`);
      if (response.ok) return { text: await response.text() };
      return { missing: response.status === 409 ? 'not-over' : response.status === 404 ? 'none' : 'failed' };
    } catch {
      return { missing: 'failed' };
    }
  };
}
