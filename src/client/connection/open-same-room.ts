import type { CreateSameRoom } from '../../protocol/client-message.ts';

/** Opens a table shown by a big screen; undefined if the server cannot be reached or refuses. */
export async function requestSameRoom(wish: Omit<CreateSameRoom, 'sameRoom'>): Promise<string | undefined> {
  try {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wish, sameRoom: true }),
    });
    return response.ok ? ((await response.json()) as { code: string }).code : undefined;
  } catch {
    return undefined;
  }
}
