import type { ClientMessage } from '../../protocol/client-message.ts';
import type { Chair } from '../entry.ts';
import type { House } from '../house.ts';
import type { LoadedTable, TableClient } from '../loaded-table.ts';
import { chairOf } from '../lobby/lobby.ts';
import type { TableAnswer } from '../table.ts';
import type { NamedPerson } from './strangers.ts';

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
