import type { Place } from '../../rules/board.ts';
import { combatDice, guardOf, weaponPlus } from '../../rules/chapters/items/gear.ts';
import { monsterAt, tokenAt } from '../../rules/chapters/table.ts';
import { itemCard, type Lookup, monsterCard } from '../../rules/lookup.ts';
import { type Adventurer, type AdventurerNumber, adventurerOf, type BagState, EMPTY } from '../../rules/state.ts';
import { impatience } from '../mind.ts';
import { quickOdds } from './quick-odds.ts';
import { type Scout, stepsTo } from './scout.ts';

/** The input of a playout decision: a world, whose turn it is, and a scout for that world. */
export interface Outlook {
  state: BagState;
  lookup: Lookup;
  scout: Scout;
  who: AdventurerNumber;
}

/** No fight is begun below this chance: found by playing such parties, and more cautious than the careful bot's. */
export function courageOf({ state, who }: Outlook): number {
  if (state.ring.kind === 'out') return 0;
  return (adventurerOf(state, who).lives > 1 ? 0.6 : 0.9) * (1 - impatience(state));
}

/** The chance of an adventurer against dice, a bonus and health, with some extra dice. */
export function chanceAgainst(
  lookup: Lookup,
  adventurer: Adventurer,
  foe: { dice: number; plus: number; health: number; moreDice: number },
): number {
  return quickOdds({
    dice: combatDice(lookup, adventurer) + foe.moreDice,
    plus: weaponPlus(lookup, adventurer),
    less: guardOf(lookup, adventurer),
    health: adventurer.health,
    foeDice: foe.dice,
    foePlus: foe.plus,
    foeHealth: foe.health,
  });
}

/** The chance against whatever is on a place; a monster nobody has seen may be any left in the bag. */
export function chanceAt({ state, lookup, who }: Outlook, place: Place, moreDice: number): number {
  const me = adventurerOf(state, who);
  const monster = monsterAt(state, place);
  if (monster !== undefined) {
    const { dice, plus, full } = monster;
    return chanceAgainst(lookup, me, { dice, plus, health: full, moreDice });
  }
  const token = tokenAt(state, place);
  if (token === undefined) return 1;
  const isKnown = token.monster !== undefined && token.knownTo.includes(me.seat);
  return isKnown
    ? chanceOf(lookup, me, token.monster ?? 0, moreDice)
    : meanChance(lookup, me, state.monsterBag, moreDice);
}

function chanceOf(lookup: Lookup, me: Adventurer, monster: number, moreDice: number): number {
  const { nature, dice, plus, health } = monsterCard(lookup, monster);
  if (nature === 'mirror') return chanceAgainst(lookup, me, { ...mirrorOf(lookup, me), moreDice });
  return chanceAgainst(lookup, me, { dice, plus, health, moreDice });
}

function mirrorOf(lookup: Lookup, me: Adventurer): { dice: number; plus: number; health: number } {
  return { dice: combatDice(lookup, me), plus: weaponPlus(lookup, me), health: me.health };
}

/** Means over a bag, by the fighter's figures: a bag rarely changes between two decisions. */
const means = new Map<number, number>();
let meansOf: readonly number[] = [];
let meansAt = 0;

function meanChance(lookup: Lookup, me: Adventurer, bag: readonly number[], moreDice: number): number {
  if (bag.length === 0) return 1;
  if (meansOf !== bag || meansAt !== bag.length) {
    means.clear();
    [meansOf, meansAt] = [bag, bag.length];
  }
  const dice = combatDice(lookup, me) + moreDice;
  const key = ((dice * 64 + weaponPlus(lookup, me)) * 16 + guardOf(lookup, me)) * 64 + me.health;
  let mean = means.get(key);
  if (mean === undefined) {
    let sum = 0;
    for (const monster of bag) sum += chanceOf(lookup, me, monster, moreDice);
    mean = sum / bag.length;
    means.set(key, mean);
  }
  return mean;
}

/** 1 if a partner could come to a place when called, else 0. */
export function partnerDice({ state, scout, who }: Outlook, place: Place): number {
  const { adventurers, terms, board } = state;
  if (terms.competitive || adventurers.length === 1 || adventurerOf(state, who).ap < 1) return 0;
  const steps = scout.stepsFrom(board, place);
  for (let other = 0; other < adventurers.length; other++) {
    const { fate, ap, health, place: from } = adventurerOf(state, other);
    if (other !== who && fate === 'inside' && health >= 5 && stepsTo(steps, from) <= ap) return 1;
  }
  return 0;
}

/** An adventurer's reserves for the dragon: dice of a potion, and the damage of all throws in one turn. */
export function storeOf(lookup: Lookup, { spaces, ap }: Adventurer): { dice: number; damage: number } {
  let left = ap - 2;
  let dice = 0;
  let damage = 0;
  for (const content of spaces) {
    if (content === EMPTY) continue;
    const { effect } = itemCard(lookup, content - 1);
    if (effect.kind === 'strength') dice = 1;
    const isThrown = effect.kind === 'shot' && effect.arrows !== true && effect.spent === true;
    if (!isThrown || effect.ap > left) continue;
    left -= effect.ap;
    damage += effect.dice * 3.5;
  }
  return { dice, damage };
}

/** The chance against the dragon after throwing everything at her first, with a partner's help. */
export function dragonChance(outlook: Outlook, who: AdventurerNumber, place: Place): number {
  const { state, lookup } = outlook;
  const dragon = monsterAt(state, place);
  if (dragon === undefined) return 0;
  const adventurer = adventurerOf(state, who);
  const { dice, damage } = storeOf(lookup, adventurer);
  const moreDice = dice + (who === outlook.who ? partnerDice(outlook, place) : 1);
  const health = Math.max(1, Math.round(dragon.health - (dragon.health < dragon.full ? 0 : damage)));
  return chanceAgainst(lookup, adventurer, { dice: dragon.dice, plus: dragon.plus, health, moreDice });
}

/** Whether this adventurer has the best chance of all against the dragon. */
export function isChampion(outlook: Outlook, chance: number, place: Place): boolean {
  const { state, who } = outlook;
  if (state.terms.competitive) return true;
  return state.adventurers.every(
    ({ fate }, other) => other === who || fate !== 'inside' || dragonChance(outlook, other, place) <= chance + 0.1,
  );
}
