import type { ClientMessage } from '../protocol/client-message.ts';
import { hexDigest } from './digest.ts';
import type { House } from './house.ts';
import { whoIs } from './look.ts';
import { rematch } from './rematch.ts';
import type { Guest, Room } from './room.ts';
import type { Answer } from './table.ts';

/** What a guest can ask for once they are in the room. */
export type AskedInRoom = Exclude<ClientMessage, { kind: 'hello' | 'time' | 'look' }>;

/** Whether this is gone once it is said: every node with guests at the table must hear it when it is. */
export function isPassing(message: ClientMessage): message is AskedInRoom {
  const { kind } = message;
  if (kind === 'undo') return message.law === 'ask';
  const isVoice = kind === 'voice-join' || kind === 'voice-leave' || kind === 'voice-signal';
  return isVoice || kind === 'say' || kind === 'react' || kind === 'nudge' || kind === 'answer-undo';
}

const NOT_YOURS: Answer = { kind: 'error', code: 'not-your-seat' };

/** Does what a guest asks for, whichever way they asked: over a socket, or in a browser that plays without a house. */
export function hear(
  house: House,
  room: Room,
  { guest, message }: { guest: Guest; message: AskedInRoom },
): Answer | Promise<Answer> {
  if (message.kind === 'sit') return sit(room, guest, message);
  const { key } = message;
  if (message.kind === 'react') return room.talk.react(guest, message.reaction);
  const { secretHash } = guest;
  if (secretHash === undefined) return NOT_YOURS;
  const asker = { kind: 'person', secretHash } as const;
  switch (message.kind) {
    case 'say':
      if (message.phrase !== undefined) return room.talk.say(guest, { phrase: message.phrase }, key);
      return room.talk.say(guest, { text: message.text ?? '' }, key);
    case 'nudge':
      return room.talk.nudge(guest);
    case 'undo':
      return undo(room, guest, { secretHash, key, law: message.law });
    case 'answer-undo': {
      const { chair } = whoIs(room.referee.table, secretHash);
      return chair === undefined ? NOT_YOURS : room.questions.answer(chair, message.agree);
    }
    case 'voice-join':
      return room.voices.join(guest, message.call);
    case 'voice-leave':
      return room.voices.leave(guest, message.call);
    case 'voice-signal':
      return room.voices.signal(guest, message);
    case 'rematch':
      return rematch(house, room.referee, { asker, key });
    default:
      return room.referee.submit({ asker, key, ask: message });
  }
}

async function undo(
  room: Room,
  guest: Guest,
  { secretHash, key, law }: { secretHash: string; key: string; law: 'free' | 'ask' },
): Promise<Answer> {
  const { referee, questions } = room;
  const { chair } = whoIs(referee.table, secretHash);
  if (chair === undefined) return NOT_YOURS;
  const asker = { kind: 'person', secretHash } as const;
  const answer =
    law === 'ask'
      ? await questions.ask({ chair, secretHash, key })
      : await referee.submit({ asker, key, ask: { kind: 'undo', law } });
  // Looked at more closely, something came to light after all: the page is shown what can be taken back now.
  const isNews = answer.kind === 'error' && (answer.code === 'stale' || answer.code === 'no-undo');
  if (isNews && referee.table.play !== undefined) room.enter(guest, referee.table.seq);
  if (isNews && answer.code === 'no-undo') questions.shown(chair);
  return answer;
}

async function sit(room: Room, guest: Guest, message: Extract<AskedInRoom, { kind: 'sit' }>): Promise<Answer> {
  const secretHash = hexDigest(message.secret);
  const { table } = room.referee;
  if (guest.secretHash !== secretHash && whoIs(table, guest.secretHash).chair !== undefined) {
    return { kind: 'error', code: 'already-seated' };
  }
  // Known as the one on the chair from the moment it is in the journal, when everybody is told.
  const before = guest.secretHash;
  guest.secretHash = secretHash;
  const { key, secret: _, person, ...ask } = message;
  const personHash = person === undefined ? {} : { personHash: hexDigest(person) };
  const answer = await room.referee.submit({ asker: { kind: 'person', secretHash, ...personHash }, key, ask });
  const { chair, removed } = whoIs(table, secretHash);
  if (answer.kind === 'seated' && answer.chair === chair) return answer;
  guest.secretHash = before;
  if (answer.kind !== 'seated') return answer;
  // Asked again under an old key, by one who has stood up or was sent away since: it is not so any more.
  return { kind: 'error', code: removed ? 'removed' : 'stale' };
}
