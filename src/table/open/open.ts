import type { ClientMessage } from '../../protocol/client-message.ts';
import type { Chair } from '../entry.ts';
import type { House } from '../house.ts';
import type { LoadedTable, TableClient } from '../loaded-table.ts';
import { chairOf } from '../lobby/lobby.ts';
import type { Table, TableAnswer } from '../table.ts';
import type { NamedPerson } from './strangers.ts';

/** Whether the host may let anybody join: not at tables of people who know each other, and not after the end. */
export function canBeOpen({ lobby, play }: Pick<Table, 'lobby' | 'play'>): boolean {
  const isForSome = lobby.campaign !== undefined || lobby.daily !== undefined || lobby.sameRoom === true;
  return !isForSome && play?.outcome === undefined;
}

const NOT_YOURS: TableAnswer = { kind: 'error', code: 'not-your-seat' };
const TOO_MANY: TableAnswer = { kind: 'error', code: 'too-many' };

/**
 * A table is listed before its entry is written: so the limit holds, and a listing without its entry is removed later.
 */
export async function setOpen(
  { strangers }: House,
  { referee }: LoadedTable,
  { client, message }: { client: TableClient; message: Extract<ClientMessage, { kind: 'set-open' }> },
): Promise<TableAnswer> {
  const { code, lobby } = referee.table;
  const { secretHash, caller } = client;
  const chair = lobby.chairs[chairOf(lobby, secretHash) ?? -1];
  if (secretHash === undefined || chair?.kind !== 'person') return NOT_YOURS;
  const { key, ...request } = message;
  if (message.listed && strangers?.isOn && lobby.chairs[lobby.host ?? -1] === chair && canBeOpen(referee.table)) {
    const { personHash } = chair;
    if (await strangers.isBanned({ personHash, caller })) return { kind: 'error', code: 'banned' };
    if ((await strangers.list(code, { caller })) === 'full') return TOO_MANY;
    await strangers.noteVisit(code, secretHash, { caller });
  }
  return referee.submit({ requester: { kind: 'person', secretHash }, key, request });
}

/** Reports a person at an open table to the server's owner, with the last lines of the chat. */
export async function report(
  house: House,
  { referee, talk }: LoadedTable,
  { client, message }: { client: TableClient; message: Extract<ClientMessage, { kind: 'report' }> },
): Promise<TableAnswer> {
  const { code, seq, lobby } = referee.table;
  const own = chairOf(lobby, client.secretHash);
  const by = own === undefined ? undefined : personOn(lobby.chairs[own]);
  if (by === undefined) return { kind: 'error', code: 'not-your-seat' };
  if (lobby.open === undefined || house.strangers === undefined) return { kind: 'error', code: 'not-open' };
  const about = message.chair === own ? undefined : personOn(lobby.chairs[message.chair]);
  if (about === undefined) return { kind: 'error', code: 'no-such-chair' };
  const kept = await house.strangers.report({
    table: code,
    seq,
    by: { ...by, caller: client.caller },
    about,
    reason: message.reason,
    words: message.words,
    said: talk.heard,
  });
  return kept === 'kept' ? { kind: 'done', seq } : { kind: 'error', code: 'too-many' };
}

function personOn(chair: Chair | undefined): NamedPerson | undefined {
  if (chair?.kind !== 'person') return undefined;
  const { name, secretHash, personHash } = chair;
  return { name, secretHash, personHash };
}
