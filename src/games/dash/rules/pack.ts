import * as z from 'zod/mini';
import type { PackMistake } from '../../../engine/game.ts';
import {
  copiesMistakes,
  duplicateMistakes,
  fieldsOf,
  type LoosePiece,
  loosePieces,
} from '../../../engine/pack-content.ts';
import { bilingual, figure, icon, id, packHead, positive } from '../../../engine/pack-schema.ts';
import { inFew } from '../../../engine/pack-words.ts';
import { type DashPack, MAGICS, magicOf } from './content.ts';
import { isMadeFor } from './lookup.ts';
import { DUNGEONS, SPACES } from './state.ts';

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

/** DA-1 How many cards a pack has. */
const DUNGEON_CARDS = DUNGEONS * SPACES;
const EQUIPMENT_CARDS = 21;

/** Relations between the cards of a pack: correct totals, unique names, Equipment that names real cards. */
export function contentMistakes(raw: unknown): PackMistake[] {
  const dungeon = loosePieces(raw, 'dungeon');
  const equipment = loosePieces(raw, 'equipment');
  return [
    ...copiesMistakes('dungeon', dungeon, { sum: DUNGEON_CARDS, wanted: `${DUNGEON_CARDS} cards (DA-1)` }),
    ...copiesMistakes('equipment', equipment, { sum: EQUIPMENT_CARDS, wanted: `${EQUIPMENT_CARDS} cards (DA-1)` }),
    ...duplicateMistakes([...(dungeon ?? []), ...(equipment ?? [])]),
    ...(dungeon ?? []).flatMap(idleTrapMistakes),
    ...(equipment ?? []).flatMap((card) => referenceMistakes(card, dungeon ?? [])),
  ];
}

/** DA-13 A trap must cost AP or work magic. */
function idleTrapMistakes({ at, fields }: LoosePiece): PackMistake[] {
  const effect = fieldsOf(fields.effect);
  if (effect.kind !== 'trap' || effect.ap !== 0 || effect.magic !== undefined) return [];
  return [{ at: `${at}.effect`, what: 'A trap must cost AP or work magic (DA-13); this one does neither.' }];
}

function referenceMistakes({ at, fields }: LoosePiece, dungeon: readonly LoosePiece[]): PackMistake[] {
  const effect = fieldsOf(fields.effect);
  const list = effect.kind === 'cancel' ? 'cards' : effect.kind === 'reduce-cost' ? 'creatures' : 'magics';
  const named = effect[list];
  if (!Array.isArray(named)) return [];
  return named.flatMap((id: unknown, place) => {
    const what = named.indexOf(id) < place ? `${inFew(id)} is named twice.` : nameMistake(list, id, dungeon);
    return what === undefined ? [] : [{ at: `${at}.effect.${list}[${place}]`, what }];
  });
}

function nameMistake(list: string, id: unknown, dungeon: readonly LoosePiece[]): string | undefined {
  if (list === 'magics' || typeof id !== 'string') return undefined;
  const card = dungeon.find(({ fields }) => fields.id === id)?.fields;
  if (card === undefined) return `There is no Dungeon card ${inFew(id)} in this pack.`;
  if (list === 'creatures' && card.kind !== 'creature')
    return `${inFew(id)} is no creature, so its cost cannot be reduced.`;
  if (card.kind === 'treasure') return `${inFew(id)} is a Treasure, and Treasures cannot be cancelled.`;
  return undefined;
}

const BONUSES = 4;

/** What a playable pack may lack but the standard pack has: reported as advice, not as a mistake. */
export function adviceOn(pack: DashPack): PackMistake[] {
  return [...magicAdvice(pack), ...equipmentAdvice(pack), ...bonusAdvice(pack)];
}

function magicAdvice({ dungeon }: DashPack): PackMistake[] {
  return MAGICS.flatMap((magic) => {
    const bearers = dungeon.filter((card) => magicOf(card) === magic);
    const missing = [];
    if (!bearers.some(({ kind }) => kind === 'creature')) missing.push('creature');
    if (!bearers.some(({ kind }) => kind === 'encounter')) missing.push('trap');
    return missing.map((bearer) => ({ at: 'dungeon', what: `No ${bearer} works the magic "${magic}".` }));
  });
}

/** DA-13 Most hindering encounters have an Equipment card that cancels them; each Equipment card has a use. */
function equipmentAdvice({ dungeon, equipment }: DashPack): PackMistake[] {
  const hindering = dungeon.filter(
    (card) => card.kind === 'encounter' && (card.effect.kind === 'trap' || card.effect.kind === 'door'),
  );
  const canceled = hindering.filter(({ id }) =>
    equipment.some(({ effect }) => effect.kind === 'cancel' && effect.cards.includes(id)),
  );
  const idle = equipment.flatMap((card, place) =>
    card.effect.kind === 'treasure-map' || dungeon.some((other) => isMadeFor(card, other))
      ? []
      : [{ at: `equipment[${place}]`, what: 'This Equipment helps against no card of the pack.' }],
  );
  if (canceled.length * 2 > hindering.length) return idle;
  const what = `Only ${canceled.length} of ${hindering.length} traps and doors can be cancelled by Equipment.`;
  return [...idle, { at: 'equipment', what }];
}

function bonusAdvice({ dungeon }: DashPack): PackMistake[] {
  const bonuses = dungeon.flatMap((card) =>
    card.kind === 'treasure' && card.bonus ? [JSON.stringify(card.bonus)] : [],
  );
  const different = new Set(bonuses).size;
  if (different >= BONUSES) return [];
  return [
    { at: 'dungeon', what: `There are ${different} different bonuses on Treasures; ${BONUSES} or more make a game.` },
  ];
}
