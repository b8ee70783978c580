import * as z from 'zod/mini';
import { bilingual, figure, icon, MOST, packHead, positive } from '../../../../engine/pack-schema.ts';
import { CREATURES, SPELLS, TRAPS } from '../content.ts';

const printed = { copies: positive, icon, name: bilingual(40), flavour: bilingual(160) };

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

/** What a value must be, in words. */
export const VALUE_IN_WORDS = `a whole number from 0 to ${MOST}, or "neighbour" for the Mimic`;

/** The shape of a pack; relations between its cards are checked separately. */
export const packSchema = z.strictObject({
  ...packHead('days'),
  cards: z.array(card),
});
