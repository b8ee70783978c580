import type { Box } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import type { Chair } from '../entry.ts';
import type { House } from '../house.ts';
import type { Referee } from '../referee.ts';
import type { PersonRequester } from '../requests.ts';
import type { TableAnswer } from '../table.ts';
import { chairOf, freshChair, unlisted } from './lobby.ts';
import { start, writeOpening } from './opening.ts';
import { whoBegan } from './who-begins.ts';

/**
 * Opens a rematch table where everybody's secret opens the same chair, or finds the existing one. With a single person
 * among bots it starts at once; otherwise the requester is host and waits for the others.
 */
export async function rematch(
  house: House,
  referee: Referee,
  { requester, key }: { requester: PersonRequester; key: string },
): Promise<TableAnswer> {
  const { lobby, box, play } = referee.table;
  const host = chairOf(lobby, requester.secretHash);
  // No table is opened if the request will be refused anyway.
  if (host === undefined) return { kind: 'error', code: 'not-your-seat' };
  if (play?.outcome === undefined) return { kind: 'error', code: 'not-over' };
  if (lobby.next !== undefined) return { kind: 'done', seq: lobby.next.seq };
  if (lobby.campaign !== undefined) return { kind: 'error', code: 'in-campaign' };
  // The next table's host decides anew whether strangers may join.
  const { game, pack, manners, removed, sameRoom, open } = unlisted(lobby);
  const chairs = lobby.chairs.map(freshChair);
  const options = freshStart(box, lobby.options);
  const before = referee.table.code;
  const began = whoBegan(referee.table);
  const opening = { game, pack, options, chairs, host, manners, open, removed, sameRoom, before, began };
  const next = await writeOpening(house, opening);
  if (people(chairs) === 1) await start(house, next, requester.secretHash);
  // If two people ask at once, the second gets the first one's table; the table they opened stays empty.
  return referee.submit({ requester, key, request: { kind: 'rematch', next } });
}

/** The starter named for the last game is not carried over: `began` decides who begins next. */
function freshStart(box: Box, options: Options): Options {
  const starters = Object.entries(box.options).filter(([, field]) => field.kind === 'starter');
  return { ...options, ...Object.fromEntries(starters.map(([name, field]) => [name, field.byDefault])) };
}

function people(chairs: readonly Chair[]): number {
  return chairs.filter((chair) => chair.kind === 'person').length;
}
