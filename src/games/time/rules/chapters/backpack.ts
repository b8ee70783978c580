import { elementAt } from '../../../../engine/list.ts';
import { ALL_KINDS, type ItemNumber } from '../content.ts';
import { addTo } from '../counts.ts';
import { type Backpack, SLOT_PIECES, type TimeState, TONKS_SLOTS } from '../state.ts';
import type { Look, Tabletop } from './table.ts';
import { effectInForce } from './table.ts';

/** DT-31 How many pieces of a kind are in a Backpack: cards and tokens together. */
export function piecesOf(backpack: Backpack, item: ItemNumber): number {
  return elementAt(backpack.cards, item) + elementAt(backpack.tokens, item);
}

/** Whether a Backpack is empty. */
export function isEmptyBackpack(backpack: Backpack): boolean {
  return totalPieces(backpack) === 0;
}

/** All pieces in a Backpack. */
export function totalPieces(backpack: Backpack): number {
  let total = 0;
  for (const item of ALL_KINDS) total += piecesOf(backpack, item);
  return total;
}

/** DT-32 The slots in use: each kind takes as few as possible. */
export function slotsUsed(backpack: Backpack, slotPieces: number): number {
  let used = 0;
  for (const item of ALL_KINDS) used += Math.ceil(piecesOf(backpack, item) / slotPieces);
  return used;
}

/** DT-31 Pieces of one kind that a slot holds. */
export function slotPieces(scene: Look): number {
  const effect = effectInForce(scene);
  return effect?.kind === 'bigger-slots' ? effect.pieces : SLOT_PIECES;
}

/** DT-5, DT-61, DT-65 The number of slots now: nine with Tonk, in Extended play too. */
export function slotLimit({ state }: Look): number {
  return state.extraSlot ? TONKS_SLOTS : state.slots;
}

/** DT-65, DT-85 The Backpack's own free slots: Tonk's does not count. */
export function freeSlots(scene: Look): number {
  return Math.max(0, scene.state.slots - slotsUsed(scene.state.backpack, slotPieces(scene)));
}

/** DT-31 Whether there is a slot for one more piece of a kind. */
export function hasRoomFor(scene: Look, item: ItemNumber): boolean {
  const pieces = slotPieces(scene);
  if (piecesOf(scene.state.backpack, item) % pieces !== 0) return true;
  return slotsUsed(scene.state.backpack, pieces) < slotLimit(scene);
}

/** DT-35 A piece leaves the Backpack, cards before tokens: a card to the discard pile, a token to the supply. */
export function takeOut({ state }: Pick<Tabletop, 'state'>, item: ItemNumber): void {
  const { cards, tokens } = state.backpack;
  if (elementAt(cards, item) > 0) {
    addTo(cards, item, -1);
    state.discard.push(item);
    return;
  }
  if (tokens[item] === 0) throw new Error(`no piece of kind ${item} is in the Backpack`);
  addTo(tokens, item, -1);
  addTo(state.supply, item, 1);
}

/** The kinds of Item of which there is at least one. */
export function kindsIn(counts: readonly number[]): ItemNumber[] {
  return [...counts.keys()].filter((item) => elementAt(counts, item) > 0);
}

/** DT-71 The tokens in the Backpack or in the supply. */
export function tokensIn({ backpack, supply }: TimeState, from: 'backpack' | 'supply'): number[] {
  return from === 'backpack' ? backpack.tokens : supply;
}

/** Whether a Backpack holds all of some Items; one listed twice means two pieces. */
export function holdsAll(backpack: Backpack, items: readonly ItemNumber[]): boolean {
  return missingFrom(backpack, items).length === 0;
}

/** The Items of a list that a Backpack lacks. */
export function missingFrom(backpack: Backpack, items: readonly ItemNumber[]): ItemNumber[] {
  return items.filter((item, place) => countBefore(items, place) >= piecesOf(backpack, item));
}

/** The Items of a list that are in a Backpack. */
export function presentIn(backpack: Backpack, items: readonly ItemNumber[]): ItemNumber[] {
  return items.filter((item, place) => countBefore(items, place) < piecesOf(backpack, item));
}

/** How often the Item at an index is listed before it. */
function countBefore(items: readonly ItemNumber[], place: number): number {
  let count = 0;
  for (let earlier = 0; earlier < place; earlier++) if (items[earlier] === items[place]) count += 1;
  return count;
}
