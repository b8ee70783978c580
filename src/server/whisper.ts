import * as z from 'zod/mini';
import { WHISPER_BYTES } from '../journal/journal.ts';
import { shown } from '../protocol/watch-message.ts';

const node = z.string();
const table = z.string();
/** The beginnings of the hashes of the secrets of those who are at a table; null where nobody is, not even to watch. */
const guests = z.nullable(z.array(z.string()));

/** What nodes of one house tell each other. It is kept nowhere and may be lost; one that is not known is not heard. */
const whisper = z.discriminatedUnion('kind', [
  /** I am new here, or was deaf: who is where? */
  z.object({ kind: z.literal('hello'), node }),
  /** Who is at these tables through me. */
  z.object({ kind: z.literal('here'), node, tables: z.array(z.tuple([table, guests])) }),
  /** What I said last is still so; `to` somebody who said hello, after all that there is to say. */
  z.object({ kind: z.literal('alive'), node, to: z.optional(node) }),
  z.object({ kind: z.literal('bye'), node }),
  /** Somebody at a table said or asked something that no journal keeps. */
  z.object({ kind: z.literal('asked'), node, table, secretHash: z.optional(z.string()), message: z.unknown() }),
  /** Who watches a replay with others through me, and who of all leads, as far as I know. */
  z.object({
    kind: z.literal('circle'),
    node,
    replay: table,
    people: z.array(z.tuple([z.int(), z.string()])),
    lead: z.object({ turn: z.int(), id: z.int() }),
    shown: z.optional(shown),
  }),
  /** Who leads shows another moment. */
  z.object({ kind: z.literal('circle-shown'), node, replay: table, by: z.int(), shown }),
]);
export type Whisper = z.infer<typeof whisper>;

type Nodeless<Words> = Words extends unknown ? Omit<Words, 'node'> : never;
/** What a node tells the others of those who watch replays together. */
export type CircleWords = Nodeless<Extract<Whisper, { kind: 'circle' | 'circle-shown' }>>;

/** Who is at a table through one node: beginnings of hashes, or null for nobody at all. */
export type GuestsAt = readonly [table: string, guests: string[] | null];

/** Reads what another node whispered; undefined where it makes no sense here, as from a newer node. */
export function readWhisper(text: string): Whisper | undefined {
  try {
    const read = whisper.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Who is where, in as many whispers as it takes. */
export function statements(node: string, tables: readonly GuestsAt[]): string[] {
  const room = WHISPER_BYTES - JSON.stringify({ kind: 'here', node, tables: [] }).length;
  const parts: GuestsAt[][] = [];
  let left = 0;
  for (const one of tables) {
    const size = JSON.stringify(one).length + 1;
    if (size > left) {
      parts.push([]);
      left = room;
    }
    parts.at(-1)?.push(one);
    left -= size;
  }
  return parts.map((part) => JSON.stringify({ kind: 'here', node, tables: part }));
}
