import type { Combatant } from '../../odds.ts';
import { skillLeft } from '../../preview.ts';
import { type AdventurerNumber, adventurerOf, type FightSide } from '../../state.ts';
import { combatDice, guardOf, weaponPlus } from '../items/gear.ts';
import { type Look, monsterAt } from '../table.ts';
import { diceOf, fightOf } from './fight.ts';

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
  const fighter = adventurerOf(look.state, side.fighter);
  return {
    dice: diceOf(look, side),
    plus: weaponPlus(look.lookup, fighter),
    less: guardOf(look.lookup, fighter),
    health: fighter.health,
    critical: true,
    ...skillLeft(look.lookup, fighter),
    ...(side.partner === undefined ? {} : { partner: aloneOf(look, side.partner) }),
  };
}

/** BD-47 The partner's figures, as they would fight on alone. */
function aloneOf(look: Look, who: AdventurerNumber): Combatant {
  const { state, lookup } = look;
  const partner = adventurerOf(state, who);
  return {
    dice: combatDice(lookup, partner),
    plus: weaponPlus(lookup, partner),
    less: guardOf(lookup, partner),
    health: partner.health,
    critical: true,
    ...skillLeft(lookup, partner),
  };
}
