import type { PackMistake } from '../../../../engine/game.ts';
import {
  copiesMistakes,
  duplicateMistakes,
  fieldsOf,
  type LoosePiece,
  loosePieces,
} from '../../../../engine/pack-content.ts';
import { inFew } from '../../../../engine/pack-words.ts';
import { DUNGEONS, SPACES } from '../state.ts';

/** DA-1 How many cards a pack has. */
export const DUNGEON_CARDS = DUNGEONS * SPACES;
export const EQUIPMENT_CARDS = 21;

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
