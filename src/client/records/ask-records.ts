import type { GroupInfo, TableResult } from '../../protocol/result.ts';

/** Where a table stands: in the house, or in this browser. */
export type Where = 'server' | 'here';

/** What was asked for; `none` where there is nothing like it, `failed` where nobody answered. */
export type Asked<What> = What | 'none' | 'failed';

/** How a finished game went; `none` also while it is not over. */
export async function askResult(code: string, where: Where): Promise<Asked<TableResult>> {
  if (where === 'server') return askServer(`/api/results/${code}`);
  const answer = await (await houseHere()).askHere({ kind: 'result', code });
  return answer.kind === 'result' ? answer.result : 'none';
}

/** What the group of a table or a campaign has played. */
export async function askGroup(code: string, where: Where): Promise<Asked<GroupInfo>> {
  if (where === 'server') return askServer(`/api/groups/${code}`);
  const answer = await (await houseHere()).askHere({ kind: 'group', code });
  return answer.kind === 'group' ? answer.group : 'none';
}

function houseHere() {
  return import('../local/worker-house.ts');
}

async function askServer<What>(path: string): Promise<Asked<What>> {
  try {
    const response = await fetch(path);
    if (response.ok) return (await response.json()) as What;
    return response.status === 404 || response.status === 409 ? 'none' : 'failed';
  } catch {
    return 'failed';
  }
}
