import type { ClientMessage } from '../protocol/client-message.ts';
import { hexDigest } from './digest.ts';
import type { House } from './house.ts';
import { mustBeLetIn } from './judge.ts';
import type { LoadedTable, TableClient } from './loaded-table.ts';
import { distinctName } from './lobby/distinct-name.ts';
import { chairOf } from './lobby/lobby.ts';
import { rematch } from './lobby/rematch.ts';
import { betweenTurns } from './open/between-turns.ts';
import { canBeOpen } from './open/can-be-open.ts';
import { report } from './open/report.ts';
import type { TableAnswer } from './table.ts';
import { whoIs } from './view/look.ts';

/** The messages a page can send once it has entered a table. */
export type TableMessage = Exclude<ClientMessage, { kind: 'hello' | 'time' | 'look' }>;

const EPHEMERAL: readonly ClientMessage['kind'][] = [
  'say',
  'react',
  'nudge',
  'hurry-bots',
  'answer-undo',
  'answer-join',
];

/** Whether a message is ephemeral: it is not journaled, so every node with clients at the table must get it now. */
export function isEphemeral(message: ClientMessage): message is TableMessage {
  const { kind } = message;
  if (kind === 'undo') return message.law === 'ask';
  const isVoice = kind === 'voice-join' || kind === 'voice-leave' || kind === 'voice-signal';
  return isVoice || EPHEMERAL.includes(kind);
}

const NOT_YOURS: TableAnswer = { kind: 'error', code: 'not-your-seat' };
const TOO_MANY: TableAnswer = { kind: 'error', code: 'too-many' };

/** Handles a client's message from a socket or, in the browser, a port. */
export function handleMessage(
  house: House,
  loaded: LoadedTable,
  { client, message }: { client: TableClient; message: TableMessage },
): TableAnswer | Promise<TableAnswer> {
  if (message.kind === 'sit') return sit(house, loaded, { client, message });
  const { key } = message;
  if (message.kind === 'react') return loaded.talk.react(client, message.reaction);
  if (message.kind === 'cancel-join') {
    loaded.joining.drop(client);
    return { kind: 'done', seq: loaded.referee.table.seq };
  }
  const { secretHash } = client;
  if (secretHash === undefined) return NOT_YOURS;
  const requester = { kind: 'person', secretHash } as const;
  switch (message.kind) {
    case 'say':
      if (message.phrase !== undefined) return loaded.talk.say(client, { phrase: message.phrase }, key);
      return loaded.talk.say(client, { text: message.text ?? '' }, key);
    case 'nudge':
      return loaded.talk.nudge(client);
    case 'hurry-bots':
      return loaded.hurryBots(client);
    case 'undo':
      return undo(loaded, client, { secretHash, key, law: message.law });
    case 'answer-undo': {
      const { chair } = whoIs(loaded.referee.table, secretHash);
      return chair === undefined ? NOT_YOURS : loaded.questions.answer(chair, message.agree);
    }
    case 'answer-join': {
      const { chair } = whoIs(loaded.referee.table, secretHash);
      return chair === undefined ? NOT_YOURS : loaded.joining.answer(message.id, message.agree);
    }
    case 'voice-join':
      return loaded.voices.join(client, message.call);
    case 'voice-leave':
      return loaded.voices.leave(client, message.call);
    case 'voice-signal':
      return loaded.voices.signal(client, message);
    case 'report':
      return report(house, loaded, { client, message });
    case 'set-open':
      return setOpen(house, loaded, { client, message });
    case 'rematch':
      return rematch(house, loaded.referee, { asker: requester, key });
    case 'move':
      return loaded.referee.submit({ requester, key, request: message, isAwaited: () => client.isClosed !== true });
    default:
      if (!loaded.guestChanges.allows({ secretHash, caller: client.caller })) return TOO_MANY;
      return loaded.referee.submit({ requester, key, request: message, isAwaited: () => client.isClosed !== true });
  }
}

async function undo(
  loaded: LoadedTable,
  client: TableClient,
  { secretHash, key, law }: { secretHash: string; key: string; law: 'free' | 'ask' },
): Promise<TableAnswer> {
  const { referee, questions } = loaded;
  const { chair } = whoIs(referee.table, secretHash);
  if (chair === undefined) return NOT_YOURS;
  const requester = { kind: 'person', secretHash } as const;
  const answer =
    law === 'ask'
      ? await questions.ask({ chair, secretHash, key })
      : await referee.submit({ requester, key, request: { kind: 'undo', law } });
  // The closer check found a reveal: the page gets the updated undo offer.
  const isNews = answer.kind === 'error' && (answer.code === 'stale' || answer.code === 'no-undo');
  if (isNews && referee.table.play !== undefined) loaded.enter(client, referee.table.seq);
  if (isNews && answer.code === 'no-undo') questions.shown(chair);
  return answer;
}

/**
 * A table is listed before its entry is written: so the limit holds, and a listing without its entry is removed later.
 */
async function setOpen(
  { strangers }: House,
  { referee }: LoadedTable,
  { client, message }: { client: TableClient; message: Extract<TableMessage, { kind: 'set-open' }> },
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

async function sit(
  house: House,
  loaded: LoadedTable,
  { client, message }: { client: TableClient; message: Extract<TableMessage, { kind: 'sit' }> },
): Promise<TableAnswer> {
  const secretHash = hexDigest(message.secret);
  const { table } = loaded.referee;
  if (!loaded.guestChanges.allows({ secretHash, caller: client.caller })) return TOO_MANY;
  if (client.secretHash !== secretHash && whoIs(table, client.secretHash).chair !== undefined) {
    return { kind: 'error', code: 'already-seated' };
  }
  const personHash = message.person === undefined ? undefined : hexDigest(message.person);
  const isAmongStrangers = table.lobby.open !== undefined;
  if (isAmongStrangers && (await house.strangers?.isBanned({ personHash, caller: client.caller }))) {
    return { kind: 'error', code: 'banned' };
  }
  const { key, secret: _, person: __, ...request } = message;
  const asker = { kind: 'person', secretHash, ...(personHash === undefined ? {} : { personHash }) } as const;
  const isLetIn = loaded.isOneDevice || loaded.joining.isLetIn(asker);
  if (!isLetIn && mustBeLetIn(table, asker, request)) {
    return loaded.joining.ask(client, asker, distinctName(table.lobby.chairs, message.name));
  }
  await betweenTurns(house, loaded.referee, message.chair);
  // Set before the entry is written, so that the client already counts as this chair's in the announcement.
  const before = client.secretHash;
  client.secretHash = secretHash;
  // Already done through another connection: this page has a spectator's view so far.
  const isKnown = before !== secretHash && whoIs(table, secretHash).chair !== undefined;
  if (isKnown) loaded.enter(client, 0);
  const answer = await loaded.referee.submit({ requester: { ...asker, isLetIn }, key, request });
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
