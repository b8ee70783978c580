import * as z from 'zod/mini';
import type { Row } from '../../journal/journal.ts';

const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const v = z.literal(1);
const member = { person: hex64, name: z.string(), crest: z.optional(z.string()) };

/** All entries of a group's journal. People are stored by the hash of their device. */
const entry = z.discriminatedUnion('kind', [
  /** Somebody founds a group with the people they played with at these tables, and is its first member. */
  z.strictObject({ v, kind: z.literal('founded'), ...member, tables: z.array(z.string()) }),
  /** A new member, or a member's new name. */
  z.strictObject({ v, kind: z.literal('joined'), ...member }),
  z.strictObject({ v, kind: z.literal('left'), person: hex64 }),
  /** Members have played at this table. */
  z.strictObject({ v, kind: z.literal('played'), table: z.string() }),
]);
export type GroupEntry = z.infer<typeof entry>;

/** A person's name in a group. */
export interface GroupName {
  name: string;
  crest?: string | undefined;
}

/** A group, from its journal up to entry `seq`. */
export interface GroupBook {
  code: string;
  seq: number;
  /** By the hash of each member's device, in the order they joined. */
  members: Map<string, GroupName>;
  /** The tables its members have played at, oldest first. */
  tables: string[];
}

/** The journal key of a group; no table has such a code. */
export function groupKey(code: string): string {
  return `group:${code}`;
}

const pointer = z.strictObject({ v, kind: z.literal('group-at'), group: z.string() });

/** The journal key that stores which group was founded at a table, or in a campaign. */
export function groupAtKey(origin: string): string {
  return `group-at:${origin}`;
}

/** The only entry under `groupAtKey`. */
export function groupAtEntry(group: string): z.infer<typeof pointer> {
  return { v: 1, kind: 'group-at', group };
}

/** Reads the entry under `groupAtKey`. */
export function readGroupAt({ body }: Row): string {
  return pointer.parse(body).group;
}

/** Applies new entries to a group's book; undefined if there are none yet. */
export function foldGroup(code: string, known: GroupBook | undefined, rows: readonly Row[]): GroupBook | undefined {
  let book = known;
  for (const { seq, body } of rows) {
    const one = entry.parse(body);
    if (seq !== (book?.seq ?? 0) + 1) throw new Error(`entry ${seq} does not follow the last one of ${groupKey(code)}`);
    book ??= { code, seq, members: new Map(), tables: [] };
    book.seq = seq;
    apply(book, one);
  }
  return book;
}

function apply({ members, tables }: GroupBook, one: GroupEntry): void {
  switch (one.kind) {
    case 'founded':
    case 'joined':
      members.set(one.person, { name: one.name, ...(one.crest === undefined ? {} : { crest: one.crest }) });
      if (one.kind === 'founded') tables.push(...one.tables);
      return;
    case 'left':
      members.delete(one.person);
      return;
    case 'played':
      if (!tables.includes(one.table)) tables.push(one.table);
      return;
    default:
      one satisfies never;
  }
}
