import type { Crest } from '../../protocol/crests.ts';
import type { House } from '../house.ts';
import { mayTakeBots } from '../judge.ts';
import type { LoadedTable } from '../loaded-table.ts';
import { chairOf } from '../lobby/lobby.ts';
import type { Table, TableAnswer } from '../table.ts';
import { betweenTurns } from './between-turns.ts';
import type { Visitor } from './strangers.ts';

/** Somebody who taps a table on the home page. */
export interface Newcomer extends Visitor {
  name: string;
  crest?: Crest | undefined;
  secretHash: string;
  personHash: string;
}

/** Seats somebody at an open table: on an empty chair, or in the place of a bot, between its turns. */
export async function takeOpenChair(
  house: House,
  { referee }: LoadedTable,
  { name, crest, secretHash, personHash, caller }: Newcomer,
): Promise<TableAnswer> {
  const { table } = referee;
  const own = chairOf(table.lobby, secretHash);
  // Repeated after a lost response.
  if (own !== undefined) return { kind: 'seated', seq: table.seq, chair: own };
  if (await house.strangers?.isBanned({ personHash, caller })) return { kind: 'error', code: 'banned' };
  const requester = { kind: 'person', secretHash, personHash } as const;
  let answer: TableAnswer = { kind: 'error', code: 'table-full' };
  for (let tries = 0; tries < table.lobby.chairs.length; tries++) {
    if (table.lobby.open?.listed !== true) return { kind: 'error', code: 'not-open' };
    const chair = chairFor(table);
    if (chair === undefined) return { kind: 'error', code: table.lobby.started ? 'already-started' : 'table-full' };
    await betweenTurns(house, referee, chair);
    const request = { kind: 'sit', name, chair, ...(crest === undefined ? {} : { crest }) } as const;
    answer = await referee.submit({ requester, key: `chair-${tries}`, request });
    // Somebody else was quicker: try the next chair, if there is one.
    const isTaken = answer.kind === 'error' && (answer.code === 'chair-taken' || answer.code === 'already-started');
    if (!isTaken) break;
  }
  if (answer.kind === 'seated') await house.strangers?.noteVisit(table.code, secretHash, { caller });
  return answer;
}

/** The chair for a newcomer: an empty one before the start, otherwise a bot's, preferably one that need not act now. */
export function chairFor(table: Table): number | undefined {
  const { lobby, game, play } = table;
  const empty = lobby.started ? -1 : lobby.chairs.findIndex(({ kind }) => kind === 'empty');
  if (empty !== -1) return empty;
  if (!mayTakeBots(table)) return undefined;
  const bots = lobby.chairs.flatMap(({ kind }, chair) => (kind === 'bot' ? [chair] : []));
  const acting = play === undefined ? [] : game.toAct(play.state).map((seat) => lobby.seats[seat]);
  return bots.find((chair) => !acting.includes(chair)) ?? bots[0];
}
