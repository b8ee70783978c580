import * as z from 'zod/mini';
import { between, bilingual, figure, icon, id, packHead, positive } from '../../../../engine/pack-schema.ts';
import { NATURES, SHAPES, SPACE_KINDS, WEARS } from '../content.ts';

/** The most dice of any roll in a pack. */
const MOST_DICE = 8;

const dice = between(1, MOST_DICE);
const face = between(1, 6);
const yes = z.exactOptional(z.literal(true));

const printed = { id, icon, name: bilingual(40), flavour: z.exactOptional(bilingual(160)) };

const role = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('start') }),
  z.strictObject({ kind: z.literal('exit'), number: positive }),
  z.strictObject({ kind: z.literal('monster'), number: positive }),
  z.strictObject({ kind: z.literal('pool') }),
  z.strictObject({ kind: z.literal('item') }),
  z.strictObject({ kind: z.literal('spikes'), hurtsOn: face, dice }),
  z.strictObject({ kind: z.literal('way') }),
]);

const tile = z.strictObject({ ...printed, copies: positive, shape: z.enum(SHAPES), role });

const monster = z.strictObject({
  ...printed,
  copies: figure,
  health: positive,
  dice,
  plus: between(0, 12),
  nature: z.exactOptional(z.enum(NATURES)),
});

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weapon'), plus: figure, looks: yes }),
  z.strictObject({ kind: z.literal('guard'), less: positive, fragile: yes }),
  z.strictObject({ kind: z.literal('explore') }),
  z.strictObject({ kind: z.literal('stride') }),
  z.strictObject({ kind: z.literal('more-ap'), ap: positive }),
  z.strictObject({ kind: z.literal('unseen') }),
  z.strictObject({ kind: z.literal('companion'), dice }),
  z.strictObject({
    kind: z.literal('shot'),
    ap: positive,
    from: figure,
    to: positive,
    dice,
    arrows: yes,
    corners: yes,
    dragonOnly: yes,
    blast: z.exactOptional(positive),
    spent: yes,
  }),
  z.strictObject({ kind: z.literal('heal'), dice }),
  z.strictObject({ kind: z.literal('strength'), ap: figure, dice }),
  z.strictObject({ kind: z.literal('tornado'), ap: figure }),
  z.strictObject({ kind: z.literal('teleport'), ap: figure }),
  z.strictObject({ kind: z.literal('drain'), ap: figure, health: positive }),
  z.strictObject({ kind: z.literal('claw'), ap: figure }),
  z.strictObject({ kind: z.literal('curse'), ap: figure, dice }),
  z.strictObject({ kind: z.literal('reroll'), ap: figure }),
  z.strictObject({ kind: z.literal('vine'), ap: figure, loss: positive }),
  z.strictObject({ kind: z.literal('insurance') }),
  z.strictObject({ kind: z.literal('chest'), harm: figure, items: positive }),
  z.strictObject({ kind: z.literal('trap'), dice }),
  z.strictObject({ kind: z.literal('keepsake') }),
]);

const item = z.strictObject({ ...printed, copies: figure, wear: z.enum(WEARS), hostile: yes, inSight: yes, effect });

const skill = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('double'), times: positive }),
  z.strictObject({ kind: z.literal('ward'), times: positive }),
  z.strictObject({ kind: z.literal('deadly-bow'), on: face }),
  z.strictObject({ kind: z.literal('cure'), times: positive, ap: positive, dice }),
]);

const character = z.strictObject({
  ...printed,
  health: positive,
  ap: positive,
  dice,
  plus: figure,
  skill,
  spaces: z.array(z.enum(SPACE_KINDS)).check(z.minLength(1)),
});

const quest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ring-out'), with: z.exactOptional(id), everybody: yes }),
  z.strictObject({ kind: z.literal('ring-to'), tile: z.enum(['start', 'pool']) }),
  z.strictObject({ kind: z.literal('slay'), monster: id }),
  z.strictObject({ kind: z.literal('hunt'), each: positive, atLeast: positive }),
]);

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enemy'), monster: id, where: z.enum(['bag', 'ring']), drops: z.exactOptional(id) }),
  z.strictObject({ kind: z.literal('treasure'), item: id, where: z.enum(['bag', 'start', 'pool']) }),
  z.strictObject({ kind: z.literal('dragon'), health: positive, dice }),
  z.strictObject({ kind: z.literal('lives'), lives: positive }),
  z.strictObject({ kind: z.literal('pool'), tokens: figure }),
  z.strictObject({ kind: z.literal('rounds'), rounds: positive }),
]);

const scroll = z.strictObject({ ...printed, quest, changes: z.array(change) });

/** The shape of a pack; relations between its pieces are checked separately. */
export const packSchema = z.strictObject({
  ...packHead('bag', { credit: 600 }),
  tiles: z.array(tile),
  monsters: z.array(monster),
  items: z.array(item),
  characters: z.array(character),
  scrolls: z.array(scroll),
});
