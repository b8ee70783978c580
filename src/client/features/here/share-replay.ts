import { askHere } from '../../connection/here/worker-house.ts';
import { keepTable, keptTable } from '../../device/kept/kept-tables.ts';

/** The result of uploading a finished game: the code of its replay, or why it has none. */
export type Shared = { kind: 'shared'; replay: string } | { kind: 'unreachable' } | { kind: 'refused' };

/** Uploads a finished game to the server, which replays it by the rules before storing it. Done once. */
export async function shareReplay(code: string): Promise<Shared> {
  const kept = keptTable(code);
  if (kept?.replay !== undefined) return { kind: 'shared', replay: kept.replay };
  const answer = await askHere({ kind: 'record', code });
  if (answer.kind !== 'record') return { kind: 'refused' };
  try {
    const response = await fetch('/api/replays', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer.record),
    });
    if (!response.ok) return { kind: response.status < 500 ? 'refused' : 'unreachable' };
    const { code: replay } = (await response.json()) as { code: string };
    const now = keptTable(code);
    if (now !== undefined) keepTable({ ...now, replay });
    return { kind: 'shared', replay };
  } catch {
    return { kind: 'unreachable' };
  }
}
