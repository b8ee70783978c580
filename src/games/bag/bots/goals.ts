import { elementAt } from '../../../engine/list.ts';
import { type Place, wayFrom } from '../rules/board.ts';
import { questOf } from '../rules/chapters/way-out/ending.ts';
import { ringGoal } from '../rules/chapters/way-out/scrolls.ts';
import type { BagMove } from '../rules/moves.ts';
import { FAR } from '../rules/paths.ts';
import { dragonChance, isChampion } from './dragon.ts';
import { courage, partnerDice } from './fighting.ts';
import { isWanted, worthOf } from './items.ts';
import {
  chanceAt,
  exitOf,
  find,
  fitShare,
  impatience,
  isGuarded,
  type Mind,
  monsterOn,
  neighbours,
  ownSteps,
  stepTo,
} from './mind.ts';
import { isWaitedFor } from './waiting.ts';

interface Goal {
  place: Place;
  worth: number;
}

/** The next step towards the best goal; a goal at the bot's own place counts too. */
export function pursue(mind: Mind): BagMove | undefined {
  const { me } = mind;
  const steps = ownSteps(mind);
  const goal = bestOf(goalsOf(mind, steps), steps) ?? lastResort(mind, steps) ?? waitingPlace(mind, steps);
  if (goal === undefined) return undefined;
  if (goal.place !== me.place) {
    const step = stepTo(mind, goal.place);
    return step !== undefined && isRash(mind, step) ? otherStep(mind, steps, goal) : step;
  }
  return fitShare(mind, me.place) > 0 ? find(mind, 'draw') : undefined;
}

/** BD-105 Under the Cloak, on a monster's tile: the way on, unless the monster itself is the goal. */
export function passOn(mind: Mind): BagMove | undefined {
  const goal = bestOf(goalsOf(mind, ownSteps(mind)), ownSteps(mind));
  return goal === undefined || goal.place === mind.me.place ? undefined : stepTo(mind, goal.place);
}

/** Below this chance no bot meets a monster with its last AP: none would be left to call for help or to escape. */
const SURE = 0.85;

function isRash(mind: Mind, step: BagMove): boolean {
  const { view, me } = mind;
  if (step.kind !== 'go' || me.ap > 1 || me.fullAp < 2 || view.ring.kind === 'out') return false;
  const to = wayFrom(view.board, me.place, step.side);
  return isGuarded(mind, to) && chanceAt(mind, to) < SURE;
}

/** Another use of the last AP; undefined to save it. */
function otherStep(mind: Mind, steps: readonly number[], refused: Goal): BagMove | undefined {
  const { me } = mind;
  const goals = [...goalsOf(mind, steps)].filter(({ place }) => place !== refused.place);
  const goal = bestOf(goals, steps);
  // A step away from the monster would only be taken back.
  if (goal?.place === me.place && fitShare(mind, me.place) > 0) return find(mind, 'draw');
  const step = goal === undefined || steps[goal.place] !== 1 ? undefined : stepTo(mind, goal.place);
  return step === undefined || isRash(mind, step) ? undefined : step;
}

function bestOf(goals: Iterable<Goal>, steps: readonly number[]): Goal | undefined {
  let best: Goal | undefined;
  let most = 0;
  for (const goal of goals) {
    const way = elementAt(steps, goal.place);
    if (way === FAR) continue;
    const rate = goal.worth / (way + 1.5);
    if (rate > most) [best, most] = [goal, rate];
  }
  return best;
}

/** With no other goal: the monster it is most likely to beat, so that the game goes on. */
function lastResort(mind: Mind, steps: readonly number[]): Goal | undefined {
  const { view, lookup } = mind;
  let best: Goal | undefined;
  for (const { place } of [...view.tokens, ...view.monsters]) {
    if (steps[place] === FAR) continue;
    const isDragon = monsterOn(mind, place)?.monster === lookup.dragon;
    if (isDragon && view.stack > 0) continue;
    const worth = isDragon ? dragonChance(mind, place) : chanceAt(mind, place, partnerDice(mind, place));
    if (best === undefined || worth > best.worth) best = { place, worth };
  }
  return best;
}

function* goalsOf(mind: Mind, steps: readonly number[]): Generator<Goal> {
  yield* ringGoals(mind);
  yield* exploringGoals(mind);
  yield* healingGoals(mind);
  yield* lootGoals(mind);
  yield* huntingGoals(mind, steps);
}

/** The Ring where it is, and the Exit once somebody carries it. */
function* ringGoals(mind: Mind): Generator<Goal> {
  const { view, who } = mind;
  const exit = exitOf(mind);
  const { ring } = view;
  if (ring.kind === 'out' && exit !== undefined) yield { place: exit, worth: 1000 };
  if (ring.kind === 'lying' && !isGuarded(mind, ring.place)) yield { place: ring.place, worth: 60 };
  const home = homeOf(mind);
  if (home !== undefined && ring.kind === 'held' && ring.by === who && !isGuarded(mind, home)) {
    yield { place: home, worth: 80 };
  }
  if (exit !== undefined && isWaitedFor(mind)) yield { place: exit, worth: 500 };
}

/** A place to wait while somebody else has the Ring: where it must go, or beside its guardian. */
function waitingPlace(mind: Mind, steps: readonly number[]): Goal | undefined {
  const home = mind.view.ring.kind === 'held' ? homeOf(mind) : undefined;
  if (home === undefined) return undefined;
  const place = staging(mind, home);
  return steps[place] === FAR ? undefined : { place, worth: 0 };
}

function homeOf({ view, lookup }: Mind): Place | undefined {
  return ringGoal({ state: view, lookup });
}

/** The tile next to a guarded one: near enough to help, safe enough to wait. */
function staging(mind: Mind, place: Place): Place {
  return isGuarded(mind, place) ? (neighbours(mind, place)[0]?.to ?? place) : place;
}

/** Openings, while tiles are left. */
function* exploringGoals(mind: Mind): Generator<Goal> {
  const { view } = mind;
  if (view.stack === 0) return;
  for (let place = 0; place < view.board.tiles.length; place++) {
    if (!isGuarded(mind, place)) yield { place, worth: 6 * fitShare(mind, place) };
  }
}

function* healingGoals(mind: Mind): Generator<Goal> {
  const { view, lookup, me } = mind;
  const pool = view.board.tiles.indexOf(lookup.pool);
  const missing = 1 - me.health / Math.max(1, me.fullHealth);
  if (pool !== -1 && view.poolTokens > 0 && missing >= 0.4 && !isGuarded(mind, pool)) {
    yield { place: pool, worth: 30 * missing };
  }
}

/** Item tiles that still have items, and items on the ground. */
function* lootGoals(mind: Mind): Generator<Goal> {
  const { view, lookup, me } = mind;
  for (const [place, tile] of view.board.tiles.entries()) {
    if (isGuarded(mind, place) || place === me.place) continue;
    if (lookup.roles[tile] === 'item' && !view.emptied.includes(place)) yield { place, worth: 15 };
  }
  for (const { place, item } of view.floor) {
    if (place === me.place || isGuarded(mind, place) || !isWanted(mind, item)) continue;
    yield { place, worth: worthOf(lookup, item, me) * 2 };
  }
}

/** Monsters it would fight: for their items, for the Ring they guard, or because they block the way. */
function* huntingGoals(mind: Mind, steps: readonly number[]): Generator<Goal> {
  const { view, lookup, me } = mind;
  const places = [...view.tokens.map(({ place }) => place), ...view.monsters.map(({ place }) => place)];
  const nothingElse = view.stack === 0 || isShutIn(mind, steps);
  for (const place of places) {
    const monster = monsterOn(mind, place);
    if (monster?.monster === lookup.dragon) {
      yield* dragonGoal(mind, place, nothingElse);
      continue;
    }
    const chance = chanceAt(mind, place, partnerDice(mind, place));
    const hasRing = view.ring.kind === 'lying' && view.ring.place === place;
    const needed = courage(mind) + (nothingElse ? 0.05 : 0.2);
    if (chance < needed || (me.health < me.fullHealth * 0.6 && !nothingElse)) continue;
    yield { place, worth: (hasRing ? 40 : 8) * chance };
  }
}

function isShutIn(mind: Mind, steps: readonly number[]): boolean {
  return !mind.view.board.tiles.some(
    (_, place) => steps[place] !== FAR && !isGuarded(mind, place) && fitShare(mind, place) > 0,
  );
}

/** The Red Dragon, once the strongest adventurer is ready for her. */
function* dragonGoal(mind: Mind, place: Place, nothingElse: boolean): Generator<Goal> {
  const { view } = mind;
  const wanted = view.ring.kind === 'held' || view.stack === 0;
  if (!wanted && questOf({ state: view, lookup: mind.lookup }).kind !== 'slay') return;
  const chance = dragonChance(mind, place);
  const needed = (nothingElse ? 0.5 : 0.65) * (1 - impatience(mind.view));
  if (chance >= needed && isChampion(mind, chance)) yield { place, worth: 50 * chance };
}
