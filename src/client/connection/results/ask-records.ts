import type { GroupInfo, TableResult } from '../../../protocol/result.ts';
import { bodyOf, get } from '../fetching.ts';

/** Where a table is: on the server, or in this browser. */
export type TableHome = 'server' | 'here';

/** The result of a fetch; `none`: it does not exist, `failed`: no response. */
export type FetchOutcome<What> = What | 'none' | 'failed';

/** The result of a finished game; `none` also while it is running. */
export async function fetchResult(code: string, where: TableHome): Promise<FetchOutcome<TableResult>> {
  if (where === 'server') return askServer(`/api/results/${code}`);
  const answer = await (await houseHere()).askHere({ kind: 'result', code });
  return answer.kind === 'result' ? answer.result : 'none';
}

/** The games of the group of a table or a campaign. */
export async function fetchGroup(code: string, where: TableHome): Promise<FetchOutcome<GroupInfo>> {
  if (where === 'server') return askServer(`/api/groups/${code}`);
  const answer = await (await houseHere()).askHere({ kind: 'group', code });
  return answer.kind === 'group' ? answer.group : 'none';
}

function houseHere() {
  return import('../here/worker-house.ts');
}

async function askServer<What>(path: string): Promise<FetchOutcome<What>> {
  const response = await get(path);
  if (response?.status === 404 || response?.status === 409) return 'none';
  return (await bodyOf<What>(response)) ?? 'failed';
}
