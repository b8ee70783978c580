import * as z from 'zod/mini';
import { bilingual, figure, icon, id, packHead, positive } from '../../../../engine/pack-schema.ts';
import { MAGICS } from '../content.ts';

/** The one field that can have either of two shapes, in words. */
export const CREATURES_IN_WORDS = '"any" or a list of card ids';

const magic = z.enum(MAGICS);

const printed = { id, copies: positive, icon, name: bilingual(40), flavour: z.exactOptional(bilingual(160)) };

const encounterEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trap'), ap: figure, magic: z.exactOptional(magic) }),
  z.strictObject({ kind: z.literal('door') }),
  z.strictObject({ kind: z.literal('portal'), ap: positive }),
  z.strictObject({ kind: z.literal('merchant') }),
]);

const bonus = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('first-creature-free') }),
  z.strictObject({ kind: z.literal('more-ap'), ap: positive }),
  z.strictObject({ kind: z.literal('immune'), magic }),
  z.strictObject({ kind: z.literal('traps-cost-less'), ap: positive }),
  z.strictObject({ kind: z.literal('put-back'), ap: figure }),
  z.strictObject({ kind: z.literal('restock') }),
]);

const dungeonCard = z.discriminatedUnion('kind', [
  z.strictObject({ ...printed, kind: z.literal('creature'), ap: figure, magic: z.exactOptional(magic) }),
  z.strictObject({ ...printed, kind: z.literal('encounter'), effect: encounterEffect }),
  z.strictObject({ ...printed, kind: z.literal('treasure'), gold: figure, bonus: z.exactOptional(bonus) }),
]);

const equipmentEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cancel'), cards: z.array(id).check(z.minLength(1)) }),
  z.strictObject({ kind: z.literal('cancel-magic'), magics: z.array(magic).check(z.minLength(1)) }),
  z.strictObject({
    kind: z.literal('reduce-cost'),
    ap: positive,
    creatures: z.union([z.literal('any'), z.array(id).check(z.minLength(1))]),
  }),
  z.strictObject({ kind: z.literal('put-back') }),
  z.strictObject({ kind: z.literal('treasure-map'), gold: positive }),
]);

const equipmentCard = z.strictObject({ ...printed, kind: z.literal('equipment'), effect: equipmentEffect });

/** The shape of a pack; relations between its cards are checked separately. */
export const packSchema = z.strictObject({
  ...packHead('dash'),
  dungeon: z.array(dungeonCard),
  equipment: z.array(equipmentCard),
});
