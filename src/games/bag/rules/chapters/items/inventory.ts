import { elementAt } from '../../../../../engine/list.ts';
import { numberAt } from '../../board.ts';
import type { ItemNumber } from '../../content.ts';
import { itemCard } from '../../lookup.ts';
import type { BagMove } from '../../moves.ts';
import { type Adventurer, type AdventurerNumber, adventurerOf, EMPTY } from '../../state.ts';
import { bearer, isGuarded, type Look, push, resetQuiet, someone, type Tabletop } from '../table.ts';
import {
  freeSpaceFor,
  fullAp,
  hasRoomFor,
  heldSpaces,
  isBusyHand,
  isMadeFor,
  isTwoHanded,
  itemIn,
  spaceKinds,
} from './gear.ts';

/** BD-53 Puts an item into its space; worn items are visible to all, followers take no space. */
export function putIn({ state, lookup, emit }: Tabletop, who: AdventurerNumber, item: ItemNumber): void {
  const adventurer = adventurerOf(state, who);
  if (itemCard(lookup, item).wear === 'follower') {
    adventurer.followers.push(item);
    emit?.({ kind: 'worn', who: someone(state, who), item });
    return;
  }
  const space = freeSpaceFor(lookup, adventurer, item);
  if (space === undefined) throw new Error(`adventurer ${who} has no space for item ${item}`);
  adventurer.spaces[space] = item + 1;
  if (spaceKinds(lookup, adventurer)[space] !== 'any') emit?.({ kind: 'worn', who: someone(state, who), item });
}

/** BD-91 Receives an item if there is space; otherwise the adventurer must make space or leave it. */
export function receive(table: Tabletop, who: AdventurerNumber, item: ItemNumber): void {
  if (hasRoomFor(table.lookup, adventurerOf(table.state, who), item)) putIn(table, who, item);
  else push(table, { kind: 'make-room', who, item });
}

/** Empties a space, or lets a follower go. Taking off Boots loses their AP. */
export function takeOut({ lookup }: Pick<Tabletop, 'lookup'>, adventurer: Adventurer, space: number): ItemNumber {
  const item = itemIn(adventurer, space);
  if (item === undefined) throw new Error(`there is nothing in space ${space}`);
  const { spaces, followers } = adventurer;
  if (space >= spaces.length) followers.splice(space - spaces.length, 1);
  else spaces[space] = EMPTY;
  adventurer.ap = Math.min(adventurer.ap, fullAp(lookup, adventurer));
  return item;
}

/** BD-52 An item leaves the game. */
export function spendItem(table: Tabletop, who: AdventurerNumber, space: number): ItemNumber {
  const item = takeOut(table, adventurerOf(table.state, who), space);
  table.state.goneItems.push(item);
  return item;
}

/** BD-25, BD-53 Everything that can be picked up, put down, rearranged or turned over here, at no cost. */
export function addHandlings(look: Look, who: AdventurerNumber, moves: BagMove[]): void {
  addPickUps(look, who, moves);
  addDrops(look, who, moves);
  addRearrangings(look, who, moves);
  moves.push(adventurerOf(look.state, who).faceDown ? { kind: 'show' } : { kind: 'hide' });
}

/** BD-25, BD-53 What can be handled before a round: picking up only in the player's own turn, and with no monster there. */
export function addFightHandlings(look: Look, who: AdventurerNumber, moves: BagMove[]): void {
  if (who === look.state.active) addPickUps(look, who, moves);
  addDrops(look, who, moves);
  addRearrangings(look, who, moves);
}

function addDrops({ state }: Look, who: AdventurerNumber, moves: BagMove[]): void {
  for (const space of heldSpaces(adventurerOf(state, who))) moves.push({ kind: 'drop', space });
  if (bearer(state) === who) moves.push({ kind: 'drop-ring' });
}

function addPickUps({ state, lookup }: Look, who: AdventurerNumber, moves: BagMove[]): void {
  const { floor, ring } = state;
  const adventurer = adventurerOf(state, who);
  const { place } = adventurer;
  if (floor.length === 0 && ring.kind !== 'lying') return;
  if (isGuarded(state, place)) return;
  for (const { place: lies, item } of floor) {
    if (lies !== place || !hasRoomFor(lookup, adventurer, item)) continue;
    if (!moves.some((move) => move.kind === 'take' && move.item === item)) moves.push({ kind: 'take', item });
  }
  if (ring.kind === 'lying' && ring.place === place) moves.push({ kind: 'take-ring' });
}

/** BD-53 Rearranging is free, even in a fight. */
function addRearrangings({ state, lookup }: Look, who: AdventurerNumber, moves: BagMove[]): void {
  const adventurer = adventurerOf(state, who);
  const kinds = spaceKinds(lookup, adventurer);
  const isRoom = freeUnmarked({ state, lookup }, who) !== undefined;
  for (let space = 0; space < kinds.length; space++) {
    const item = itemIn(adventurer, space);
    if (item === undefined) continue;
    if (kinds[space] !== 'any') {
      if (isRoom) moves.push({ kind: 'stow', space });
      continue;
    }
    const { wear } = itemCard(lookup, item);
    if (wear === 'anywhere') continue;
    for (let to = 0; to < kinds.length; to++) {
      if (isMadeFor(elementAt(kinds, to), wear) && canWear({ state, lookup }, who, { space, to }))
        moves.push({ kind: 'wear', space, to });
    }
  }
}

function freeUnmarked({ state, lookup }: Look, who: AdventurerNumber): number | undefined {
  const adventurer = adventurerOf(state, who);
  const kinds = spaceKinds(lookup, adventurer);
  for (let space = 0; space < kinds.length; space++) {
    if (kinds[space] === 'any' && adventurer.spaces[space] === EMPTY) return space;
  }
  return undefined;
}

/** The other hand, if there are two. */
function otherHand(look: Look, who: AdventurerNumber, hand: number): number | undefined {
  const kinds = spaceKinds(look.lookup, adventurerOf(look.state, who));
  for (let space = 0; space < kinds.length; space++) if (kinds[space] === 'hand' && space !== hand) return space;
  return undefined;
}

/** A two-handed item goes into the first hand, and there must be space for what both hands held. */
function canWear(look: Look, who: AdventurerNumber, { space, to }: { space: number; to: number }): boolean {
  const adventurer = adventurerOf(look.state, who);
  if (isBusyHand(look.lookup, adventurer, to)) return false;
  const item = itemIn(adventurer, space);
  if (!isTwoHanded(look.lookup, item)) return true;
  const other = otherHand(look, who, to);
  if (other === undefined || other < to) return false;
  const isFull = adventurer.spaces[to] !== EMPTY && adventurer.spaces[other] !== EMPTY;
  return !isFull || freeUnmarked(look, who) !== undefined;
}

/** BD-53, BD-91 Puts something on; the item there before takes its space. */
export function wear(table: Tabletop, who: AdventurerNumber, { space, to }: { space: number; to: number }): void {
  const { state, lookup } = table;
  const adventurer = adventurerOf(state, who);
  const item = numberAt(adventurer.spaces, space) - 1;
  const displaced = adventurer.spaces.splice(to, 1, item + 1);
  const other = isTwoHanded(lookup, item) ? otherHand(table, who, to) : undefined;
  if (other !== undefined) displaced.push(...adventurer.spaces.splice(other, 1, EMPTY));
  adventurer.spaces[space] = EMPTY;
  for (const content of displaced) {
    const room = content === EMPTY ? undefined : adventurer.spaces[space] === EMPTY ? space : freeUnmarked(table, who);
    if (room !== undefined) adventurer.spaces[room] = content;
  }
  adventurer.ap = Math.min(adventurer.ap, Math.max(fullAp(lookup, adventurer), 0));
  table.emit?.({ kind: 'worn', who: someone(state, who), item });
}

/** BD-53 Takes something off and carries it. */
export function stow(table: Tabletop, who: AdventurerNumber, space: number): void {
  const { state } = table;
  const room = freeUnmarked(table, who);
  if (room === undefined) throw new Error(`adventurer ${who} has no unmarked space left`);
  const item = takeOut(table, adventurerOf(state, who), space);
  adventurerOf(state, who).spaces[room] = item + 1;
  table.emit?.({ kind: 'stowed', who: someone(state, who), item });
}

/** BD-25 Picks up one item that lies here. */
export function take(table: Tabletop, who: AdventurerNumber, item: ItemNumber): void {
  const { state } = table;
  const { place } = adventurerOf(state, who);
  const index = state.floor.findIndex((lying) => lying.place === place && lying.item === item);
  if (index === -1) throw new Error(`item ${item} does not lie on place ${place}`);
  state.floor.splice(index, 1);
  table.emit?.({ kind: 'taken', who: someone(state, who), item, place });
  putIn(table, who, item);
}

/** BD-25 Picks up the Ring. */
export function takeRing(table: Tabletop, who: AdventurerNumber): void {
  const { state } = table;
  state.ring = { kind: 'held', by: who };
  if (!state.ringFound) resetQuiet(table);
  state.ringFound = true;
  table.emit?.({ kind: 'taken', who: someone(state, who), item: 'ring', place: adventurerOf(state, who).place });
}

/** BD-25 Lays one item down. */
export function drop(table: Tabletop, who: AdventurerNumber, space: number): void {
  const { state } = table;
  const adventurer = adventurerOf(state, who);
  const item = takeOut(table, adventurer, space);
  state.floor.push({ place: adventurer.place, item });
  table.emit?.({ kind: 'dropped', who: someone(state, who), item, place: adventurer.place });
}

/** BD-25, BD-91 Lays the Ring down. */
export function dropRing(table: Tabletop, who: AdventurerNumber): void {
  const { state } = table;
  const { place } = adventurerOf(state, who);
  state.ring = { kind: 'lying', place };
  table.emit?.({ kind: 'dropped', who: someone(state, who), item: 'ring', place });
}

/** BD-53 Turns what is not worn face down, or shows it. */
export function turnOver(table: Tabletop, who: AdventurerNumber, open: boolean): void {
  adventurerOf(table.state, who).faceDown = !open;
  table.emit?.({ kind: 'shown', who: someone(table.state, who), open });
}
