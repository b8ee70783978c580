import { keptSeats } from '../device.ts';
import { keptTables } from '../local/kept-tables.ts';
import { askResult, type Where } from './ask-records.ts';
import { isKept, keepGame } from './kept-games.ts';

/** Keeps how a game went that somebody on this device played, once it is over. */
export async function noteResult(code: string, where: Where, chair: number): Promise<void> {
  if (isKept(code, where)) return;
  const result = await askResult(code, where);
  if (typeof result === 'object') keepGame(result, { chair, where });
}

/** Asks after the games that ended while this device was away, or without a line; says whether there was any news. */
export async function catchUp(): Promise<boolean> {
  const asked: Promise<void>[] = [];
  for (const { code, chair } of keptSeats()) {
    if (chair !== undefined && !isKept(code, 'server')) asked.push(noteResult(code, 'server', chair));
  }
  for (const { code, over, whatIf } of keptTables()) {
    if (over === true && whatIf === undefined && !isKept(code, 'here')) asked.push(noteResult(code, 'here', 0));
  }
  await Promise.all(asked);
  return asked.length > 0;
}
