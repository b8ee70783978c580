import { bodyOf, postJson } from '../../connection/fetching.ts';
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
  const response = await postJson('/api/replays', answer.record);
  const stored = await bodyOf<{ code: string }>(response);
  if (stored === undefined)
    return { kind: response?.ok === false && response.status < 500 ? 'refused' : 'unreachable' };
  const { code: replay } = stored;
  const now = keptTable(code);
  if (now !== undefined) keepTable({ ...now, replay });
  return { kind: 'shared', replay };
}
