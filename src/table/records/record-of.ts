import type { GameRecord } from '../../engine/record.ts';
import { type SealedRecord, sealRecord } from '../../engine/record-seal.ts';
import { isDayOpen } from '../daily/daily-book.ts';
import type { House } from '../house.ts';
import { chairAt, playerAt, playerNameAt } from '../lobby/lobby.ts';
import { readTable } from '../read-table.ts';
import type { Table } from '../table.ts';

/**
 * A finished game as a record that anybody can replay; undefined before the end, because it contains everything hidden.
 */
export function recordOf({ lobby, play, pack }: Table): GameRecord | undefined {
  if (play?.outcome === undefined) return undefined;
  return {
    format: 'undercroft-record/1',
    game: lobby.game,
    packDigest: lobby.pack,
    pack,
    names: lobby.seats.map((chair) => playerNameAt(lobby, chair)),
    bots: [...lobby.seats.keys()].filter((seat) => playerAt(lobby, seat).kind === 'bot'),
    ...(lobby.uploaded && { uploaded: lobby.uploaded }),
    ...crestsOf(lobby),
    options: lobby.options,
    seed: lobby.seed,
    startedAt: play.startedAt,
    steps: play.steps,
    entries: play.entries,
    outcome: play.outcome,
  };
}

/**
 * The record of a table as it was when its game ended, so that it never changes: later renames do not affect it.
 * Undefined for a running game, or while others still play with the same seed.
 */
export async function finishedRecord(house: House, code: string): Promise<SealedRecord | 'not-over' | undefined> {
  const read = await readTable(house, code, ({ play }) => play?.outcome !== undefined);
  if (read === undefined) return undefined;
  const { table, chain } = read;
  if (table.lobby.daily !== undefined && !(await isDayOpen(house, table.lobby.daily.day))) return 'not-over';
  // The stored text of the pack: a parsed one may have its fields in another order, and so another digest.
  const pack: unknown = JSON.parse((await house.journal.getPack(table.lobby.pack)) ?? 'null');
  const record = recordOf({ ...table, pack });
  if (record === undefined) return 'not-over';
  return sealRecord(chain === undefined ? record : { ...record, chain });
}

/** Left out if nobody chose one, so that older records stay as they are. */
function crestsOf(lobby: Table['lobby']): Pick<GameRecord, 'crests'> {
  const chosen = lobby.seats.flatMap((place, seat) => {
    const chair = chairAt(lobby, place);
    return chair.kind === 'person' && chair.crest !== undefined ? [[seat, chair.crest] as const] : [];
  });
  return chosen.length === 0 ? {} : { crests: Object.fromEntries(chosen) };
}
