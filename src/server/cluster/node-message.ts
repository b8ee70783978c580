import * as z from 'zod/mini';
import { MAX_NODE_MESSAGE_BYTES } from '../../journal/journal.ts';
import { SEEN_BY, type SeenBy } from '../../protocol/seen-by.ts';
import { shown } from '../../protocol/watch-message.ts';

const node = z.string();
/** Missing in messages of nodes before NODE_VERSION, which must be told of every table. */
const v = z.optional(z.int());
/** Where pages reach this very node, if they can. */
const path = z.optional(z.string());
const table = z.string();
/** Prefixes of the secrets' hashes of those connected to a table; null where nobody is, not even a spectator. */
const clients = z.nullable(z.array(z.string()));

/** Messages between the nodes of one house. They are not stored and may be lost; unknown kinds are ignored. */
const nodeMessage = z.discriminatedUnion('kind', [
  /** I am new, or was disconnected: who else is there? With `tables`: and who is connected where? */
  z.object({ kind: z.literal('hello'), node, v, tables: z.optional(z.literal('all')), path }),
  /** Who is connected to these tables through me; `ask`: and who is through you? */
  z.object({
    kind: z.literal('here'),
    node,
    v,
    tables: z.array(z.tuple([table, clients])),
    ask: z.optional(z.literal(true)),
  }),
  /** I no longer have these tables in memory. */
  z.object({ kind: z.literal('left'), node, v, tables: z.array(table) }),
  /** Heartbeat: what I sent last still holds; `to` a node that said hello, after everything it asked for. */
  z.object({ kind: z.literal('alive'), node, v, to: z.optional(node), path }),
  z.object({ kind: z.literal('bye'), node }),
  /** A page sent an ephemeral message, which no journal keeps. */
  z.object({ kind: z.literal('asked'), node, table, secretHash: z.optional(z.string()), message: z.unknown() }),
  /** Who is in a replay's watch party through me, and who leads it, as far as I know. */
  z.object({
    kind: z.literal('circle'),
    node,
    replay: table,
    people: z.array(z.tuple([z.int(), z.string()])),
    lead: z.object({ turn: z.int(), id: z.int() }),
    shown: z.optional(shown),
  }),
  /** The leader of a watch party shows another moment. */
  z.object({ kind: z.literal('circle-shown'), node, replay: table, by: z.int(), shown }),
  /** Who is at these tables through me and lets themselves be seen, by the hash of their device. */
  z.object({
    kind: z.literal('seen'),
    node,
    tables: z.array(z.tuple([table, z.array(z.tuple([z.string(), z.enum(['groups', 'played'])]))])),
  }),
  /** Somebody has changed who may see them. */
  z.object({ kind: z.literal('seen-by'), node, person: z.string(), by: z.enum(SEEN_BY) }),
  /** Who waits to be let in at a table through me. */
  z.object({
    kind: z.literal('join-requests'),
    node,
    table,
    waiting: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  /** The list of open tables has changed. */
  z.object({ kind: z.literal('open-tables'), node }),
]);
export type NodeMessage = z.infer<typeof nodeMessage>;

/** From this version on nodes tell each other only of the tables they share. */
export const NODE_VERSION = 2;

type WithoutNode<Message> = Message extends unknown ? Omit<Message, 'node'> : never;
/** What a node tells the others about its watch parties. */
export type WatchPartyUpdate = WithoutNode<Extract<NodeMessage, { kind: 'circle' | 'circle-shown' }>>;

/** What a node tells the others about those who let themselves be seen. */
export type SeenUpdate =
  | { kind: 'seen'; tables: (readonly [string, readonly (readonly [string, 'groups' | 'played'])[]])[] }
  | { kind: 'seen-by'; person: string; by: SeenBy };

/** Who is connected to a table through one node: prefixes of hashes, or null for nobody. */
export type ClientsAt = readonly [table: string, guests: string[] | null];

/** Reads a message of another node; undefined for an unknown one, as from a newer version. */
export function readNodeMessage(text: string): NodeMessage | undefined {
  try {
    const read = nodeMessage.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** The messages that say who is connected where, each within the size limit. */
export function clientsMessages(node: string, tables: readonly ClientsAt[], ask?: true): string[] {
  const message = (part: readonly ClientsAt[]) =>
    JSON.stringify({ kind: 'here', node, v: NODE_VERSION, tables: part, ...(ask && { ask }) });
  const bytesPerMessage = MAX_NODE_MESSAGE_BYTES - message([]).length;
  const parts: ClientsAt[][] = [];
  let left = 0;
  for (const one of tables) {
    const size = JSON.stringify(one).length + 1;
    if (size > left) {
      parts.push([]);
      left = bytesPerMessage;
    }
    parts.at(-1)?.push(one);
    left -= size;
  }
  return parts.map(message);
}
