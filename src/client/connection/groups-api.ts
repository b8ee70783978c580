import type { GroupRefusal, GroupReport, PresentFriends } from '../../protocol/groups.ts';
import type { SeenBy } from '../../protocol/seen-by.ts';
import { personSecret, rememberedCrest } from '../device/device.ts';
import { changeSettings, type Settings } from '../device/settings.ts';
import { bodyOf, postJson } from './fetching.ts';

/** A group as this device may see it; `none` if it does not exist, `failed` without a response. */
export function fetchGroupReport(code: string): Promise<GroupReport | 'none' | 'failed'> {
  return ask<GroupReport>(`/groups/${code}`, {});
}

/** A group's code, or why the request failed. */
export type JoinAnswer = { kind: 'joined'; code: string } | { kind: 'refused'; why: GroupRefusal | 'failed' };

/** Makes the people of a table a group. */
export async function requestGroup(table: string, name: string): Promise<JoinAnswer> {
  return joinAnswer(await tell('/groups', { table, name, crest: rememberedCrest() }));
}

/** Joins a group by its link. */
export async function requestJoin(code: string, name: string): Promise<JoinAnswer> {
  return joinAnswer(await tell(`/groups/${code}/members`, { name, crest: rememberedCrest() }));
}

/** Leaves a group; false if the server cannot be reached. */
export async function requestLeave(code: string): Promise<boolean> {
  return (await tell(`/groups/${code}/left`, {}))?.ok === true;
}

/** Reports a finished game to one's groups; the server determines its players. */
export async function reportGame(table: string, groups: readonly string[]): Promise<void> {
  await tell('/groups/played', { table, groups });
}

/** The acquaintances at a table now who are visible to this person. */
export async function fetchFriends(known: {
  tables: readonly string[];
  groups: readonly string[];
}): Promise<PresentFriends | undefined> {
  const found = await ask<PresentFriends>('/friends', known);
  return typeof found === 'object' ? found : undefined;
}

/** Sets who may see this device at its tables. */
async function tellSeenBy(by: SeenBy): Promise<void> {
  await tell('/seen', { by });
}

const REFUSALS = new Map<number | undefined, GroupRefusal>([
  [403, 'not-yours'],
  [404, 'no-such-group'],
  [409, 'full'],
]);

async function joinAnswer(response: Response | undefined): Promise<JoinAnswer> {
  const joined = await bodyOf<{ code: string }>(response);
  if (joined === undefined) return { kind: 'refused', why: REFUSALS.get(response?.status) ?? 'failed' };
  return { kind: 'joined', code: joined.code };
}

async function ask<Found>(where: string, what: object): Promise<Found | 'none' | 'failed'> {
  const response = await tell(where, what);
  return response?.status === 404 ? 'none' : ((await bodyOf<Found>(response)) ?? 'failed');
}

function tell(where: string, what: object): Promise<Response | undefined> {
  return postJson(`/api${where}`, { ...what, person: personSecret() });
}

/** Changes who sees that this device is at a table: from now on, and at its current table. */
export function changeSeenBy(seenBy: Settings['seenBy']): void {
  changeSettings({ seenBy });
  void tellSeenBy(seenBy);
}
