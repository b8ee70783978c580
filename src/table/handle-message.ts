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
import { isJournaled, type JournaledMessage, type TableMessage } from './requests.ts';
import type { TableAnswer } from './table.ts';
import { whoIs } from './view/look.ts';

const NOT_YOURS: TableAnswer = { kind: 'error', code: 'not-your-seat' };
const TOO_MANY: TableAnswer = { kind: 'error', code: 'too-many' };

type MessageOf<Kind> = Extract<TableMessage, { kind: Kind }>;

/** Handles a client's message from a socket or, in the browser, a port. */
export function handleMessage(
  house: House,
  loaded: LoadedTable,
  { client, message }: { client: TableClient; message: TableMessage },
): TableAnswer | Promise<TableAnswer> {
  const { referee, talk, joining, questions, voices } = loaded;
  if (message.kind === 'sit') return sit(house, loaded, { client, message });
  if (message.kind === 'react') return talk.react(client, message.reaction);
  if (message.kind === 'cancel-join') {
    joining.drop(client);
    return { kind: 'done', seq: referee.table.seq };
  }
  const { secretHash } = client;
  if (secretHash === undefined) return NOT_YOURS;
  if (message.kind === 'set-open') return setOpen(house, loaded, { client, message });
  if (isJournaled(message)) return submit(loaded, { client, secretHash, message });
  const { chair } = whoIs(referee.table, secretHash);
  if (chair === undefined) return NOT_YOURS;
  switch (message.kind) {
    case 'say':
      return talk.say(
        chair,
        message.phrase === undefined ? { text: message.text ?? '' } : { phrase: message.phrase },
        message.key,
      );
    case 'nudge':
      return talk.nudge(chair);
    case 'hurry-bots':
      return loaded.hurryBots();
    case 'undo':
      return undo(loaded, client, { chair, secretHash, message });
    case 'answer-undo':
      return questions.answer(chair, message.agree);
    case 'answer-join':
      return joining.answer(message.id, message.agree);
    case 'voice-join':
      return voices.join({ chair, secretHash, speaker: client }, message.call);
    case 'voice-leave':
      return voices.leave(chair, message.call);
    case 'voice-signal':
      return voices.signal(chair, message);
    case 'report':
      return report(house, loaded, { client, message });
    case 'rematch':
      return rematch(house, referee, { requester: { kind: 'person', secretHash }, key: message.key });
  }
}

function submit(
  { referee, guestChanges }: LoadedTable,
  {
    client,
    secretHash,
    message,
  }: { client: TableClient; secretHash: string; message: Exclude<JournaledMessage, MessageOf<'sit' | 'set-open'>> },
): TableAnswer | Promise<TableAnswer> {
  if (message.kind !== 'move' && !guestChanges.allows({ secretHash, caller: client.caller })) return TOO_MANY;
  const requester = { kind: 'person', secretHash } as const;
  return referee.submit({
    requester,
    key: message.key,
    request: message,
    isAwaited: () => client.isClosed !== true,
  });
}

async function undo(
  loaded: LoadedTable,
  client: TableClient,
  { chair, secretHash, message }: { chair: number; secretHash: string; message: MessageOf<'undo'> },
): Promise<TableAnswer> {
  const { referee, questions } = loaded;
  const { key } = message;
  const requester = { kind: 'person', secretHash } as const;
  const answer =
    message.law === 'ask'
      ? await questions.ask({ chair, secretHash, key })
      : await referee.submit({ requester, key, request: { kind: 'undo', consent: 'free' } });
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
  { client, message }: { client: TableClient; message: MessageOf<'set-open'> },
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
  { client, message }: { client: TableClient; message: MessageOf<'sit'> },
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
