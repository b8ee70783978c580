import { type Place, wayFrom } from '../../rules/board.ts';
import { hasRoomFor } from '../../rules/chapters/items/gear.ts';
import { roleAt } from '../../rules/chapters/table.ts';
import { canDraw } from '../../rules/chapters/turn/tiles.ts';
import { questOf } from '../../rules/chapters/way-out/ending.ts';
import { ringGoal } from '../../rules/chapters/way-out/scrolls.ts';
import { characterOf } from '../../rules/lookup.ts';
import type { BagMove } from '../../rules/moves.ts';
import { FAR } from '../../rules/paths.ts';
import { adventurerOf } from '../../rules/state.ts';
import { worthOf } from '../items.ts';
import { impatience } from '../mind.ts';
import { chanceAt, courageOf, dragonChance, isChampion, type Outlook, partnerDice } from './figures.ts';
import { stepsTo } from './scout.ts';

/** A place to go, and its value. */
export interface Destination {
  place: Place;
  worth: number;
}

const DRAW: BagMove = { kind: 'draw' };
/** The value of a place is divided by its steps plus this. */
const AT_LEAST = 1.5;

/** All places worth a walk, with their value and distance; the careful bot's goals, in a sampled world. */
export function destinationsIn(outlook: Outlook): Destination[] {
  const { state, scout, who } = outlook;
  const me = adventurerOf(state, who);
  // Partners' distances are computed too, so these are copied.
  const steps = scout.stepsFrom(state.board, me.place).slice(0, state.board.tiles.length);
  const all: Destination[] = [];
  const add = (place: Place, worth: number) => {
    const way = stepsTo(steps, place);
    if (way !== FAR && worth > 0) all.push({ place, worth: worth / (way + AT_LEAST) });
  };
  addRing(outlook, add);
  addQuiet(outlook, add);
  const isWaitedFor = addWaitedFor(outlook, add);
  const isBusy = all.length > 0;
  addHunts(outlook, steps, add);
  // A goal that is begun must be finished while there is time; to begin it and turn back would be worse than either.
  const isPressed = state.lastRound !== undefined;
  if (state.ring.kind === 'held' && state.adventurers.length > 1 && !isWaitedFor && (isPressed || !isBusy))
    addGathering(outlook, add);
  if (all.length > 0) return all;
  addDesperate(outlook, add);
  if (all.length === 0) addWaiting(outlook, add);
  return all;
}

type Add = (place: Place, worth: number) => void;

/** The Ring where it is, and where it must go. */
function addRing(outlook: Outlook, add: Add): void {
  const { state, scout, who } = outlook;
  const { ring } = state;
  const home = ringGoal(outlook);
  if (ring.kind === 'lying' && !scout.isGuarded(ring.place)) add(ring.place, 60);
  if (home === undefined) return;
  if (ring.kind === 'out') add(home, 1000);
  if (ring.kind === 'held' && ring.by === who && !scout.isGuarded(home)) add(home, 80);
}

/** The Exit, if the bearer of the Ring waits there only for the others. */
function addWaitedFor(outlook: Outlook, add: Add): boolean {
  const { state, lookup, scout, who } = outlook;
  const { ring, terms, board } = state;
  const exit = board.tiles.indexOf(lookup.exit);
  if (terms.competitive || ring.kind !== 'held' || ring.by === who || ringGoal(outlook) !== exit) return false;
  if (exit === -1 || adventurerOf(state, ring.by).place !== exit || scout.isGuarded(exit)) return false;
  add(exit, 500);
  return true;
}

/** Openings, the Healing Pool, Item tiles, and items on the ground. */
function addQuiet({ state, lookup, scout, who }: Outlook, add: Add): void {
  const { board, stack, emptied, floor, poolTokens } = state;
  const me = adventurerOf(state, who);
  const missing = 1 - me.health / characterOf(lookup, me).health;
  for (let place = 0; place < board.tiles.length; place++) {
    if (scout.isGuarded(place)) continue;
    if (stack.length > 0) add(place, 6 * scout.fitShare(state, place));
    const role = roleAt({ state, lookup }, place);
    if (role === 'pool' && poolTokens > 0 && missing >= 0.4) add(place, 30 * missing);
    if (role === 'item' && place !== me.place && !emptied.includes(place)) add(place, 15);
  }
  for (const { place, item } of floor) {
    if (place === me.place || scout.isGuarded(place) || !hasRoomFor(lookup, me, item)) continue;
    const worth = worthOf(lookup, item, me);
    if (worth >= 2) add(place, 2 * worth);
  }
}

/** Monsters worth a fight, and the dragon once it is time. */
function addHunts(outlook: Outlook, steps: Uint8Array, add: Add): void {
  const { state, lookup, who } = outlook;
  const me = adventurerOf(state, who);
  const { tokens, monsters, ring, stack } = state;
  const nothingElse = stack.length === 0 || isShutIn(outlook, steps);
  const isWeak = me.health < characterOf(lookup, me).health * 0.6 && !nothingElse;
  const needed = courageOf(outlook) + (nothingElse ? 0.05 : 0.2);
  const hunt = (place: Place) => {
    if (isWeak || steps[place] === FAR) return;
    const chance = chanceAt(outlook, place, partnerDice(outlook, place));
    const hasRing = ring.kind === 'lying' && ring.place === place;
    if (chance >= needed) add(place, (hasRing ? 40 : 8) * chance);
  };
  for (const { place } of tokens) hunt(place);
  for (const { place, monster } of monsters) {
    if (monster !== lookup.dragon) hunt(place);
    else if (steps[place] !== FAR && (ring.kind === 'held' || stack.length === 0 || questOf(outlook).kind === 'slay')) {
      const chance = dragonChance(outlook, who, place);
      const least = (nothingElse ? 0.5 : 0.65) * (1 - impatience(state));
      if (chance < least || !isChampion(outlook, chance, place) || waitsForHelp(outlook, chance, place)) continue;
      add(place, 50 * chance);
    }
  }
}

/** Nobody faces the dragon alone while a partner could be called in a turn or two, unless sure to win. */
const SURE_ALONE = 0.85;
const FIT = 5;

function waitsForHelp(outlook: Outlook, chance: number, place: Place): boolean {
  const { state, who } = outlook;
  if (chance >= SURE_ALONE || state.terms.competitive || impatience(state) > 0.9) return false;
  const canHelp = state.adventurers.some(
    ({ fate, health }, other) => other !== who && fate === 'inside' && health >= FIT,
  );
  return canHelp && partnerDice(outlook, place) === 0;
}

function isShutIn({ state, scout }: Outlook, steps: Uint8Array): boolean {
  for (let place = 0; place < steps.length; place++) {
    if (steps[place] !== FAR && !scout.isGuarded(place) && scout.fitShare(state, place) > 0) return false;
  }
  return true;
}

/** With nothing else to do: the monster most likely to be beaten. */
function addDesperate(outlook: Outlook, add: Add): void {
  const { state, lookup, who } = outlook;
  const places = [...state.tokens, ...state.monsters].map(({ place }) => place);
  for (const place of places) {
    const isDragon = state.monsters.some((one) => one.place === place && one.monster === lookup.dragon);
    if (isDragon && state.stack.length > 0) continue;
    const chance = isDragon ? dragonChance(outlook, who, place) : chanceAt(outlook, place, partnerDice(outlook, place));
    add(place, chance);
  }
}

/**
 * The value of gathering near the party's dragon fight once it has the Ring, so that partners can be called; it
 * decreases over time.
 */
const GATHERING = 10;

function addGathering(outlook: Outlook, add: Add): void {
  const { state, who } = outlook;
  const worth = GATHERING * (1 - impatience(state));
  // Staying there is worth less than coming.
  addWaiting(outlook, (place) => add(place, place === adventurerOf(state, who).place ? 0.375 * worth : worth));
}

/** While somebody has the Ring: where it must go, or beside its guardian. */
function addWaiting(outlook: Outlook, add: Add): void {
  const { state, scout } = outlook;
  const home = state.ring.kind === 'held' ? ringGoal(outlook) : undefined;
  if (home === undefined) return;
  if (!scout.isGuarded(home)) add(home, 1);
  else {
    for (let side = 0; side < 4; side++) {
      const to = wayFrom(state.board, home, side);
      if (to >= 0) add(to, 1);
    }
  }
}

/** The move towards a place: a step, or drawing a tile on the spot; undefined if neither is possible. */
export function moveTowards({ state, lookup, scout, who }: Outlook, place: Place): BagMove | undefined {
  const me = adventurerOf(state, who);
  if (place === me.place) {
    return scout.fitShare(state, place) > 0 && canDraw({ state, lookup }, who) ? DRAW : undefined;
  }
  if (me.ap < 1) return undefined;
  const side = scout.sideTowards(state.board, me.place, place);
  return side === undefined ? undefined : { kind: 'go', side };
}

/** Below this chance no bot meets a monster with its last AP: none would be left to call for help or to escape. */
const SURE = 0.85;

/** The next step to the best place with something to do; undefined to wait. */
export function wayOn(outlook: Outlook): BagMove | undefined {
  const { state, scout, who } = outlook;
  const { place: from, ap } = adventurerOf(state, who);
  const all = destinationsIn(outlook);
  const goal = bestOf(all);
  const move = goal === undefined ? undefined : moveTowards(outlook, goal.place);
  if (move?.kind !== 'go' || ap > 1 || state.ring.kind === 'out') return move;
  const to = wayFrom(state.board, from, move.side);
  if (!scout.isGuarded(to) || chanceAt(outlook, to, 0) >= SURE) return move;
  const drawn = all.some(({ place }) => place === from) ? moveTowards(outlook, from) : undefined;
  return drawn;
}

/** The best of some places. */
export function bestOf(destinations: readonly Destination[]): Destination | undefined {
  let best: Destination | undefined;
  for (const destination of destinations) if (best === undefined || destination.worth > best.worth) best = destination;
  return best;
}
