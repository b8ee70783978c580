import { elementAt } from '../../../engine/list.ts';
import { itemCard } from '../rules/lookup.ts';
import type { BagMove } from '../rules/moves.ts';
import { type Combatant, fightOdds } from '../rules/odds.ts';
import { besidePartner } from '../rules/preview.ts';
import { adventurerOf } from '../rules/state.ts';
import { wearBetter } from './items.ts';
import {
  combatantOf,
  find,
  impatience,
  isGuarded,
  isTogether,
  itemAt,
  type Mind,
  monsterOn,
  neighbours,
  stepsFrom,
} from './mind.ts';

/** The lowest chance of winning at which the bot fights on or starts a fight; higher with one life left. */
export function courage({ view, me }: Pick<Mind, 'view' | 'me'>): number {
  if (view.ring.kind === 'out') return 0;
  return (me.lives > 1 ? 0.45 : 0.9) * (1 - impatience(view));
}

/** Before a round: drink, call, use an item, escape, or roll. */
export function fight(mind: Mind): BagMove | undefined {
  const { view, me } = mind;
  const sums = view.fight?.sums;
  if (sums === undefined || view.fight === undefined) return undefined;
  const isDefender = view.fight.defender?.fighter === mind.who;
  const mine = isDefender ? sums.foe : sums.attacker;
  const theirs = isDefender ? sums.attacker : sums.foe;
  const better = wearBetter(mind);
  if (better !== undefined) return better;
  const odds = fightOdds(mine, theirs).win;
  const drink = find(mind, 'use', ({ space }) => isKind(mind, space, 'heal'));
  if (drink !== undefined && me.fullHealth - me.health >= 5 && me.health <= 6) return drink;
  if (odds < 0.85) {
    const help =
      callHelp(mind, { mine, theirs, odds }) ??
      find(mind, 'use', ({ space }) => isKind(mind, space, 'strength')) ??
      throwBomb(mind, theirs);
    if (help !== undefined) return help;
    const { place } = view.fight;
    const vine = find(mind, 'cast-at', (move) => move.place === place && isKind(mind, move.space, 'vine'));
    if (vine !== undefined && monsterOn(mind, place)?.held === false) return vine;
  }
  const isDragon = monsterOn(mind, view.fight.place)?.monster === mind.lookup.dragon;
  const least = isDragon ? Math.min(0.25, courage(mind)) : courage(mind) - 0.1;
  if (odds < least) return runAway(mind) ?? find(mind, 'roll');
  return find(mind, 'roll');
}

function isKind({ me, lookup }: Mind, space: number, kind: string): boolean {
  const item = itemAt(me, space);
  return item !== undefined && itemCard(lookup, item).effect.kind === kind;
}

/** Calls the helper who improves the odds and has the most health for half of the wounds. */
function callHelp(
  mind: Mind,
  { mine, theirs, odds }: { mine: Combatant; theirs: Combatant; odds: number },
): BagMove | undefined {
  let best: BagMove | undefined;
  let most = odds + 0.05;
  for (const move of mind.moves) {
    if (move.kind !== 'tag' || adventurerOf(mind.view, move.who).health <= 4) continue;
    const partner = combatantOf(mind, move.who);
    const { win } = fightOdds(besidePartner(mine, partner), theirs);
    if (win > most) [best, most] = [move, win];
  }
  return best;
}

/** Throws a bomb in its own fight if it kills the monster but not the thrower. */
function throwBomb(mind: Mind, theirs: Combatant): BagMove | undefined {
  if (mind.me.health <= 8 || theirs.health > 6) return undefined;
  return find(mind, 'shoot');
}

/** Takes the safest way out; a tornado before anything that costs health. */
function runAway(mind: Mind): BagMove | undefined {
  const { view, me } = mind;
  const place = view.fight?.place ?? me.place;
  const safe = neighbours(mind, place).filter(({ to }) => !isGuarded(mind, to));
  const whirl = find(mind, 'whirl', ({ side }) => safe.some((way) => way.side === side));
  if (whirl !== undefined) return whirl;
  const flee = find(
    mind,
    'flee',
    ({ side, pay }) => safe.some((way) => way.side === side) && (pay !== 'damage' || me.health > 4),
  );
  if (flee !== undefined) return flee;
  if (me.health <= 1) return undefined;
  return (
    find(mind, 'escape', ({ side }) => safe.some((way) => way.side === side)) ??
    (me.health > 2 ? find(mind, 'escape-new') : undefined)
  );
}

/** Whether to come when called: among partners if it helps, among rivals only against the dragon. */
export function answerCall(mind: Mind): boolean {
  const { view, me } = mind;
  const { fight } = view;
  if (fight === undefined || me.health <= 3) return false;
  const isDragon = monsterOn(mind, fight.place)?.monster === mind.lookup.dragon;
  if (!isTogether(mind) && !isDragon) return false;
  if (fight.defender !== undefined) return false;
  const { attacker, foe } = fight.sums;
  const together = besidePartner(attacker, combatantOf(mind, mind.who));
  return fightOdds(together, foe).win >= (isDragon ? 0.2 : 0.4) * (1 - impatience(mind.view));
}

/** Whether to double a roll: if that wins a lost round, or deals much damage. */
export function doubles(mind: Mind): boolean {
  const { fight } = mind.view;
  if (fight === undefined) return false;
  const side = fight.defender?.fighter === mind.who ? fight.defender : fight.attacker;
  const dice = side.dice.reduce((sum, die) => sum + die, 0);
  const { foe, attacker } = fight.sums;
  const health = fight.defender?.fighter === mind.who ? attacker.health : foe.health;
  return dice >= 7 && health >= 6;
}

/** Whether its own roll is bad enough to repeat, or a rival's good enough to spoil. */
export function rerolls(mind: Mind): BagMove | undefined {
  const { fight } = mind.view;
  if (fight === undefined) return undefined;
  const isMine = (fighter: number) => fighter === mind.who || isTogether(mind);
  const sumOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0) / Math.max(1, dice.length);
  if (isMine(fight.attacker.fighter) && sumOf(fight.attacker.dice) < 2.5)
    return find(mind, 'reroll', ({ side }) => side === 0);
  if (fight.defender !== undefined && isMine(fight.defender.fighter) && sumOf(fight.defender.dice) < 2.5) {
    return find(mind, 'reroll', ({ side }) => side === 1);
  }
  return undefined;
}

/** The dice of the best partner who could be called to a place, or 0. */
export function partnerDice(mind: Mind, place: number): number {
  if (!isTogether(mind) || mind.me.ap < 1) return 0;
  const steps = stepsFrom(mind, place);
  const comes = mind.view.adventurers.some(
    ({ fate, ap, health, place: from }, who) =>
      who !== mind.who && fate === 'inside' && health >= 5 && elementAt(steps, from) <= ap,
  );
  return comes ? 1 : 0;
}
