import type { ClientMessage } from '../../protocol/client-message.ts';
import type { ServerMessage } from '../../protocol/server-message.ts';

/** The table as this page's viewer saw it after an entry of its journal, and the time of that entry. */
export type PastViewMessage = Extract<ServerMessage, { kind: 'moment' }>;

type WithoutKey<Message> = Message extends { key: string } ? Omit<Message, 'key'> : never;

/** A request of a page, before the connection adds its key. */
export type PageRequest = WithoutKey<ClientMessage>;
