import type { ItemNumber, SpaceKind, Wear } from '../../content.ts';
import type { Lookup } from '../../lookup.ts';
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

/** The kinds of an adventurer's spaces. */
export function spaceKinds(lookup: Cards, { character }: Adventurer): readonly SpaceKind[] {
  return lookup.characters[character].spaces;
}

/** BD-91 Whether an item worn like this works in this kind of space. */
export function isMadeFor(kind: SpaceKind, wear: Wear): boolean {
  return wear === 'two-hands' ? kind === 'hand' : kind === wear;
}

function isTwoHanded(lookup: Lookup, item: ItemNumber | undefined): boolean {
  return item !== undefined && lookup.items[item].wear === 'two-hands';
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

/** BD-53, BD-91 Where a new item goes: a free matching space, else a free unmarked one. */
export function freeSpaceFor(lookup: Lookup, adventurer: Adventurer, item: ItemNumber): number | undefined {
  const { wear } = lookup.items[item];
  const kinds = spaceKinds(lookup, adventurer);
  let unmarked: number | undefined;
  let hands = 0;
  for (let space = 0; space < kinds.length; space++) {
    if (kinds[space] === 'hand' && adventurer.spaces[space] === EMPTY && !isBusyHand(lookup, adventurer, space))
      hands += 1;
  }
  for (let space = 0; space < kinds.length; space++) {
    if (adventurer.spaces[space] !== EMPTY) continue;
    if (kinds[space] === 'any') unmarked ??= space;
    else if (isMadeFor(kinds[space], wear) && (kinds[space] !== 'hand' || hands >= (wear === 'two-hands' ? 2 : 1))) {
      return space;
    }
  }
  return unmarked;
}

/** Whether an adventurer can take an item: a follower always, anything else with a free space. */
export function hasRoomFor(lookup: Lookup, adventurer: Adventurer, item: ItemNumber): boolean {
  return lookup.items[item].wear === 'follower' || freeSpaceFor(lookup, adventurer, item) !== undefined;
}

/** What worn weapons add to a combat roll. */
export function weaponPlus(lookup: Cards, adventurer: Adventurer): number {
  let plus = lookup.characters[adventurer.character].plus;
  for (let space = 0; space < adventurer.spaces.length; space++) {
    if (!isWorn(lookup, adventurer, space)) continue;
    const { effect } = lookup.items[adventurer.spaces[space] - 1];
    if (effect.kind === 'weapon') plus += effect.plus;
  }
  return plus;
}

/** BD-34 How much worn armour and shield reduce damage. */
export function guardOf(lookup: Lookup, adventurer: Adventurer): number {
  let less = 0;
  for (let space = 0; space < adventurer.spaces.length; space++) {
    if (!isWorn(lookup, adventurer, space)) continue;
    const { effect } = lookup.items[adventurer.spaces[space] - 1];
    if (effect.kind === 'guard') less += effect.less;
  }
  return less;
}

/** The dice of a combat roll: the character's, and the companions'. */
export function combatDice(lookup: Cards, { character, followers }: Adventurer): number {
  let { dice } = lookup.characters[character];
  for (const item of followers) {
    const { effect } = lookup.items[item];
    if (effect.kind === 'companion') dice += effect.dice;
  }
  return dice;
}

/** BD-20 The APs of a full turn. */
export function fullAp(lookup: Lookup, adventurer: Adventurer): number {
  let { ap } = lookup.characters[adventurer.character];
  for (let space = 0; space < adventurer.spaces.length; space++) {
    if (!isWorn(lookup, adventurer, space)) continue;
    const { effect } = lookup.items[adventurer.spaces[space] - 1];
    if (effect.kind === 'more-ap') ap += effect.ap;
  }
  return ap;
}

export function fullHealth(lookup: Lookup, { character }: Adventurer): number {
  return lookup.characters[character].health;
}

/** Whether an adventurer wears something with an effect of this kind. */
export function wears(
  lookup: Lookup,
  adventurer: Adventurer,
  kind: 'stride' | 'explore' | 'unseen' | 'weapon',
): boolean {
  for (let space = 0; space < adventurer.spaces.length; space++) {
    if (!isWorn(lookup, adventurer, space)) continue;
    const { effect } = lookup.items[adventurer.spaces[space] - 1];
    if (effect.kind === kind && (effect.kind !== 'weapon' || effect.looks === true)) return true;
  }
  return false;
}

/** The first space that holds an item with an effect of this kind, worn or not. */
export function spaceWith(lookup: Lookup, { spaces }: Adventurer, kind: string): number | undefined {
  for (let space = 0; space < spaces.length; space++) {
    if (spaces[space] !== EMPTY && lookup.items[spaces[space] - 1].effect.kind === kind) return space;
  }
  return undefined;
}
