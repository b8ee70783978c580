import { numberAt } from '../../board.ts';
import type { BagMove } from '../../moves.ts';
import { distancesFrom } from '../../paths.ts';
import { SOLO_COMES_ON } from '../../preview.ts';
import { type AdventurerNumber, adventurerOf, type Fight, type FightSide } from '../../state.ts';
import type { Task } from '../../task.ts';
import { isAway, isGuarded, type Look, push, rollDie, someone, spend, type Tabletop } from '../table.ts';
import { fightOf, sideOf } from './fight.ts';

/** BD-72 Alone, a called adventurer needs this much health. */
const SOLO_HEALTH = 5;

/** BD-93 Steps from the fight to every place, without passing a monster. */
function stepsTo({ state }: Look, { place }: Fight): number[] {
  return distancesFrom(state.board, place, (other) => isGuarded(state, other));
}

/** BD-45 The APs a called adventurer would need to come. */
function wayTo(look: Look, who: AdventurerNumber): number {
  return numberAt(stepsTo(look, fightOf(look.state)), adventurerOf(look.state, who).place);
}

function isInFight({ attacker, defender }: Fight, who: AdventurerNumber): boolean {
  for (const side of [attacker, defender]) {
    if (side === undefined) continue;
    if (side.fighter === who || side.partner === who || side.fallen.includes(who)) return true;
  }
  return false;
}

/** BD-45, BD-72, BD-93 Adds the adventurers a fighter can call. */
export function addTags(look: Look, { who, side }: { who: AdventurerNumber; side: FightSide }, moves: BagMove[]): void {
  const { state } = look;
  const { adventurers, terms } = state;
  if (side.partner !== undefined || side.alone || adventurerOf(state, who).ap < 1 || adventurers.length === 1) return;
  const fight = fightOf(state);
  let steps: number[] | undefined;
  for (let called = 0; called < adventurers.length; called++) {
    const { fate, ap, health, place } = adventurerOf(state, called);
    if (fate !== 'inside' || isInFight(fight, called) || side.refused.includes(called)) continue;
    if (isAway(state, { from: who, to: called })) continue;
    if (terms.solo && health < SOLO_HEALTH) continue;
    steps ??= stepsTo(look, fight);
    if (numberAt(steps, place) <= ap) moves.push({ kind: 'tag', who: called });
  }
}

/** BD-45 Calls somebody for 1 AP; alone a die answers. */
export function tag(
  table: Tabletop,
  { who, side }: { who: AdventurerNumber; side: 0 | 1 },
  called: AdventurerNumber,
): void {
  const { state } = table;
  spend(adventurerOf(state, who), 1);
  table.emit?.({ kind: 'tagged', who: someone(state, who), called: someone(state, called), way: wayTo(table, called) });
  const task = { kind: 'answer-tag', who: called, caller: who, side } as const;
  push(table, task);
  if (!state.terms.solo) return;
  const roll = rollDie(table);
  answerTag(table, task, { yes: roll >= SOLO_COMES_ON, roll });
}

/** BD-45, BD-93 Yes: the way is paid and the partner stands on the tile. No: not asked again in this fight. */
export function answerTag(
  table: Tabletop,
  task: Task & { kind: 'answer-tag' },
  { yes, roll }: { yes: boolean; roll?: number },
): void {
  const { state } = table;
  const { who } = task;
  const fight = fightOf(state);
  const side = sideOf(fight, task.side);
  state.agenda.pop();
  table.emit?.({ kind: 'tag-answered', who: someone(state, who), yes, ...(roll === undefined ? {} : { roll }) });
  if (!yes) {
    side.refused.push(who);
    return;
  }
  spend(adventurerOf(state, who), wayTo(table, who));
  adventurerOf(state, who).place = fight.place;
  side.partner = who;
}
