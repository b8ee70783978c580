import * as z from 'zod/mini';

const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const optionValues = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]));

const chair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  /** `personHash` is the same at every table of a device. */
  z.strictObject({ kind: z.literal('person'), name: z.string(), secretHash: hex64, personHash: z.optional(hex64) }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string(), name: z.string() }),
]);

/** Who sits on a chair. Of a person's secret only the SHA-256 is kept. */
export type Chair = z.infer<typeof chair>;

const v = z.literal(1);
const place = z.int().check(z.gte(0));

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
    host: place,
    /** The campaign it belongs to, what was chosen there, and the options that follow from it. */
    campaign: z.optional(z.strictObject({ code: z.string(), choice: z.string(), options: optionValues })),
  }),
  z.strictObject({
    v,
    kind: z.literal('sat'),
    chair: place,
    name: z.string(),
    secretHash: hex64,
    personHash: z.optional(hex64),
  }),
  z.strictObject({ v, kind: z.literal('bot-sat'), chair: place, bot: z.string(), name: z.string() }),
  z.strictObject({ v, kind: z.literal('renamed'), chair: place, name: z.string() }),
  /** Left the chair, or was asked to by the host. */
  z.strictObject({ v, kind: z.literal('stood'), chair: place }),
  z.strictObject({ v, kind: z.literal('options-set'), options: optionValues }),
  /** With the options as they stand once the house has said who finished another game last. */
  z.strictObject({ v, kind: z.literal('started'), options: z.optional(optionValues) }),
  z.strictObject({ v, kind: z.literal('moved'), seat: place, move: z.unknown() }),
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
