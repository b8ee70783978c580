import type { CreatedTable } from '../../protocol/client-message.ts';
import type { AskDaily, BegunDay, DailyArchive, DailyNow, DailyReport } from '../../protocol/daily.ts';
import { keepSeat, personSecret, rememberedCrest } from '../device/device.ts';
import { bodyOf, postJson } from './fetching.ts';

/** `off`: this server does not have this day, or no days at all; undefined if the server does not respond. */
export type DailyAnswer<Found> = Found | 'off' | undefined;

/** Today and tomorrow; `tables` are those where this device has played with people. */
export function fetchDaily(tables: readonly string[] = []): Promise<DailyAnswer<DailyNow>> {
  return ask<DailyNow>('', { tables: [...tables] });
}

/** One day. */
export function fetchDay(day: string, tables: readonly string[]): Promise<DailyAnswer<DailyReport>> {
  return ask<DailyReport>(`/${day}`, { tables: [...tables] });
}

/** Past days, the latest first. */
export function fetchDailyArchive(before?: string): Promise<DailyAnswer<DailyArchive>> {
  return ask<DailyArchive>('/archive', before === undefined ? {} : { before });
}

/** Opens the table of a day and stores the seat; undefined if the server cannot be reached or refuses. */
export async function requestDay(wish: {
  day: string;
  game: string;
  name: string;
  practice?: true;
}): Promise<string | undefined> {
  const { day, game, ...rest } = wish;
  const created = await ask<CreatedTable>(`/${day}/tables`, { ...rest, crest: rememberedCrest() });
  if (created === undefined || created === 'off') return undefined;
  keepSeat({ code: created.code, game, secret: created.secret, chair: created.chair, at: Date.now() });
  return created.code;
}

/** The invitation for others to play along in the try begun on this device. */
export async function fetchInvitation(day: string, name: string): Promise<string | undefined> {
  const begun = await ask<BegunDay>(`/${day}/tables`, { name, crest: rememberedCrest() });
  if (begun === undefined || begun === 'off' || begun.invitation === undefined) return undefined;
  return `${begun.code}-${begun.invitation}`;
}

/** Plays along in somebody's try, with their invitation; returns the table's code. */
export async function requestAlong(day: string, given: string, name: string): Promise<string | undefined> {
  const [table, invitation] = given.split('-');
  const joined = await ask<{ code: string }>(`/${day}/along`, { table, invitation, name, crest: rememberedCrest() });
  return joined === undefined || joined === 'off' ? undefined : joined.code;
}

async function ask<Found>(where: string, what: AskDaily | object): Promise<DailyAnswer<Found>> {
  const response = await postJson(`/api/daily${where}`, { ...what, person: personSecret() });
  return response?.status === 404 || response?.status === 204 ? 'off' : bodyOf<Found>(response);
}
