import * as z from 'zod/mini';
import { LOCALES } from '../engine/text.ts';

const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const optionValues = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]));

/** A crest the house has known; pages draw another in place of one they do not know. */
const crest = z.optional(z.string());

const chair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  /** `personHash` is the same at every table of a device; `standIn` is the bot that plays on while they are gone, or rest. */
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

/** Who sits on a chair. Of a person's secret only the SHA-256 is kept. */
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

/** Everything that can happen to a table, as its journal keeps it. A new shape of an entry gets a new `v`. */
const entry = z.discriminatedUnion('kind', [
  z.strictObject({
    v,
    kind: z.literal('opened'),
    game: z.string(),
    pack: hex64,
    options: optionValues,
    seed: hex64,
    chairs: z.array(chair),
    /** Missing where nobody sits yet: at a table in one room the first who sits down is host. */
    host: z.optional(place),
    sameRoom: z.optional(z.literal(true)),
    /** The campaign it belongs to, what was chosen there, and the options that follow from it. */
    campaign: z.optional(z.strictObject({ code: z.string(), choice: z.string(), options: optionValues })),
    manners: z.optional(manners),
    open: z.optional(open),
    /** It is the dungeon of this day, and its seed is that day's; `practice`: it counts nowhere. */
    daily: z.optional(z.strictObject({ day: z.string(), practice: z.optional(z.literal(true)) })),
    /** The hashes of those who were sent away from the table before it. */
    removed: z.optional(z.array(hex64)),
    /** The table the same people come from. */
    before: z.optional(z.string()),
    /** The chair that began the game there, and when that game started. */
    began: z.optional(z.strictObject({ chair: place, at: z.number() })),
    /** Played on a device, and handed in when it was over. */
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
  /** Left the chair, or a bot was taken off it. */
  z.strictObject({ v, kind: z.literal('stood'), chair: place }),
  /** The host has sent a person away for good; in a game that goes on, this bot has their chair now. */
  z.strictObject({
    v,
    kind: z.literal('removed'),
    chair: place,
    bot: z.optional(z.strictObject({ bot: z.string(), name: z.string() })),
  }),
  z.strictObject({ v, kind: z.literal('readied'), chair: place, ready: z.boolean() }),
  /** Another chair is the host's: it was handed over, or the host was gone for too long. */
  z.strictObject({ v, kind: z.literal('host-passed'), chair: place }),
  /** From now on a big screen shows the table; whoever had this chair is beside it. */
  z.strictObject({ v, kind: z.literal('same-room-set'), chair: place }),
  z.strictObject({ v, kind: z.literal('manners-set'), manners }),
  z.strictObject({ v, kind: z.literal('open-set'), open }),
  z.strictObject({ v, kind: z.literal('options-set'), options: optionValues }),
  /** With the options as they stand once the house has said who finished another game last, and bots for empty chairs. */
  z.strictObject({
    v,
    kind: z.literal('started'),
    options: z.optional(optionValues),
    bots: z.optional(z.array(z.strictObject({ chair: place, bot: z.string(), name: z.string() }))),
  }),
  z.strictObject({ v, kind: z.literal('moved'), seat: place, move: z.unknown() }),
  /** All steps from number `back` on are taken back, of which the first was this seat's. */
  z.strictObject({ v, kind: z.literal('undone'), seat: place, back: place, law: z.enum(['free', 'agreed']) }),
  /** Whoever has this chair is gone, and a bot moves for them until they are back; `rests`: until they say so, as they wished. */
  z.strictObject({ v, kind: z.literal('stood-in'), chair: place, bot: z.string(), rests: z.optional(z.literal(true)) }),
  z.strictObject({ v, kind: z.literal('came-back'), chair: place }),
  /** The game's deadline has come. */
  z.strictObject({ v, kind: z.literal('clock') }),
  z.strictObject({ v, kind: z.literal('rematched'), next: z.string() }),
]);
export type Entry = z.infer<typeof entry>;

/** Reads an entry from a journal; one that cannot be read is a broken promise of our own. */
export function readEntry(body: unknown): Entry {
  const read = entry.safeParse(body);
  if (!read.success) throw new Error(`a journal entry cannot be read: ${z.prettifyError(read.error)}`);
  return read.data;
}
