import type { Combatant } from '../odds.ts';
import type { FightSide } from '../state.ts';
import { diceOf, fightOf } from './fight.ts';
import { guardOf, weaponPlus } from './gear.ts';
import { type Look, monsterAt } from './table.ts';

/** BD-33 What both sides of the fight would roll, add and take off in the next round. */
export function fightSums(look: Look): { attacker: Combatant; foe: Combatant } {
  const { state } = look;
  const fight = fightOf(state);
  const attacker = sumsOf(look, fight.attacker);
  if (fight.defender !== undefined) return { attacker, foe: sumsOf(look, fight.defender) };
  const monster = monsterAt(state, fight.place);
  const { dice = 0, plus = 0, health = 0 } = monster ?? {};
  return { attacker, foe: { dice, plus, less: 0, health, critical: false } };
}

function sumsOf(look: Look, side: FightSide): Combatant {
  const fighter = look.state.adventurers[side.fighter];
  return {
    dice: diceOf(look, side),
    plus: weaponPlus(look.lookup, fighter),
    less: guardOf(look.lookup, fighter),
    health: fighter.health,
    critical: true,
  };
}
