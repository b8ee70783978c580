import type { Place } from '../../board.ts';
import type { MonsterNumber } from '../../content.ts';
import { monsterCard } from '../../lookup.ts';
import { type AdventurerNumber, adventurerOf, type Monster } from '../../state.ts';
import { combatDice, weaponPlus } from '../items/gear.ts';
import {
  adventurersAt,
  drawFrom,
  isFirstEdition,
  isInside,
  markProgress,
  monsterAt,
  push,
  resetQuiet,
  roleAt,
  someone,
  type Tabletop,
  tokenAt,
} from '../table.ts';
import { endGame } from '../way-out/ending.ts';
import { questFulfilledBy, scrollDragon, scrollDrop } from '../way-out/scrolls.ts';

/** BD-31 The Red Dragon takes her place at the Exit, face up. */
export function revealDragon(table: Tabletop, place: Place): void {
  const { state, lookup } = table;
  const { health, dice, plus } = { ...monsterCard(lookup, lookup.dragon), ...scrollDragon(table) };
  state.monsters.push({ place, monster: lookup.dragon, health, full: health, dice, plus, held: false });
  table.emit?.({ kind: 'dragon-appeared', place, health, dice });
}

/**
 * BD-30, BD-105 The hidden monster of a place is drawn from the bag; a Mirror Monster copies the adventurer who reveals
 * it.
 */
export function reveal(table: Tabletop, place: Place, who: AdventurerNumber): Monster | undefined {
  const { state } = table;
  const token = tokenAt(state, place);
  if (token === undefined) return monsterAt(state, place);
  state.tokens.splice(state.tokens.indexOf(token), 1);
  const monster = token.monster ?? drawFrom(state.monsterBag, table.rng);
  return monster === undefined ? undefined : placeMonster(table, { monster, place, who });
}

/** Places a revealed monster. */
export function placeMonster(
  table: Tabletop,
  { monster, place, who }: { monster: MonsterNumber; place: Place; who: AdventurerNumber },
): Monster {
  const { state, lookup } = table;
  resetQuiet(table);
  const card = monsterCard(lookup, monster);
  const seer = adventurerOf(state, who);
  const figures =
    card.nature === 'mirror'
      ? { health: seer.health, dice: combatDice(lookup, seer), plus: weaponPlus(lookup, seer) }
      : { health: card.health, dice: card.dice, plus: card.plus };
  const revealed: Monster = { place, monster, ...figures, full: figures.health, held: false };
  state.monsters.push(revealed);
  table.emit?.({ kind: 'monster-revealed', who: someone(state, who), place, monster, ...figures });
  return revealed;
}

/** BD-38 How many items a monster is worth, by the health it started with. */
function rewardOf({ full }: Monster): number {
  return full >= 10 ? 2 : full >= 6 ? 1 : 0;
}

/** A monster loses health; returns whether it is dead. */
export function hurtMonster(table: Tabletop, monster: Monster, damage: number): boolean {
  monster.health = Math.max(0, monster.health - damage);
  markProgress(table);
  table.emit?.({ kind: 'monster-hurt', monster: monster.monster, damage, left: monster.health, place: monster.place });
  return monster.health === 0;
}

/**
 * BD-38, BD-80, BD-104 A monster is dead: the kill is kept, and items are drawn for it, unless its slayer fell with it.
 */
export function slay(
  table: Tabletop,
  who: AdventurerNumber,
  monster: Monster,
  { isFallen = false }: { isFallen?: boolean } = {},
): void {
  const { state } = table;
  state.monsters.splice(state.monsters.indexOf(monster), 1);
  adventurerOf(state, who).kills.push(monster.monster);
  resetQuiet(table);
  const items = isFallen && !isFirstEdition(state) ? 0 : rewardOf(monster);
  table.emit?.({ kind: 'slain', who: someone(state, who), monster: monster.monster, place: monster.place, items });
  leaveTile(table, monster.place, who);
  const drop = scrollDrop(table, monster.monster);
  if (drop !== undefined) state.floor.push({ place: monster.place, item: drop });
  if (questFulfilledBy(table, monster.monster)) {
    endGame(table, 'quest');
    return;
  }
  if (items > 0 && isInside(state, who)) push(table, { kind: 'draw-items', who, left: items, from: 'fight' });
}

/** BD-55, BD-107 Once its monster is gone, a tile gives its item to an adventurer there: the one who freed it first. */
export function leaveTile(table: Tabletop, place: Place, by: AdventurerNumber): void {
  const { state } = table;
  if (roleAt(table, place) !== 'item' || state.emptied.includes(place) || isFirstEdition(state)) return;
  const there = adventurersAt(state, place);
  const who = [by, state.active].find((one) => there.includes(one)) ?? there.at(0);
  if (who !== undefined) push(table, { kind: 'arrive', who, how: 'freed' });
}

/** BD-40 At the end of a turn every living monster is back at full health. */
export function restMonsters({ state, emit }: Tabletop): void {
  let rested = false;
  for (const monster of state.monsters) {
    rested ||= monster.health < monster.full;
    monster.health = monster.full;
    if (isFirstEdition(state)) monster.held = false;
  }
  if (rested) emit?.({ kind: 'monsters-rested' });
}
