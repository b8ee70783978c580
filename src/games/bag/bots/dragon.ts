import type { Place } from '../rules/board.ts';
import { itemCard } from '../rules/lookup.ts';
import { fightOdds } from '../rules/odds.ts';
import { partnerDice } from './fighting.ts';
import { combatantOf, exitOf, foe, isTogether, type Mind, monsterOn } from './mind.ts';

/** The chance to beat the dragon after throwing everything possible at her first, with a partner's help. */
export function dragonChance(mind: Mind, place: Place): number {
  const dragon = monsterOn(mind, place);
  if (dragon === undefined) return 0;
  const mine = combatantOf(mind, mind.who, partnerDice(mind, place) + strengthOf(mind));
  const thrown = dragon.health < dragon.full ? 0 : damageInHand(mind);
  return fightOdds(mine, { ...foe(dragon), health: Math.max(1, Math.round(dragon.health - thrown)) }).win;
}

function strengthOf({ me, lookup }: Mind): number {
  return me.spaces.some((space) => typeof space === 'number' && itemCard(lookup, space).effect.kind === 'strength')
    ? 1
    : 0;
}

/** The damage of all throws possible in one turn, keeping APs to step in and to call. */
function damageInHand({ me, lookup }: Mind): number {
  let ap = me.fullAp - 2;
  let damage = 0;
  for (const space of me.spaces) {
    const effect = typeof space === 'number' ? itemCard(lookup, space).effect : undefined;
    const isThrown = effect?.kind === 'shot' && effect.arrows !== true && effect.spent === true;
    if (effect === undefined || !('ap' in effect) || effect.ap > ap) continue;
    if (!isThrown && effect.kind !== 'curse') continue;
    ap -= effect.ap;
    damage += effect.dice * 3.5;
  }
  return damage;
}

/** Whether this adventurer has the best chance of all against the dragon. */
export function isChampion(mind: Mind, chance?: number): boolean {
  const { view, who } = mind;
  const exit = exitOf(mind);
  const dragon = exit === undefined ? undefined : monsterOn(mind, exit);
  if (exit === undefined || dragon === undefined || !isTogether(mind)) return true;
  const own = chance ?? dragonChance(mind, exit);
  return view.adventurers.every(({ fate }, other) => {
    if (fate !== 'inside' || other === who) return true;
    return fightOdds(combatantOf(mind, other, 1), foe(dragon)).win <= own + 0.1;
  });
}

/** The adventurer with the best chance against the dragon. */
export function championOf(mind: Mind): number | undefined {
  const { view } = mind;
  const exit = exitOf(mind);
  const dragon = exit === undefined ? undefined : monsterOn(mind, exit);
  if (dragon === undefined) return undefined;
  let best: number | undefined;
  let most = -1;
  view.adventurers.forEach(({ fate }, who) => {
    if (fate !== 'inside') return;
    const { win } = fightOdds(combatantOf(mind, who, 1), foe(dragon));
    if (win > most) [best, most] = [who, win];
  });
  return best;
}
