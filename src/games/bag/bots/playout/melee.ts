import { wayFrom } from '../../rules/board.ts';
import { addEscapes, mayEscape } from '../../rules/chapters/fights/escape.ts';
import { diceOf, sideOf } from '../../rules/chapters/fights/fight.ts';
import { addTags } from '../../rules/chapters/fights/tagging.ts';
import { effectIn, guardOf, spaceWith, weaponPlus } from '../../rules/chapters/items/gear.ts';
import { monsterAt, sumOf } from '../../rules/chapters/table.ts';
import { characterOf } from '../../rules/lookup.ts';
import type { BagMove } from '../../rules/moves.ts';
import { type AdventurerNumber, adventurerOf, type FightSide, type Monster } from '../../rules/state.ts';
import type { Task } from '../../rules/task.ts';
import { impatience } from '../mind.ts';
import { courageOf, type Outlook } from './figures.ts';
import { quickOdds } from './quick-odds.ts';

const ROLL: BagMove = { kind: 'roll' };
const YES: BagMove = { kind: 'yes' };
const NO: BagMove = { kind: 'no' };
/** Above this chance nobody is called and nothing is spent. */
const SURE = 0.85;
/** An adventurer with less health is not called. */
const FIT = 5;

/** Before a round against a monster: drink, call, escape, or roll; undefined for a duel, which is handled elsewhere. */
export function melee(outlook: Outlook, task: Task & { kind: 'before-round' }): BagMove | undefined {
  const { state, lookup, who } = outlook;
  const { fight } = state;
  const monster = fight === undefined ? undefined : monsterAt(state, fight.place);
  if (fight === undefined || fight.defender !== undefined || monster === undefined) return undefined;
  const me = adventurerOf(state, who);
  const side = sideOf(fight, task.side);
  const odds = oddsOf(outlook, { side, monster, partner: side.partner });
  if (odds >= SURE) return ROLL;
  const potion = me.health <= 6 ? spaceWith(lookup, me, 'heal') : undefined;
  if (potion !== undefined && characterOf(lookup, me).health - me.health >= 5) return { kind: 'use', space: potion };
  const call = callIn(outlook, side);
  if (call !== undefined) return call;
  const strength = spaceWith(lookup, me, 'strength');
  if (strength !== undefined && isAffordable(outlook, strength)) return { kind: 'use', space: strength };
  const isDragon = monster.monster === lookup.dragon;
  const least = isDragon ? Math.min(0.25, courageOf(outlook)) : courageOf(outlook) - 0.1;
  return odds < least && me.health > 1 && mayEscape(fight, side) ? (wayOut(outlook, side) ?? ROLL) : ROLL;
}

/** The chance of a side against a monster, with a partner or without. */
function oddsOf(
  { state, lookup }: Outlook,
  { side, monster, partner }: { side: FightSide; monster: Monster; partner: AdventurerNumber | undefined },
): number {
  const fighter = adventurerOf(state, side.fighter);
  const comes = partner !== undefined && side.partner === undefined;
  return quickOdds({
    dice: diceOf({ state, lookup }, side) + (comes ? 1 : 0),
    plus: weaponPlus(lookup, fighter),
    less: guardOf(lookup, fighter),
    // A partner who fights on is worth about half of their health.
    health: fighter.health + (partner === undefined ? 0 : adventurerOf(state, partner).health >> 1),
    foeDice: monster.dice,
    foePlus: monster.plus,
    foeHealth: monster.health,
  });
}

/** Whether to come when called, to double a roll, and the like; undefined for rare questions. */
export function answer(outlook: Outlook, task: Task): BagMove | undefined {
  const { state } = outlook;
  switch (task.kind) {
    case 'wound':
      return task.damage >= adventurerOf(state, task.who).health || task.damage >= 4 ? YES : NO;
    case 'pool':
    case 'redraw':
      return YES;
    case 'answer-tag':
      return comes(outlook, task) ? YES : NO;
    case 'after-roll':
      return task.question < state.adventurers.length ? undefined : doubles(outlook) ? YES : NO;
    default:
      return undefined;
  }
}

function comes(outlook: Outlook, { who, side }: Task & { kind: 'answer-tag' }): boolean {
  const { state, lookup } = outlook;
  const { fight } = state;
  const monster = fight === undefined ? undefined : monsterAt(state, fight.place);
  if (fight === undefined || fight.defender !== undefined || monster === undefined) return false;
  const isDragon = monster.monster === lookup.dragon;
  if (adventurerOf(state, who).health <= 3 || (state.terms.competitive && !isDragon)) return false;
  const odds = oddsOf(outlook, { side: sideOf(fight, side), monster, partner: who });
  return odds >= (isDragon ? 0.2 : 0.4) * (1 - impatience(state));
}

/** Doubles a good roll against a foe with much health. */
function doubles({ state, who }: Outlook): boolean {
  const { fight } = state;
  if (fight === undefined) return false;
  const isDefender = fight.defender?.fighter === who;
  const { dice } = isDefender && fight.defender !== undefined ? fight.defender : fight.attacker;
  const foe = isDefender
    ? adventurerOf(state, fight.attacker.fighter)
    : fight.defender === undefined
      ? monsterAt(state, fight.place)
      : adventurerOf(state, fight.defender.fighter);
  return sumOf(dice) >= 7 && (foe?.health ?? 0) >= 6;
}

/** The callable partner with the most health. */
function callIn({ state, lookup, who }: Outlook, side: FightSide): BagMove | undefined {
  const calls: BagMove[] = [];
  addTags({ state, lookup }, { who, side }, calls);
  let best: BagMove | undefined;
  let most = FIT - 1;
  for (const call of calls) {
    const { health } = call.kind === 'tag' ? adventurerOf(state, call.who) : { health: 0 };
    if (health > most) [best, most] = [call, health];
  }
  return best;
}

/** An escape to a place without a monster. */
function wayOut({ state, lookup, scout, who }: Outlook, side: FightSide): BagMove | undefined {
  const ways: BagMove[] = [];
  addEscapes({ state, lookup }, { who, side }, ways);
  const { place, health } = adventurerOf(state, who);
  return (
    ways.find((way) => way.kind === 'escape' && !scout.isGuarded(wayFrom(state.board, place, way.side))) ??
    (health > 2 ? ways.find(({ kind }) => kind === 'escape-new') : undefined)
  );
}

function isAffordable({ state, lookup, who }: Outlook, space: number): boolean {
  const me = adventurerOf(state, who);
  const effect = effectIn(lookup, me, space);
  return effect === undefined || !('ap' in effect) || effect.ap <= me.ap;
}
