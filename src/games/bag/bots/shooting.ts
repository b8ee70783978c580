import { elementAt } from '../../../engine/list.ts';
import type { Board, Place } from '../rules/board.ts';
import type { Shot } from '../rules/content.ts';
import { characterOf, itemCard } from '../rules/lookup.ts';
import type { BagMove } from '../rules/moves.ts';
import { FAR } from '../rules/paths.ts';
import type { Adventurer, Monster } from '../rules/state.ts';
import { dragonChance } from './dragon.ts';
import { courage, partnerDice } from './fighting.ts';
import { chanceAt, itemAt, type Mind, monsterOn, stepsTo } from './mind.ts';

/** Shoots when useful: an Elf at any monster, others before they step in, or to finish one off. */
export function shoot(mind: Mind): BagMove | undefined {
  const { lookup, me } = mind;
  for (const move of mind.moves) {
    if (move.kind !== 'shoot') continue;
    const item = itemAt(me, move.space);
    const effect = item === undefined ? undefined : itemCard(lookup, item).effect;
    if (effect?.kind === 'shot' && isWorthShooting(mind, move.place, effect)) return move;
  }
  return undefined;
}

function isWorthShooting(mind: Mind, place: Place, shot: Shot): boolean {
  const { lookup, me } = mind;
  const target = monsterOn(mind, place);
  if (shot.arrows === true) return characterOf(lookup, me).skill.kind === 'deadly-bow';
  if (shot.blast !== undefined && hitsFriends(mind.view, place, shot.blast)) return false;
  const near = stepsTo(mind, me.place, place);
  const canStepIn = near !== FAR && me.ap >= shot.ap + near + 1;
  if (target === undefined) return hidesRing(mind, place);
  if (target.monster === lookup.dragon) return canStepIn && dragonChance(mind, place) >= 0.35;
  return finishes(mind, target, shot) || (canStepIn && isToughButWanted(mind, target));
}

/** Whether the Ring may be under a hidden monster here. */
function hidesRing({ view }: Mind, place: Place): boolean {
  return view.ring.kind === 'lying' && view.ring.place === place;
}

/** A weapon that returns is used on anything it may kill; a spell only on a worthwhile monster. */
function finishes({ view }: Mind, { full, health }: Monster, shot: Shot): boolean {
  if (health > shot.dice * 3.5 + 1) return false;
  if (shot.spent !== true) return true;
  // Bombs that are safe for everybody are rare, so a safe one is used on any monster that carries an item.
  if (shot.blast !== undefined) return full >= 6;
  return view.ring.kind !== 'unseen' ? full >= 10 || view.ring.kind === 'lying' : full >= 12;
}

/** A risky fight worth having: the guardian of the Ring, or a monster with two items. */
export function isToughButWanted(mind: Mind, { place, full }: Monster): boolean {
  const { view } = mind;
  const guardsRing = view.ring.kind === 'lying' && view.ring.place === place;
  if (full < 10 && !guardsRing) return false;
  const chance = chanceAt(mind, place, partnerDice(mind, place));
  return chance < 0.85 && chance >= courage(mind) - 0.1;
}

/** Whether a blast would hit an adventurer: within this many tiles in a straight line. */
export function hitsFriends(
  { board, adventurers }: { board: Board; adventurers: readonly Pick<Adventurer, 'fate' | 'place'>[] },
  place: Place,
  blast: number,
): boolean {
  const apart = (along: readonly number[], at: Place) => Math.abs(elementAt(along, at) - elementAt(along, place));
  return adventurers.some(({ fate, place: at }) => {
    const [across, along] = [apart(board.xs, at), apart(board.ys, at)];
    return fate === 'inside' && Math.min(across, along) === 0 && Math.max(across, along) <= blast;
  });
}
