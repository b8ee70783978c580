import type { ClientMessage } from '../../protocol/client-message.ts';
import type { Crest } from '../../protocol/crests.ts';
import { hexDigest } from '../digest.ts';
import type { House } from '../house.ts';
import { mayTakeBots, mustBeLetIn } from '../judge.ts';
import type { LoadedTable, TableClient } from '../loaded-table.ts';
import { distinctName } from '../lobby/distinct-name.ts';
import { chairOf, chairOfSeat } from '../lobby/lobby.ts';
import type { Visitor } from '../open/strangers.ts';
import type { Referee } from '../referee.ts';
import { seatOf, type Table, type TableAnswer } from '../table.ts';
import { whoIs } from '../view.ts';

/** Seats the person of a page, if need be with a player's consent. */
export async function sit(
  house: House,
  loaded: LoadedTable,
  { client, message }: { client: TableClient; message: Extract<ClientMessage, { kind: 'sit' }> },
): Promise<TableAnswer> {
  const secretHash = hexDigest(message.secret);
  const { table } = loaded.referee;
  if (!loaded.guestChanges.allows({ secretHash, caller: client.caller })) return { kind: 'error', code: 'too-many' };
  if (client.secretHash !== secretHash && whoIs(table, client.secretHash).chair !== undefined) {
    return { kind: 'error', code: 'already-seated' };
  }
  const personHash = message.person === undefined ? undefined : hexDigest(message.person);
  const isAmongStrangers = table.lobby.open !== undefined;
  if (isAmongStrangers && (await house.strangers?.isBanned({ personHash, caller: client.caller }))) {
    return { kind: 'error', code: 'banned' };
  }
  const { key, secret: _, person: __, ...request } = message;
  const requester = { kind: 'person', secretHash, ...(personHash === undefined ? {} : { personHash }) } as const;
  const isLetIn = loaded.isOneDevice || loaded.joining.isLetIn(requester);
  if (!isLetIn && mustBeLetIn(table, requester, request)) {
    return loaded.joining.ask(client, requester, distinctName(table.lobby.chairs, message.name));
  }
  await betweenTurns(house, loaded.referee, message.chair);
  // Set before the entry is written, so that the client already counts as this chair's in the announcement.
  const before = client.secretHash;
  client.secretHash = secretHash;
  // Already done through another connection: this page has a spectator's view so far.
  const isKnown = before !== secretHash && whoIs(table, secretHash).chair !== undefined;
  if (isKnown) loaded.enter(client, 0);
  const answer = await loaded.referee.submit({ requester: { ...requester, isLetIn }, key, request });
  const { chair, removed } = whoIs(table, secretHash);
  if (answer.kind === 'seated' && answer.chair === chair) {
    if (isAmongStrangers) await house.strangers?.noteVisit(table.code, secretHash, { caller: client.caller });
    return answer;
  }
  if (!isKnown) client.secretHash = before;
  if (answer.kind !== 'seated') return answer;
  // The same key again from somebody who has left the seat since: the old answer no longer holds.
  return { kind: 'error', code: removed ? 'removed' : 'stale' };
}

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
  const acting = play === undefined ? [] : game.toAct(play.state).map((seat) => chairOfSeat(lobby, seat));
  return bots.find((chair) => !acting.includes(chair)) ?? bots[0];
}

/** A bot's turn is over long before this; from a bot that hangs the seat is taken anyway. */
const LONGEST_TURN_MS = 20_000;

/**
 * Resolves when the bot on a chair is between its own turns, so that the newcomer does not begin in the middle of one.
 */
export function betweenTurns(house: House, referee: Referee, chair: number | undefined): Promise<void> {
  if (!isInTurn(referee.table, chair)) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      unsubscribe();
      resolve();
    };
    const cancel = house.schedule(LONGEST_TURN_MS, end);
    const unsubscribe = referee.subscribe(() => {
      if (!isInTurn(referee.table, chair)) end();
    });
  });
}

/** If several may act at once there are no turns to wait for; nor if nobody may take the seat. */
function isInTurn(table: Table, chair: number | undefined): boolean {
  const { lobby, game, play } = table;
  if (play === undefined || play.outcome !== undefined || chair === undefined) return false;
  if (lobby.chairs[chair]?.kind !== 'bot' || !mayTakeBots(table)) return false;
  const [acts, ...others] = game.toAct(play.state);
  return others.length === 0 && acts === seatOf(lobby, chair);
}
