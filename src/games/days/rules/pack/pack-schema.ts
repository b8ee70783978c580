import * as z from 'zod/mini';
import { CREATURES, SPELLS, TRAPS } from '../content.ts';

/** No card needs a greater figure, and a table of figures stays readable. */
const MOST = 99;

const figure = z.int().check(z.gte(0), z.lte(MOST));
const positive = z.int().check(z.gte(1), z.lte(MOST));
const name = (longest: number) => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(longest));
const text = (longest: number) => z.string().check(z.regex(/\S/), z.maxLength(longest));
const bilingual = (longest: number) => z.strictObject({ en: text(longest), it: text(longest) });

const printed = { copies: positive, icon: name(60), name: bilingual(40), flavour: bilingual(160) };

const card = z.discriminatedUnion('kind', [
  z.strictObject({ ...printed, kind: z.literal('spell'), id: z.enum(SPELLS) }),
  z.strictObject({ ...printed, kind: z.literal('trap'), id: z.enum(TRAPS) }),
  z.strictObject({
    ...printed,
    kind: z.literal('creature'),
    id: z.enum(CREATURES),
    value: z.union([figure, z.literal('neighbour')]),
  }),
]);

/** How a value is worded that is neither. */
export const VALUE_IN_WORDS = `a whole number from 0 to ${MOST}, or "neighbour" for the Mimic`;

/** The shape of a pack; what its cards must be to each other is checked apart. */
export const packSchema = z.strictObject({
  format: z.literal('undercroft-pack/1'),
  game: z.literal('days'),
  id: name(40),
  version: text(20),
  name: bilingual(40),
  credit: text(400),
  cards: z.array(card),
});
