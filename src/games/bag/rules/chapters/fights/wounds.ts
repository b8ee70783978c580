import { characterOf, monsterCard } from '../../lookup.ts';
import { distance } from '../../paths.ts';
import { type AdventurerNumber, adventurerOf } from '../../state.ts';
import type { Task } from '../../task.ts';
import { effectIn, fullHealth, guardOf, spaceWith } from '../items/gear.ts';
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
import { die } from './death.ts';

export type WoundTask = Task & { kind: 'wound' };

/** How many tiles the Reacher's wounds reach. */
const REACH = 4;

/** Damage to an adventurer; `attack` and `shared` as in the task, by default not. */
type Damage = Pick<WoundTask, 'who' | 'damage' | 'cause'> & Partial<Pick<WoundTask, 'attack' | 'shared'>>;

/** Deals damage that nothing reduces; it is handled next. */
export function hurt(table: Tabletop, { who, damage, cause, attack = false, shared = false }: Damage): void {
  if (damage > 0) push(table, { kind: 'wound', who, damage, cause, attack, shared, asked: 'nothing' });
}

/** BD-34 Damage of a fight or a trap, reduced by armour and shield. */
export function hurtThroughGuard(table: Tabletop, wound: Damage): void {
  const { state, lookup } = table;
  const { who, damage } = wound;
  const less = Math.min(damage, guardOf(lookup, adventurerOf(state, who)));
  if (less > 0) table.emit?.({ kind: 'blocked', who: someone(state, who), damage, less });
  hurt(table, { ...wound, damage: damage - less });
}

/** BD-105 What the victim may still do about a wound: the Dwarf shrugs it off, a potion is drunk before it kills. */
export function woundQuestion({ state, lookup }: Look, task: WoundTask): 'ward' | 'drink' | undefined {
  const adventurer = adventurerOf(state, task.who);
  const { skill } = characterOf(lookup, adventurer);
  if (task.asked === 'nothing' && task.attack && skill.kind === 'ward' && adventurer.skillUsed < skill.times)
    return 'ward';
  if (task.asked === 'drink' || task.damage < adventurer.health) return undefined;
  return spaceWith(lookup, adventurer, 'heal') === undefined ? undefined : 'drink';
}

/** The victim answers. */
export function answerWound(table: Tabletop, task: WoundTask, yes: boolean): void {
  const { state, lookup } = table;
  const adventurer = adventurerOf(state, task.who);
  if (woundQuestion(table, task) === 'ward') {
    if (!yes) {
      task.asked = 'ward';
      return;
    }
    adventurer.skillUsed += 1;
    state.agenda.pop();
    table.emit?.({ kind: 'warded', who: someone(state, task.who), damage: task.damage });
    return;
  }
  const potion = yes ? spaceWith(lookup, adventurer, 'heal') : undefined;
  if (potion === undefined) task.asked = 'drink';
  else drink(table, task.who, potion);
}

/** A potion of health: whenever the adventurer must decide, for no AP. */
export function drink(table: Tabletop, who: AdventurerNumber, space: number): void {
  const effect = effectIn(table.lookup, adventurerOf(table.state, who), space);
  if (effect?.kind !== 'heal') throw new Error(`what is in space ${space} does not heal`);
  const item = spendItem(table, who, space);
  table.emit?.({ kind: 'used', who: someone(table.state, who), item });
  const rolls = rollDice(table, effect.dice);
  healBy(table, who, { health: sumOf(rolls), rolls, with: 'potion' });
}

/** Restores health, up to the full figure. */
export function healBy(
  table: Tabletop,
  who: AdventurerNumber,
  {
    health,
    rolls,
    by,
    with: how,
  }: { health: number; rolls?: number[]; by?: AdventurerNumber; with: 'potion' | 'pool' | 'cure' | 'teeth' },
): void {
  const { state, lookup } = table;
  const adventurer = adventurerOf(state, who);
  const before = adventurer.health;
  adventurer.health = Math.min(fullHealth(lookup, adventurer), before + health);
  if (adventurer.health > before) markProgress(table);
  table.emit?.({
    kind: 'healed',
    who: someone(state, who),
    ...(by === undefined ? {} : { by: someone(state, by) }),
    ...(rolls === undefined ? {} : { rolls }),
    health: adventurer.health - before,
    left: adventurer.health,
    with: how,
  });
}

/** The wound takes effect, once nobody can react to it any more. */
export function takeWound(table: Tabletop, task: WoundTask): void {
  const { state } = table;
  state.agenda.pop();
  const { who, damage, cause } = task;
  if (!isInside(state, who)) return;
  const adventurer = adventurerOf(state, who);
  adventurer.health = Math.max(0, adventurer.health - damage);
  markProgress(table);
  table.emit?.({
    kind: 'hurt',
    who: someone(state, who),
    damage,
    left: adventurer.health,
    cause,
    ...(cause.kind === 'adventurer' ? { by: someone(state, cause.who) } : {}),
  });
  if (task.shared) shareWound(table, task);
  if (adventurer.health === 0) die(table, who, cause);
}

/** BD-46 The partner takes half, rounded down; the Reacher's wounds hit everybody within four tiles. */
function shareWound(table: Tabletop, { who, damage, cause }: WoundTask): void {
  const { state, lookup } = table;
  const { fight } = state;
  const half = Math.floor(damage / 2);
  if (fight === undefined || half === 0) return;
  const side = fight.defender?.fighter === who ? fight.defender : fight.attacker;
  const monster = fight.defender === undefined ? monsterAt(state, fight.place) : undefined;
  if (monster !== undefined && monsterCard(lookup, monster.monster).nature === 'reacher') {
    for (let other = state.adventurers.length - 1; other >= 0; other--) {
      if (other === who || other === side.partner || !isInside(state, other)) continue;
      if (distance(state.board, fight.place, adventurerOf(state, other).place) > REACH) continue;
      hurt(table, { who: other, damage: half, cause: { kind: 'reach', monster: monster.monster } });
    }
  }
  if (side.partner === undefined) return;
  const by = cause.kind === 'adventurer' ? { by: cause.who } : {};
  hurt(table, { who: side.partner, damage: half, cause: { kind: 'half', ...by }, attack: true });
}
