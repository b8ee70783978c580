import { elementAt } from '../../../../../engine/list.ts';
import { numberAt } from '../../board.ts';
import type { ItemEffect, ItemNumber, SpaceKind, Wear } from '../../content.ts';
import { characterOf, itemCard, type Lookup } from '../../lookup.ts';
import { type Adventurer, EMPTY } from '../../state.ts';

/** The cards that determine what an adventurer can do. */
export type Cards = Pick<Lookup, 'characters' | 'items'>;

/** The item in a space, or undefined; followers take no space and are numbered after the spaces. */
export function itemIn({ spaces, followers }: Adventurer, space: number): ItemNumber | undefined {
  if (space >= spaces.length) return followers[space - spaces.length];
  const content = spaces[space];
  return content === undefined || content === EMPTY ? undefined : content - 1;
}

/** BD-107 The numbers of everything an adventurer holds: filled spaces, then followers. */
export function heldSpaces({ spaces, followers }: Adventurer): number[] {
  const held: number[] = [];
  for (let space = 0; space < spaces.length; space++) if (spaces[space] !== EMPTY) held.push(space);
  for (let index = 0; index < followers.length; index++) held.push(spaces.length + index);
  return held;
}

/** The same, but each kind of item once. */
export function kindsHeld(adventurer: Adventurer): number[] {
  const seen: (ItemNumber | undefined)[] = [];
  return heldSpaces(adventurer).filter((space) => {
    const item = itemIn(adventurer, space);
    return !seen.includes(item) && seen.push(item);
  });
}

/** Whether no earlier space holds the same item; false for an empty one. */
export function isFirstOfKind({ spaces }: Adventurer, space: number): boolean {
  const content = numberAt(spaces, space);
  return content !== EMPTY && spaces.indexOf(content) === space;
}

/** The kinds of an adventurer's spaces. */
export function spaceKinds(lookup: Cards, adventurer: Pick<Adventurer, 'character'>): readonly SpaceKind[] {
  return characterOf(lookup, adventurer).spaces;
}

/** BD-91 Whether an item worn like this works in this kind of space. */
export function isMadeFor(kind: SpaceKind, wear: Wear): boolean {
  return wear === 'two-hands' ? kind === 'hand' : kind === wear;
}

/** Whether an item takes both hands. */
export function isTwoHanded(lookup: Lookup, item: ItemNumber | undefined): boolean {
  return item !== undefined && itemCard(lookup, item).wear === 'two-hands';
}

/** A hand occupied by a two-handed item in the other hand. */
export function isBusyHand(lookup: Lookup, adventurer: Adventurer, space: number): boolean {
  const kinds = spaceKinds(lookup, adventurer);
  if (kinds[space] !== 'hand' || adventurer.spaces[space] !== EMPTY) return false;
  for (let other = 0; other < kinds.length; other++) {
    if (kinds[other] === 'hand' && isTwoHanded(lookup, itemIn(adventurer, other))) return true;
  }
  return false;
}

/** BD-91 Gear works only in a space made for it. */
export function isWorn(lookup: Cards, adventurer: Adventurer, space: number): boolean {
  return adventurer.spaces[space] !== EMPTY && spaceKinds(lookup, adventurer)[space] !== 'any';
}

/** The effect of the item in a space, or undefined. */
export function effectIn(lookup: Cards, adventurer: Adventurer, space: number): ItemEffect | undefined {
  const item = itemIn(adventurer, space);
  return item === undefined ? undefined : itemCard(lookup, item).effect;
}

/** The same, but only of an item that is worn. */
export function wornEffect(lookup: Cards, adventurer: Adventurer, space: number): ItemEffect | undefined {
  return isWorn(lookup, adventurer, space) ? effectIn(lookup, adventurer, space) : undefined;
}

/** BD-53, BD-91 Where a new item goes: a free matching space, else a free unmarked one. */
export function freeSpaceFor(lookup: Lookup, adventurer: Adventurer, item: ItemNumber): number | undefined {
  const { wear } = itemCard(lookup, item);
  const kinds = spaceKinds(lookup, adventurer);
  let unmarked: number | undefined;
  let hands = 0;
  for (let space = 0; space < kinds.length; space++) {
    if (kinds[space] === 'hand' && adventurer.spaces[space] === EMPTY && !isBusyHand(lookup, adventurer, space))
      hands += 1;
  }
  for (let space = 0; space < kinds.length; space++) {
    if (adventurer.spaces[space] !== EMPTY) continue;
    const kind = elementAt(kinds, space);
    if (kind === 'any') unmarked ??= space;
    else if (isMadeFor(kind, wear) && (kind !== 'hand' || hands >= (wear === 'two-hands' ? 2 : 1))) return space;
  }
  return unmarked;
}

/** Whether an adventurer can take an item: a follower always, anything else with a free space. */
export function hasRoomFor(lookup: Lookup, adventurer: Adventurer, item: ItemNumber): boolean {
  return itemCard(lookup, item).wear === 'follower' || freeSpaceFor(lookup, adventurer, item) !== undefined;
}

/** What worn weapons add to a combat roll. */
export function weaponPlus(lookup: Cards, adventurer: Adventurer): number {
  let plus = characterOf(lookup, adventurer).plus;
  for (let space = 0; space < adventurer.spaces.length; space++) {
    const effect = wornEffect(lookup, adventurer, space);
    if (effect?.kind === 'weapon') plus += effect.plus;
  }
  return plus;
}

/** BD-34 How much worn armour and shield reduce damage. */
export function guardOf(lookup: Lookup, adventurer: Adventurer): number {
  let less = 0;
  for (let space = 0; space < adventurer.spaces.length; space++) {
    const effect = wornEffect(lookup, adventurer, space);
    if (effect?.kind === 'guard') less += effect.less;
  }
  return less;
}

/** The dice of a combat roll: the character's, and the companions'. */
export function combatDice(lookup: Cards, adventurer: Adventurer): number {
  let { dice } = characterOf(lookup, adventurer);
  for (const item of adventurer.followers) {
    const { effect } = itemCard(lookup, item);
    if (effect.kind === 'companion') dice += effect.dice;
  }
  return dice;
}

/** BD-20 The APs of a full turn. */
export function fullAp(lookup: Lookup, adventurer: Adventurer): number {
  let { ap } = characterOf(lookup, adventurer);
  for (let space = 0; space < adventurer.spaces.length; space++) {
    const effect = wornEffect(lookup, adventurer, space);
    if (effect?.kind === 'more-ap') ap += effect.ap;
  }
  return ap;
}

/** The health of an unhurt adventurer. */
export function fullHealth(lookup: Cards, adventurer: Pick<Adventurer, 'character'>): number {
  return characterOf(lookup, adventurer).health;
}

/** Whether an adventurer wears something with an effect of this kind. */
export function wears(
  lookup: Lookup,
  adventurer: Adventurer,
  kind: 'stride' | 'explore' | 'unseen' | 'weapon',
): boolean {
  for (let space = 0; space < adventurer.spaces.length; space++) {
    const effect = wornEffect(lookup, adventurer, space);
    if (effect?.kind === kind && (effect.kind !== 'weapon' || effect.looks === true)) return true;
  }
  return false;
}

/** The first space that holds an item with an effect of this kind, worn or not. */
export function spaceWith(lookup: Cards, adventurer: Adventurer, kind: string): number | undefined {
  for (let space = 0; space < adventurer.spaces.length; space++) {
    if (effectIn(lookup, adventurer, space)?.kind === kind) return space;
  }
  return undefined;
}
