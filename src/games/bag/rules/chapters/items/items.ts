import { numberAt } from '../../board.ts';
import type { ItemNumber } from '../../content.ts';
import { itemCard, tileCard } from '../../lookup.ts';
import { type AdventurerNumber, adventurerOf } from '../../state.ts';
import type { Source, Task } from '../../task.ts';
import { hurt, hurtThroughGuard } from '../fights/wounds.ts';
import {
  adventurersAt,
  drawFrom,
  isFirstEdition,
  isInside,
  type Look,
  push,
  resetQuiet,
  rollDice,
  rollDie,
  someone,
  sumOf,
  type Tabletop,
} from '../table.ts';
import { effectIn, isWorn, itemIn } from './gear.ts';
import { putIn, receive, spendItem, takeOut } from './inventory.ts';

/** BD-38, BD-55, BD-86, BD-104 Draws one item; an empty bag gives nothing. */
export function drawNext(table: Tabletop, task: Task & { kind: 'draw-items' }): void {
  const { state, lookup } = table;
  const { who, from } = task;
  task.left -= 1;
  if (task.left <= 0) state.agenda.pop();
  const item = drawFrom(state.itemBag, table.rng);
  if (item === undefined) {
    table.emit?.({ kind: 'bag-empty', who: someone(state, who) });
    return;
  }
  resetQuiet(table);
  table.emit?.({ kind: 'item-drawn', who: someone(state, who), item, from });
  const { effect, hostile } = itemCard(lookup, item);
  if (effect.kind === 'trap') springTrap(table, who, item);
  else if (state.terms.solo && hostile === true) push(table, { kind: 'redraw', who, item, from });
  else keep(table, { who, item, from });
}

/** BD-86 The drawn item is kept; one bought from Fred may be returned. */
function keep(table: Tabletop, { who, item, from }: { who: AdventurerNumber; item: ItemNumber; from: Source }): void {
  if (from === 'fred') push(table, { kind: 'refund', who, item });
  else receive(table, who, item);
}

/** BD-56, BD-104 A trap hits everybody on the tile and leaves the game. */
function springTrap(table: Tabletop, who: AdventurerNumber, item: ItemNumber): void {
  const { state, lookup } = table;
  const { effect } = itemCard(lookup, item);
  const rolls = rollDice(table, effect.kind === 'trap' ? effect.dice : 0);
  state.goneItems.push(item);
  table.emit?.({ kind: 'trap-sprung', who: someone(state, who), item, rolls });
  for (const victim of adventurersAt(state, adventurerOf(state, who).place)) {
    hurtThroughGuard(table, { who: victim, damage: sumOf(rolls), cause: { kind: 'item', item } });
  }
}

/** BD-71 In a solo game a hostile item may be discarded and another drawn, at Fred's too (BD-86). */
export function answerRedraw(table: Tabletop, task: Task & { kind: 'redraw' }, yes: boolean): void {
  const { state } = table;
  const { who, item } = task;
  const from = isFirstEdition(state) ? 'fight' : (task.from ?? 'fight');
  state.agenda.pop();
  if (!yes) {
    keep(table, { who, item, from });
    return;
  }
  state.goneItems.push(item);
  table.emit?.({ kind: 'drawn-again', who: someone(state, who), item });
  push(table, { kind: 'draw-items', who, left: 1, from });
}

/** BD-86 An item bought from Fred may be returned to the bag. */
export function answerRefund(table: Tabletop, { who, item }: Task & { kind: 'refund' }, yes: boolean): void {
  const { state } = table;
  state.agenda.pop();
  if (!yes) {
    receive(table, who, item);
    return;
  }
  state.itemBag.push(item);
  table.emit?.({ kind: 'put-back', who: someone(state, who) });
}

/** BD-91 No space for a drawn item: another is laid down for it, or it stays on the tile. */
export function makeRoom(
  table: Tabletop,
  { who, item }: Task & { kind: 'make-room' },
  space: number | undefined,
): void {
  const { state } = table;
  const adventurer = adventurerOf(state, who);
  state.agenda.pop();
  const left = space === undefined ? item : takeOut(table, adventurer, space);
  state.floor.push({ place: adventurer.place, item: left });
  table.emit?.({ kind: 'dropped', who: someone(state, who), item: left, place: adventurer.place });
  if (space !== undefined) putIn(table, who, item);
}

/** Items that can be given to Fred or to the spikes: anything a quest does not need, followers too (BD-107). */
export function isExpendable({ state, lookup }: Look, who: AdventurerNumber, space: number): boolean {
  const adventurer = adventurerOf(state, who);
  if (space >= adventurer.spaces.length && isFirstEdition(state)) return false;
  const effect = effectIn(lookup, adventurer, space);
  return effect !== undefined && effect.kind !== 'keepsake';
}

/** The spikes take an item. */
export function sacrifice(table: Tabletop, who: AdventurerNumber, space: number): void {
  table.state.agenda.pop();
  const item = spendItem(table, who, space);
  table.emit?.({ kind: 'spikes-met', who: someone(table.state, who), item });
}

/** Walking through the spikes: a low roll is direct damage. */
export function dareSpikes(table: Tabletop, who: AdventurerNumber): void {
  const { state, lookup } = table;
  state.agenda.pop();
  const { place } = adventurerOf(state, who);
  const { role } = tileCard(lookup, numberAt(state.board.tiles, place));
  if (role.kind !== 'spikes' || !isInside(state, who)) return;
  const roll = rollDie(table);
  table.emit?.({ kind: 'spikes-met', who: someone(state, who), roll });
  if (roll <= role.hurtsOn) hurt(table, { who, damage: sumOf(rollDice(table, role.dice)), cause: { kind: 'spikes' } });
}

/** Whether everybody can see this item. */
export function isOpenItem({ state, lookup }: Look, who: AdventurerNumber, space: number): boolean {
  const adventurer = adventurerOf(state, who);
  const item = itemIn(adventurer, space);
  if (item === undefined || !adventurer.faceDown) return true;
  return isWorn(lookup, adventurer, space) || itemCard(lookup, item).inSight === true;
}
