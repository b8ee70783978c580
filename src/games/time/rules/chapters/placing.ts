import type { ItemNumber } from '../content.ts';
import { addTo } from '../counts.ts';
import { hasRoomFor, slotLimit, slotPieces, slotsUsed } from './backpack.ts';
import { breakBackpack } from './ending.ts';
import type { Tabletop } from './table.ts';

/** DT-31, DT-33 An Item card goes into the Backpack, or breaks it. */
export function placeCard(table: Tabletop, item: ItemNumber): void {
  if (!hasRoomFor(table, item)) {
    breakBackpack(table, item, 'card');
    return;
  }
  addTo(table.state.backpack.cards, item, 1);
  tellPacked(table, item, 'card');
}

/** DT-33, DT-36 A token goes from the supply into the Backpack, or breaks it. */
export function placeToken(table: Tabletop, item: ItemNumber): void {
  const { state } = table;
  addTo(state.supply, item, -1);
  if (!hasRoomFor(table, item)) {
    breakBackpack(table, item, 'token');
    return;
  }
  addTo(state.backpack.tokens, item, 1);
  tellPacked(table, item, 'token');
}

function tellPacked(table: Tabletop, item: ItemNumber, piece: 'card' | 'token'): void {
  if (table.context.emit === undefined) return;
  const used = slotsUsed(table.state.backpack, slotPieces(table));
  table.context.emit({ kind: 'packed', item, piece, used, slots: slotLimit(table) });
}
