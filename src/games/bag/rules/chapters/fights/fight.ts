import type { Place } from '../../board.ts';
import type { Sum } from '../../event.ts';
import { characterOf, type Lookup } from '../../lookup.ts';
import {
  type AdventurerNumber,
  adventurerOf,
  type BagState,
  type Fight,
  type FightSide,
  type Monster,
} from '../../state.ts';
import type { Task } from '../../task.ts';
import { combatDice, effectIn, weaponPlus, wornEffect } from '../items/gear.ts';
import { spendItem } from '../items/inventory.ts';
import {
  isInside,
  type Look,
  markProgress,
  monsterAt,
  push,
  rollDice,
  someone,
  sumOf,
  type Tabletop,
} from '../table.ts';
import { hurtMonster, reveal, slay } from './monsters.ts';
import { hurtThroughGuard } from './wounds.ts';

function newSide(fighter: AdventurerNumber, partner?: AdventurerNumber): FightSide {
  const side: FightSide = { fighter, refused: [], fallen: [], alone: false, extraDice: 0, dice: [], doubled: false };
  if (partner !== undefined) side.partner = partner;
  return side;
}

/** The current fight; throws if there is none. */
export function fightOf({ fight }: BagState): Fight {
  if (fight === undefined) throw new Error('nobody fights');
  return fight;
}

/** The monster of the current fight. */
function foeOf(state: BagState): Monster {
  const monster = monsterAt(state, fightOf(state).place);
  if (monster === undefined) throw new Error('there is no monster to fight');
  return monster;
}

/** One side of a fight: 0 attacks, 1 is a defending adventurer. */
export function sideOf(fight: Fight, side: 0 | 1): FightSide {
  const chosen = side === 0 ? fight.attacker : fight.defender;
  if (chosen === undefined) throw new Error('a monster is no adventurer');
  return chosen;
}

/** The side of a fight that an adventurer is on, if any. */
export function sideWith({ attacker, defender }: Fight, who: AdventurerNumber): FightSide | undefined {
  return [attacker, defender].find((side) => side !== undefined && (side.fighter === who || side.partner === who));
}

/** BD-32 A melee starts: a hidden monster is revealed, and the first round can be prepared. */
export function startFight(
  table: Tabletop,
  {
    who,
    place,
    locked = false,
    partner,
  }: { who: AdventurerNumber; place: Place; locked?: boolean; partner?: AdventurerNumber },
): void {
  const { state } = table;
  const monster = reveal(table, place, who);
  if (monster === undefined) return;
  markProgress(table);
  state.fight = { place, attacker: newSide(who, partner), locked, round: 0, monsterDice: [] };
  table.emit?.({ kind: 'fight-started', who: someone(state, who), place, monster: monster.monster });
  push(table, { kind: 'before-round', who, side: 0 });
}

/** BD-80, BD-100 One adventurer attacks another on the same tile. */
export function startAttack(table: Tabletop, who: AdventurerNumber, against: AdventurerNumber): void {
  const { state } = table;
  const { place } = adventurerOf(state, who);
  markProgress(table);
  state.fight = { place, attacker: newSide(who), defender: newSide(against), locked: false, round: 0, monsterDice: [] };
  table.emit?.({ kind: 'fight-started', who: someone(state, who), place, against: someone(state, against) });
  push(table, { kind: 'before-round', who, side: 0 });
}

/** The dice of one side: the fighter's, what a potion adds, and one for the partner. */
export function diceOf({ state, lookup }: Look, { fighter, partner, extraDice }: FightSide): number {
  return combatDice(lookup, adventurerOf(state, fighter)) + extraDice + (partner === undefined ? 0 : 1);
}

/** BD-33, BD-36 A round: both sides roll, then those who can react decide. */
export function rollRound(table: Tabletop): void {
  const { state } = table;
  const fight = fightOf(state);
  const { attacker, defender } = fight;
  fight.round += 1;
  rollSide(table, attacker);
  if (defender === undefined) fight.monsterDice = rollDice(table, foeOf(state).dice);
  else rollSide(table, defender);
  state.agenda.pop();
  push(table, { kind: 'after-roll', who: attacker.fighter, question: 0 });
  emitRoll(table);
}

function rollSide(table: Tabletop, side: FightSide): void {
  side.dice = rollDice(table, diceOf(table, side));
  side.doubled = false;
}

/** Emits a roll with both sums. */
function emitRoll(table: Tabletop): void {
  if (table.emit === undefined) return;
  const { state, lookup } = table;
  const fight = fightOf(state);
  const { attacker, defender } = fight;
  table.emit({
    kind: 'rolled',
    who: someone(state, attacker.fighter),
    ...(attacker.partner === undefined ? {} : { partner: someone(state, attacker.partner) }),
    sum: sumOfSide(table, attacker),
    ...(defender === undefined ? { monster: foeOf(state).monster } : { against: someone(state, defender.fighter) }),
    foe: foeSum(lookup, state),
  });
}

/** BD-35 Two or more dice, all the same. */
function isCritical(dice: readonly number[]): boolean {
  if (dice.length < 2) return false;
  for (let die = 1; die < dice.length; die++) if (dice[die] !== dice[0]) return false;
  return true;
}

/** BD-33, BD-35 A side's sum: its dice, twice for a critical hit or the Fighter's skill, and what is added. */
function sumOfSide({ state, lookup }: Look, { fighter, dice, doubled }: FightSide): Sum {
  const critical = isCritical(dice);
  const plus = weaponPlus(lookup, adventurerOf(state, fighter));
  const times = critical || doubled ? 2 : 1;
  const total = sumOf(dice) * times + plus;
  return { dice, times, ...(critical ? { why: 'critical' } : doubled ? { why: 'skill' } : {}), plus, total };
}

/** The other side's sum: a monster's dice never count double. */
function foeSum(lookup: Lookup, state: BagState): Sum {
  const fight = fightOf(state);
  if (fight.defender !== undefined) return sumOfSide({ state, lookup }, fight.defender);
  const { plus } = foeOf(state);
  return { dice: fight.monsterDice, times: 1, plus, total: sumOf(fight.monsterDice) + plus };
}

/** BD-33 The lower side takes the difference. */
export function resolveRound(table: Tabletop): void {
  const { state, lookup } = table;
  const fight = fightOf(state);
  const { attacker, defender } = fight;
  const difference = sumOfSide(table, attacker).total - foeSum(lookup, state).total;
  state.agenda.pop();
  push(table, { kind: 'settle-round' });
  if (difference === 0) table.emit?.({ kind: 'round-tied' });
  if (defender !== undefined) {
    if (difference > 0) strike(table, { from: attacker.fighter, to: defender.fighter, damage: difference });
    if (difference < 0) strike(table, { from: defender.fighter, to: attacker.fighter, damage: -difference });
    return;
  }
  const monster = foeOf(state);
  const { held } = monster;
  monster.held = false;
  if (difference > 0) hurtMonster(table, monster, difference);
  else if (difference < 0 && held) table.emit?.({ kind: 'attack-held', monster: monster.monster });
  else if (difference < 0) {
    const cause = { kind: 'monster', monster: monster.monster } as const;
    hurtThroughGuard(table, { who: attacker.fighter, damage: -difference, cause, attack: true, shared: true });
  }
}

function strike(
  table: Tabletop,
  { from, to, damage }: { from: AdventurerNumber; to: AdventurerNumber; damage: number },
): void {
  hurtThroughGuard(table, { who: to, damage, cause: { kind: 'adventurer', who: from }, attack: true, shared: true });
}

/** BD-36, BD-39, BD-47 After the wounds of a round: who is still alive, and whether the fight goes on. */
export function settleRound(table: Tabletop, { side = 0 }: Task & { kind: 'settle-round' }): void {
  const { state } = table;
  state.agenda.pop();
  const { fight } = state;
  if (fight === undefined) return;
  const { attacker, defender } = fight;
  const slayer = attacker.fighter;
  const attackers = replaceFallen(table, attacker);
  const monster = defender === undefined ? monsterAt(state, fight.place) : undefined;
  if (defender === undefined && (monster === undefined || monster.health === 0)) {
    endFight(table, attackers ? attacker.fighter : undefined);
    if (monster !== undefined) slay(table, attackers ? attacker.fighter : slayer, monster, { isFallen: !attackers });
    return;
  }
  const defenders = defender === undefined || replaceFallen(table, defender);
  if (!attackers || !defenders) {
    endFight(table, attackers ? attacker.fighter : defenders ? defender?.fighter : undefined);
    return;
  }
  if (side === 1 && defender !== undefined) push(table, { kind: 'before-round', who: defender.fighter, side });
  else push(table, { kind: 'before-round', who: attacker.fighter, side: 0 });
}

/** BD-47, BD-93 The dead leave the fight; a partner takes the fighter's place. Returns whether anybody is left. */
function replaceFallen(table: Tabletop, side: FightSide): boolean {
  const { fallen } = side;
  if (side.partner !== undefined && fallen.includes(side.partner)) delete side.partner;
  if (!fallen.includes(side.fighter)) return true;
  if (side.partner === undefined) return false;
  side.fighter = side.partner;
  side.alone = true;
  side.extraDice = 0;
  delete side.partner;
  table.emit?.({ kind: 'stepped-in', who: someone(table.state, side.fighter) });
  return true;
}

/** BD-21, BD-90 A fight is over, and with it the turn; the winner may still pick up what lies here. */
export function endFight(table: Tabletop, winner: AdventurerNumber | undefined): void {
  const { state } = table;
  const { attacker, defender } = fightOf(state);
  for (const side of [attacker, defender]) {
    if (side === undefined) continue;
    wearOut(table, side.fighter);
    if (side.partner !== undefined) wearOut(table, side.partner);
  }
  state.fight = undefined;
  state.turnOver = true;
  if (winner !== undefined && isInside(state, winner)) push(table, { kind: 'loot', who: winner });
}

/** Rusty armour lasts one fight. */
function wearOut(table: Tabletop, who: AdventurerNumber): void {
  const { state, lookup } = table;
  const adventurer = adventurerOf(state, who);
  for (let space = 0; space < adventurer.spaces.length; space++) {
    const effect = wornEffect(lookup, adventurer, space);
    if (effect?.kind !== 'guard' || effect.fragile !== true) continue;
    const item = spendItem(table, who, space);
    table.emit?.({ kind: 'worn-out', who: someone(state, who), item });
  }
}

/** BD-105 Who may react to a roll, in order: everybody with Imp's Teeth, then the Fighter of each side. */
export function nextQuestion(look: Look, from: number): { question: number; who: AdventurerNumber } | undefined {
  const { state, lookup } = look;
  const { attacker, defender } = fightOf(state);
  const party = state.adventurers.length;
  for (let question = from; question < party; question++) {
    if (teethOf(look, question) !== undefined) return { question, who: question };
  }
  for (const [index, side] of [attacker, defender].entries()) {
    if (side === undefined || party + index < from) continue;
    const fighter = adventurerOf(state, side.fighter);
    const { skill } = characterOf(lookup, fighter);
    if (skill.kind !== 'double' || fighter.skillUsed >= skill.times || side.doubled || isCritical(side.dice)) continue;
    return { question: party + index, who: side.fighter };
  }
  return undefined;
}

/** The space of Imp's Teeth an adventurer can use now. */
export function teethOf({ state, lookup }: Look, who: AdventurerNumber): number | undefined {
  const adventurer = adventurerOf(state, who);
  if (adventurer.fate !== 'inside') return undefined;
  for (let space = 0; space < adventurer.spaces.length; space++) {
    const effect = effectIn(lookup, adventurer, space);
    if (effect?.kind === 'reroll' && effect.ap <= adventurer.ap) return space;
  }
  return undefined;
}

/** BD-105 The Fighter doubles a roll. */
export function doubleRoll(table: Tabletop, task: Task & { kind: 'after-roll' }): void {
  const { state, lookup } = table;
  const fight = fightOf(state);
  const side = sideOf(fight, task.question === state.adventurers.length ? 0 : 1);
  adventurerOf(state, side.fighter).skillUsed += 1;
  side.doubled = true;
  task.question += 1;
  table.emit?.({
    kind: 'doubled',
    who: someone(state, side.fighter),
    sum: sumOfSide(table, fight.attacker),
    foe: foeSum(lookup, state),
  });
}

/** BD-105 Imp's Teeth make an adventurer roll again. */
export function rerollWith(
  table: Tabletop,
  task: Task & { kind: 'after-roll' },
  { space, side }: { space: number; side: 0 | 1 },
): void {
  const { state, lookup } = table;
  const user = adventurerOf(state, task.who);
  const effect = effectIn(lookup, user, space);
  if (effect?.kind === 'reroll') user.ap -= effect.ap;
  const item = spendItem(table, task.who, space);
  const chosen = sideOf(fightOf(state), side);
  table.emit?.({ kind: 'rerolled', who: someone(state, task.who), whose: someone(state, chosen.fighter), item });
  rollSide(table, chosen);
  task.question = 0;
  emitRoll(table);
}
