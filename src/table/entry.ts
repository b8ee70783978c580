import * as z from 'zod/mini';
import { LOCALES } from '../engine/text.ts';

const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const optionValues = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]));

/** A crest name; pages draw a default for one they do not know. */
const crest = z.optional(z.string());

const chair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  /**
   * `personHash` is the same at every table of a device; `standIn` is the bot that plays for an absent or resting
   * person.
   */
  z.strictObject({
    kind: z.literal('person'),
    name: z.string(),
    crest,
    secretHash: hex64,
    personHash: z.optional(hex64),
    ready: z.optional(z.literal(true)),
    standIn: z.optional(z.string()),
    rests: z.optional(z.literal(true)),
  }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string(), name: z.string() }),
]);

/** A chair and who sits there. Only the SHA-256 of a person's secret is stored. */
export type Chair = z.infer<typeof chair>;

const v = z.literal(1);
const place = z.int().check(z.gte(0));
const manners = z.strictObject({
  pace: z.enum(['live', 'slow']),
  takeBots: z.boolean(),
  fill: z.optional(z.strictObject({ to: place, bot: z.string() })),
  freeUndo: z.optional(z.literal(true)),
});

/** Whether anybody may join, and how strangers may talk. */
const open = z.strictObject({
  listed: z.boolean(),
  language: z.enum(LOCALES),
  talk: z.enum(['phrases', 'free']),
});

/** All entries of a table's journal. A new field is optional; a kind whose existing fields change gets a new `v`. */
const entry = z.discriminatedUnion('kind', [
  z.strictObject({
    v,
    kind: z.literal('opened'),
    game: z.string(),
    pack: hex64,
    options: optionValues,
    seed: hex64,
    chairs: z.array(chair),
    /** Missing until somebody sits down: at a same-room table the first to sit down is host. */
    host: z.optional(place),
    sameRoom: z.optional(z.literal(true)),
    /** The campaign it belongs to, the choice made there, and the resulting options. */
    campaign: z.optional(z.strictObject({ code: z.string(), choice: z.string(), options: optionValues })),
    manners: z.optional(manners),
    open: z.optional(open),
    /** The dungeon of this day, played with that day's seed; `practice`: it does not count. */
    daily: z.optional(z.strictObject({ day: z.string(), practice: z.optional(z.literal(true)) })),
    /** The hashes of those removed from the previous table. */
    removed: z.optional(z.array(hex64)),
    /** The same people's previous table. */
    before: z.optional(z.string()),
    /** The chair that began the previous game, and when that game started. */
    began: z.optional(z.strictObject({ chair: place, at: z.number() })),
    /** Played on a device, and uploaded when it was over. */
    uploaded: z.optional(z.literal(true)),
  }),
  /** On an empty chair, or in the place of a bot. */
  z.strictObject({
    v,
    kind: z.literal('sat'),
    chair: place,
    name: z.string(),
    crest,
    secretHash: hex64,
    personHash: z.optional(hex64),
  }),
  z.strictObject({ v, kind: z.literal('bot-sat'), chair: place, bot: z.string(), name: z.string() }),
  z.strictObject({ v, kind: z.literal('renamed'), chair: place, name: z.string(), crest }),
  /** Left the chair; or the host removed a bot from it. */
  z.strictObject({ v, kind: z.literal('stood'), chair: place }),
  /** The host removed a person for good; in a running game this bot takes their chair. */
  z.strictObject({
    v,
    kind: z.literal('removed'),
    chair: place,
    bot: z.optional(z.strictObject({ bot: z.string(), name: z.string() })),
  }),
  z.strictObject({ v, kind: z.literal('readied'), chair: place, ready: z.boolean() }),
  /** Another chair is the host's: it was handed over, or the host was away for too long. */
  z.strictObject({ v, kind: z.literal('host-passed'), chair: place }),
  /** From now on a big screen shows the table; the person on this chair left it to be the screen. */
  z.strictObject({ v, kind: z.literal('same-room-set'), chair: place }),
  z.strictObject({ v, kind: z.literal('manners-set'), manners }),
  z.strictObject({ v, kind: z.literal('open-set'), open }),
  z.strictObject({ v, kind: z.literal('options-set'), options: optionValues }),
  /** With the options after the house filled in who last finished another game, and bots for empty chairs. */
  z.strictObject({
    v,
    kind: z.literal('started'),
    options: z.optional(optionValues),
    bots: z.optional(z.array(z.strictObject({ chair: place, bot: z.string(), name: z.string() }))),
  }),
  z.strictObject({ v, kind: z.literal('moved'), seat: place, move: z.unknown() }),
  /** All steps from number `back` on are undone; this seat made the first of them. */
  z.strictObject({ v, kind: z.literal('undone'), seat: place, back: place, law: z.enum(['free', 'agreed']) }),
  /**
   * A bot moves for the person on this chair until they are back; `rests`: they asked for it, and it lasts until they
   * say so.
   */
  z.strictObject({ v, kind: z.literal('stood-in'), chair: place, bot: z.string(), rests: z.optional(z.literal(true)) }),
  z.strictObject({ v, kind: z.literal('came-back'), chair: place }),
  /** The game's deadline has come. */
  z.strictObject({ v, kind: z.literal('clock') }),
  z.strictObject({ v, kind: z.literal('rematched'), next: z.string() }),
]);
export type Entry = z.infer<typeof entry>;

/** Parses an entry from a journal; an invalid one is a broken invariant and throws. */
export function readEntry(body: unknown): Entry {
  const read = entry.safeParse(body);
  if (!read.success) throw new Error(`a journal entry cannot be read: ${z.prettifyError(read.error)}`);
  return read.data;
}
