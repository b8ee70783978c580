import * as z from 'zod/mini';
import { MAX_NODE_MESSAGE_BYTES } from '../../journal/journal.ts';
import { SEEN_BY, type SeenBy } from '../../protocol/seen-by.ts';
import { shown } from '../../protocol/watch-message.ts';

const node = z.string();
/** Missing in messages of nodes before version 2, which must hear of every table. */
const v = z.optional(z.int());
/** Where pages reach this node directly, if they can. */
const path = z.optional(z.string());
const table = z.string();
/** Prefixes of the secrets' hashes of a table's clients; null if there are none, not even a spectator. */
const clients = z.nullable(z.array(z.string()));

/** Messages between the nodes of one cluster. They are not stored and may be lost; unknown kinds are ignored. */
const nodeMessage = z.discriminatedUnion('kind', [
  /** A new or reconnected node requests a sign of life from all others. With `tables`: also for their clients. */
  z.object({ kind: z.literal('hello'), node, v, tables: z.optional(z.literal('all')), path }),
  /** The sender's clients at these tables; `ask`: please send yours. */
  z.object({
    kind: z.literal('here'),
    node,
    v,
    tables: z.array(z.tuple([table, clients])),
    ask: z.optional(z.literal(true)),
  }),
  /** The sender no longer has these tables in memory. */
  z.object({ kind: z.literal('left'), node, v, tables: z.array(table) }),
  /** Heartbeat: the last messages still hold. `to` a node that said hello, sent after everything it asked for. */
  z.object({ kind: z.literal('alive'), node, v, to: z.optional(node), path }),
  z.object({ kind: z.literal('bye'), node }),
  /** An ephemeral message of a page, which is not journaled. */
  z.object({ kind: z.literal('asked'), node, table, secretHash: z.optional(z.string()), message: z.unknown() }),
  /** The sender's members of a replay's watch party, and its leader as far as the sender knows. */
  z.object({
    kind: z.literal('circle'),
    node,
    replay: table,
    people: z.array(z.tuple([z.int(), z.string()])),
    lead: z.object({ turn: z.int(), id: z.int() }),
    shown: z.optional(shown),
  }),
  /** The leader of a watch party shows another point of the replay. */
  z.object({ kind: z.literal('circle-shown'), node, replay: table, by: z.int(), shown }),
  /** People at these tables on the sending node who are visible to friends, by the hash of their device. */
  z.object({
    kind: z.literal('seen'),
    node,
    tables: z.array(z.tuple([table, z.array(z.tuple([z.string(), z.enum(['groups', 'played'])]))])),
  }),
  /** A person has changed who may see them. */
  z.object({ kind: z.literal('seen-by'), node, person: z.string(), by: z.enum(SEEN_BY) }),
  /** The join requests of a table on the sending node. */
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

/** From version 2 on nodes exchange messages only about shared tables. */
export const NODE_VERSION = 3;
/** From this version on nodes know tables by their whole code, which is longer than the letters that are typed. */
export const FIRST_WITH_WHOLE_CODES = 3;

type WithoutNode<Message> = Message extends unknown ? Omit<Message, 'node'> : never;
/** A node's message about its watch parties. */
export type WatchPartyUpdate = WithoutNode<Extract<NodeMessage, { kind: 'circle' | 'circle-shown' }>>;

/** A node's message about people visible to friends. */
export type SeenUpdate =
  | { kind: 'seen'; tables: (readonly [string, readonly (readonly [string, 'groups' | 'played'])[]])[] }
  | { kind: 'seen-by'; person: string; by: SeenBy };

/** The clients of a table at one node: prefixes of hashes, or null for none. */
export type ClientsAt = readonly [table: string, guests: string[] | null];

/** Parses a message of another node; undefined for an unknown kind, for example from a newer version. */
export function readNodeMessage(text: string): NodeMessage | undefined {
  try {
    const read = nodeMessage.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** The messages that list clients, each within the size limit. */
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
