import { forgetSeat, type KeptSeat, keptSeat, keptSeats } from '../../device/device.ts';
import { isKept, keepGame } from '../../device/kept/kept-games.ts';
import { keptGroups } from '../../device/kept/kept-groups.ts';
import { isCountedHere, keptTables } from '../../device/kept/kept-tables.ts';
import { fetchTable } from '../api.ts';
import { reportGame } from '../groups-api.ts';
import { fetchResult, type TableHome } from './ask-records.ts';

/** Stores the result of a finished game that was played on this device. */
export async function noteResult(code: string, where: TableHome, chair: number): Promise<void> {
  if (isKept(code, where)) return;
  const result = await fetchResult(code, where);
  if (typeof result !== 'object') return;
  keepGame(result, { chair, where, campaign: where === 'server' ? keptSeat(code)?.campaign : undefined });
  const groups = keptGroups().map((group) => group.code);
  const isWithPeople = result.players.filter(({ kind }) => kind === 'person').length > 1;
  if (where === 'server' && isWithPeople && groups.length > 0) await reportGame(code, groups);
}

/** Fetches the results of games that ended while this device was away or offline; returns whether there were any. */
export async function fetchMissedResults(): Promise<boolean> {
  const seats = keptSeats().filter(({ code, chair }) => chair !== undefined && !isKept(code, 'server'));
  const tables = keptTables().filter(
    (table) => table.over === true && isCountedHere(table) && !isKept(table.code, 'here'),
  );
  await Promise.all([
    ...seats.map(async (seat) => {
      if (await isOver(seat)) await noteResult(seat.code, 'server', seat.chair ?? 0);
    }),
    ...tables.map(({ code }) => noteResult(code, 'here', 0)),
  ]);
  return seats.length + tables.length > 0;
}

/** Whether a game has ended; a removed table is forgotten. */
async function isOver({ code, over, left }: KeptSeat): Promise<boolean> {
  if (over === true || left === true) return true;
  const table = await fetchTable(code);
  if (table === 'gone') forgetSeat(code);
  return typeof table === 'object' && table.status === 'over';
}
