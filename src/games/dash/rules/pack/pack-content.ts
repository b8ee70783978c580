import type { PackMistake } from '../../../../engine/game.ts';
import { DUNGEONS, SPACES } from '../state.ts';

/** DA-1 How many cards a pack has. */
export const DUNGEON_CARDS = DUNGEONS * SPACES;
export const EQUIPMENT_CARDS = 21;

/** A card as far as it can be read: other mistakes must not hide these. */
interface LooseCard {
  at: string;
  id: unknown;
  kind: unknown;
  copies: unknown;
  fields: Record<string, unknown>;
}

/** What the cards of a pack must be to each other: right totals, names of their own, Equipment that names real cards. */
export function contentMistakes(raw: unknown): PackMistake[] {
  const dungeon = looseCards(raw, 'dungeon');
  const equipment = looseCards(raw, 'equipment');
  return [
    ...totalMistakes('dungeon', dungeon, DUNGEON_CARDS),
    ...totalMistakes('equipment', equipment, EQUIPMENT_CARDS),
    ...duplicateMistakes([...(dungeon ?? []), ...(equipment ?? [])]),
    ...(dungeon ?? []).flatMap(idleTrapMistakes),
    ...(equipment ?? []).flatMap((card) => referenceMistakes(card, dungeon ?? [])),
  ];
}

function looseCards(raw: unknown, list: 'dungeon' | 'equipment'): LooseCard[] | undefined {
  const cards = recordOf(raw)[list];
  if (!Array.isArray(cards)) return undefined;
  return cards.map((card, place) => {
    const fields = recordOf(card);
    return { at: `${list}[${place}]`, id: fields.id, kind: fields.kind, copies: fields.copies, fields };
  });
}

function recordOf(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}

/** DA-1 The copies add up; said only where each figure can be read, because otherwise that is the mistake. */
function totalMistakes(list: string, cards: LooseCard[] | undefined, wanted: number): PackMistake[] {
  if (cards === undefined) return [];
  let total = 0;
  for (const { copies } of cards) {
    if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < 1) return [];
    total += copies;
  }
  if (total === wanted) return [];
  return [{ at: list, what: `The copies must add up to ${wanted} cards (DA-1), but they add up to ${total}.` }];
}

function duplicateMistakes(cards: readonly LooseCard[]): PackMistake[] {
  const first = new Map<string, string>();
  return cards.flatMap(({ at, id }) => {
    if (typeof id !== 'string') return [];
    const other = first.get(id);
    if (other !== undefined) return [{ at: `${at}.id`, what: `The id "${id}" is already that of ${other}.` }];
    first.set(id, at);
    return [];
  });
}

/** DA-13 A trap costs AP or works magic, or it would be none. */
function idleTrapMistakes({ at, fields }: LooseCard): PackMistake[] {
  const effect = recordOf(fields.effect);
  if (effect.kind !== 'trap' || effect.ap !== 0 || effect.magic !== undefined) return [];
  return [{ at: `${at}.effect`, what: 'A trap must cost AP or work magic (DA-13); this one does neither.' }];
}

function referenceMistakes({ at, fields }: LooseCard, dungeon: readonly LooseCard[]): PackMistake[] {
  const effect = recordOf(fields.effect);
  const list = effect.kind === 'cancel' ? 'cards' : effect.kind === 'reduce-cost' ? 'creatures' : 'magics';
  const named = effect[list];
  if (!Array.isArray(named)) return [];
  return named.flatMap((id: unknown, place) => {
    const what = named.indexOf(id) < place ? `"${String(id)}" is named twice.` : nameMistake(list, id, dungeon);
    return what === undefined ? [] : [{ at: `${at}.effect.${list}[${place}]`, what }];
  });
}

function nameMistake(list: string, id: unknown, dungeon: readonly LooseCard[]): string | undefined {
  if (list === 'magics' || typeof id !== 'string') return undefined;
  const card = dungeon.find((other) => other.id === id);
  if (card === undefined) return `There is no Dungeon card "${id}" in this pack.`;
  if (list === 'creatures' && card.kind !== 'creature') return `"${id}" is no creature, so its cost cannot be reduced.`;
  if (card.kind === 'treasure') return `"${id}" is a Treasure, and Treasures cannot be canceled.`;
  return undefined;
}
