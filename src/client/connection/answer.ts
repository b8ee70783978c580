import type { RuleId } from '../../engine/game.ts';
import type { ClientMessage } from '../../protocol/client-message.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';

/** What became of something a page asked for. */
export type Answer = { kind: 'done' } | { kind: 'refused'; rule: RuleId } | { kind: 'error'; code: ErrorCode | 'lost' };

type WithoutKey<Message> = Message extends { key: string } ? Omit<Message, 'key'> : never;

/** Something a page asks for; the connection gives it its key. */
export type Ask = WithoutKey<ClientMessage>;
