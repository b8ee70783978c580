import type { RuleId } from '../../engine/game.ts';
import type { ClientMessage } from '../../protocol/client-message.ts';
import type { ErrorCode, ServerMessage } from '../../protocol/server-message.ts';

/** What became of something a page asked for. */
export type Answer = { kind: 'done' } | { kind: 'refused'; rule: RuleId } | { kind: 'error'; code: ErrorCode | 'lost' };

/** The table as this page's viewer saw it after an entry of its journal, and when that was. */
export type Moment = Extract<ServerMessage, { kind: 'moment' }>;

type WithoutKey<Message> = Message extends { key: string } ? Omit<Message, 'key'> : never;

/** Something a page asks for; the connection gives it its key. */
export type Ask = WithoutKey<ClientMessage>;
