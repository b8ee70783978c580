import * as z from 'zod/mini';
import type { Row } from '../../journal/journal.ts';
import type { House } from '../house.ts';
import { type DailyDate, timesOf } from './calendar.ts';

const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const v = z.literal(1);

/** Everything that decides how the day's games go, besides people's choices. */
const sealed = z.strictObject({
  v,
  kind: z.literal('sealed'),
  game: z.string(),
  setup: z.string(),
  pack: hex64,
  options: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])),
  bots: z.array(z.string()),
  together: z.boolean(),
  seed: hex64,
});
export type SealedDay = z.infer<typeof sealed>;

/** All entries of a day's journal. People are stored by the hash of their device. */
const entry = z.discriminatedUnion('kind', [
  sealed,
  /** This table is the person's only counted try; it may not be opened yet. */
  z.strictObject({ v, kind: z.literal('began'), person: hex64, table: z.string() }),
  /** Somebody joins another's try; it counts for both, as one. */
  z.strictObject({
    v,
    kind: z.literal('joined'),
    person: hex64,
    table: z.string(),
    name: z.string(),
    crest: z.optional(z.string()),
  }),
  z.strictObject({
    v,
    kind: z.literal('finished'),
    person: hex64,
    score: z.number(),
    won: z.boolean(),
    name: z.string(),
    crest: z.optional(z.string()),
    /** How many days in a row this person has finished, including this one. */
    streak: z.int().check(z.gte(1)),
  }),
  /** The seed is public from here on: later results do not count. */
  z.strictObject({ v, kind: z.literal('opened') }),
]);
export type DailyEntry = z.infer<typeof entry>;

/** The result of a try. */
export type DailyResult = Pick<
  Extract<DailyEntry, { kind: 'finished' }>,
  'score' | 'won' | 'name' | 'crest' | 'streak'
> & {
  at: number;
};

/** A person's only counted try. */
export interface DailyTry {
  table: string;
  beganAt: number;
  result?: DailyResult;
  /** Set if this person plays along in somebody else's try, under this name. */
  along?: { name: string; crest?: string };
}

/** A day, from its journal up to entry `seq`. */
export interface DailyBook {
  day: DailyDate;
  seq: number;
  sealed: SealedDay;
  sealedAt: number;
  /** By the hash of each person's device. */
  tries: Map<string, DailyTry>;
  openedAt?: number;
}

/** The journal key of a day; no table has such a code. */
export function dayKey(day: DailyDate): string {
  return `day:${day}`;
}

/** Applies new entries to a day's book; undefined if there are none yet. */
export function foldDay(day: DailyDate, known: DailyBook | undefined, rows: readonly Row[]): DailyBook | undefined {
  let book = known;
  for (const row of rows) {
    const one = entry.parse(row.body);
    if (book === undefined) {
      if (one.kind !== 'sealed') throw new Error(`the first entry of ${dayKey(day)} seals it`);
      book = { day, seq: row.seq, sealed: one, sealedAt: row.at, tries: new Map() };
    } else apply(book, one, row);
  }
  return book;
}

function apply(book: DailyBook, one: DailyEntry, { seq, at }: Row): void {
  if (seq !== book.seq + 1) throw new Error(`entry ${seq} does not follow entry ${book.seq} of ${dayKey(book.day)}`);
  book.seq = seq;
  if (one.kind === 'opened') book.openedAt ??= at;
  if (one.kind === 'began' && !book.tries.has(one.person))
    book.tries.set(one.person, { table: one.table, beganAt: at });
  if (one.kind === 'joined' && !book.tries.has(one.person) && book.openedAt === undefined) {
    const { table, name, crest } = one;
    book.tries.set(one.person, { table, beganAt: at, along: { name, ...(crest === undefined ? {} : { crest }) } });
  }
  if (one.kind === 'finished') {
    const tried = book.tries.get(one.person);
    const { score, won, name, crest, streak } = one;
    // The first result counts, and none counts once the seed is public.
    if (tried === undefined || tried.result !== undefined || book.openedAt !== undefined) return;
    tried.result = { score, won, name, ...(crest === undefined ? {} : { crest }), streak, at };
  }
}

/** A day counts as open this long after its time, even if nobody opened it. */
const NEGLECTED_MS = 86_400_000;

/** Whether a day's seed is public. */
export async function isDayOpen(house: House, day: DailyDate): Promise<boolean> {
  if (house.now() >= timesOf(day).opensAt + NEGLECTED_MS) return true;
  return foldDay(day, undefined, await house.journal.read(dayKey(day)))?.openedAt !== undefined;
}
