import { hasRoomFor } from '../rules/chapters/items/gear.ts';
import type { ItemNumber } from '../rules/content.ts';
import { characterOf, itemCard, type Lookup } from '../rules/lookup.ts';
import type { BagMove } from '../rules/moves.ts';
import { bodyOf } from '../rules/preview.ts';
import { adventurerOf } from '../rules/state.ts';
import type { AdventurerView } from '../rules/view.ts';
import { find, itemAt, type Mind } from './mind.ts';

/** The value of an item to its carrier, in the bot's own points. */
export function worthOf(lookup: Lookup, item: ItemNumber, bearer: Pick<AdventurerView, 'character'>): number {
  const { effect } = itemCard(lookup, item);
  switch (effect.kind) {
    case 'weapon':
      return effect.plus * 3;
    case 'guard':
      return effect.fragile === true ? 2 : effect.less * 3;
    case 'companion':
      return 10;
    case 'more-ap':
      return 4;
    case 'shot':
      if (effect.arrows === true) return characterOf(lookup, bearer).skill.kind === 'deadly-bow' ? 7 : 1;
      return effect.dragonOnly === true ? 7 : effect.dice * 2;
    case 'heal':
      return 7;
    case 'strength':
      return 5;
    case 'keepsake':
      return 50;
    case 'insurance':
    case 'unseen':
    case 'chest':
      return 4;
    case 'reroll':
    case 'explore':
    case 'stride':
    case 'tornado':
    case 'vine':
      return 3;
    default:
      return 2;
  }
}

/** Wears anything better than what is worn: a bow for an Elf, melee weapons for others. */
export function wearBetter(mind: Mind): BagMove | undefined {
  const { lookup, me } = mind;
  const worth = (space: number) => {
    const item = itemAt(me, space);
    return item === undefined ? 0 : wornWorth(lookup, item, me);
  };
  let best: BagMove | undefined;
  let most = 0;
  for (const move of mind.moves) {
    if (move.kind !== 'wear') continue;
    const item = itemAt(me, move.space);
    if (item === undefined) continue;
    const displaced =
      itemCard(lookup, item).wear === 'two-hands'
        ? handsOf(mind).reduce((sum, hand) => sum + worth(hand), 0)
        : worth(move.to);
    const gain = wornWorth(lookup, item, me) - displaced;
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}

function handsOf({ lookup, me }: Mind): number[] {
  return characterOf(lookup, me).spaces.flatMap((kind, space) => (kind === 'hand' ? [space] : []));
}

/** The value of wearing an item: weapons that only shoot count for good archers. */
function wornWorth(lookup: Lookup, item: ItemNumber, me: AdventurerView): number {
  const { effect } = itemCard(lookup, item);
  if (effect.kind === 'weapon') return effect.plus * 2 + 1;
  if (effect.kind === 'guard') return effect.less * 2 + (effect.fragile === true ? 0 : 1);
  if (effect.kind === 'shot')
    return effect.arrows === true && characterOf(lookup, me).skill.kind === 'deadly-bow' ? 4 : 1;
  return 2;
}

/** The least valuable item for this move. */
export function leastOf(mind: Mind, kind: 'swap' | 'sacrifice' | 'pay'): { move: BagMove; worth: number } | undefined {
  let least: { move: BagMove; worth: number } | undefined;
  for (const move of mind.moves) {
    if (move.kind !== kind) continue;
    const item = itemAt(mind.me, move.space);
    const worth =
      (item === undefined ? 0 : worthOf(mind.lookup, item, mind.me)) + (isInUse(mind, move.space) ? WORN : 0);
    if (least === undefined || worth < least.worth) least = { move, worth };
  }
  return least;
}

/** Worn items are sold last. */
const WORN = 20;
/** Items worth no more than this are sold. */
const SPARE = 2;

function isInUse({ lookup, me }: Mind, space: number): boolean {
  return space >= me.spaces.length || characterOf(lookup, me).spaces[space] !== 'any';
}

/** Whether two items that are neither worn nor worth keeping can be sold. */
export function canSpareTwo(mind: Mind): boolean {
  const spare = mind.moves.filter((move) => {
    if (move.kind !== 'pay' || isInUse(mind, move.space)) return false;
    const item = itemAt(mind.me, move.space);
    return item !== undefined && worthOf(mind.lookup, item, mind.me) <= SPARE;
  });
  return spare.length >= 2;
}

/** Picks up the Ring, and whatever lies here that is worth a space. */
export function pickUp(mind: Mind): BagMove | undefined {
  return find(mind, 'take-ring') ?? find(mind, 'take', ({ item }) => isWanted(mind, item));
}

/** Whether it would pick this up and has a space for it; otherwise walking there is pointless. */
export function isWanted({ lookup, me }: Mind, item: ItemNumber): boolean {
  return worthOf(lookup, item, me) >= 2 && hasRoomFor(lookup, bodyOf(me), item);
}

/** Drinks a potion that would not be wasted, and opens chests that cannot kill. */
export function refresh(mind: Mind): BagMove | undefined {
  const { lookup, me } = mind;
  const missing = me.fullHealth - me.health;
  const cure = find(mind, 'cure', ({ who }) => {
    const patient = adventurerOf(mind.view, who);
    return patient.fullHealth - patient.health >= 5;
  });
  if (cure !== undefined) return cure;
  return find(mind, 'use', ({ space }) => {
    const item = itemAt(me, space);
    const effect = item === undefined ? undefined : itemCard(lookup, item).effect;
    if (effect?.kind === 'heal') return missing >= 6 && me.health <= 5;
    return effect?.kind === 'chest' && me.health > effect.harm + 1 - me.guard;
  });
}
