import { elementAt } from '../../../engine/list.ts';
import type { Place } from '../rules/board.ts';
import { itemCard } from '../rules/lookup.ts';
import type { BagMove } from '../rules/moves.ts';
import { FAR } from '../rules/paths.ts';
import { adventurerOf } from '../rules/state.ts';
import { dragonChance, isChampion } from './dragon.ts';
import { worthOf } from './items.ts';
import {
  exitOf,
  find,
  isGuarded,
  isTogether,
  itemAt,
  type Mind,
  monsterOn,
  neighbours,
  stepsFrom,
  stepsTo,
} from './mind.ts';
import { isToughButWanted } from './shooting.ts';

type Cast = BagMove & { kind: 'cast' };
type CastAt = BagMove & { kind: 'cast-at' };

/** Below this health it drains an adventurer who can spare it. */
const WEAK = 5;
/** A walk of at least this many steps is worth a teleport. */
const LONG_WAY = 5;

/**
 * Casts spells without a target tile: to travel, to heal, to get the Ring, against rivals, or on a monster before the
 * fight.
 */
export function cast(mind: Mind): BagMove | undefined {
  const { lookup, me } = mind;
  for (const move of mind.moves) {
    if (move.kind !== 'cast' && move.kind !== 'cast-at') continue;
    const item = itemAt(me, move.space);
    const kind = item === undefined ? undefined : itemCard(lookup, item).effect.kind;
    if (move.kind === 'cast-at' ? isWorthCursing(mind, move, kind) : isWorthCasting(mind, move, kind)) return move;
  }
  return undefined;
}

function isWorthCasting(mind: Mind, { who }: Cast, kind: string | undefined): boolean {
  switch (kind) {
    case 'teleport':
      return destination(mind, who) !== undefined;
    case 'claw':
      return isWorthClawing(mind, who);
    case 'drain':
      return isWorthDraining(mind, who);
    case 'vine':
      return !isTogether(mind) && holdsRing(mind, who);
    default:
      return false;
  }
}

function holdsRing({ view }: Mind, who: number): boolean {
  return view.ring.kind === 'held' && view.ring.by === who;
}

/**
 * Rivals: the Ring, or anything from a well-equipped adventurer. Together: the Ring if this bot is nearer the way out,
 * or an item useful against the dragon.
 */
function isWorthClawing(mind: Mind, who: number): boolean {
  const { view, me } = mind;
  const victim = adventurerOf(view, who);
  if (!isTogether(mind)) return holdsRing(mind, who) || victim.spaces.filter((space) => space !== 'empty').length >= 3;
  const exit = exitOf(mind);
  if (exit === undefined) return false;
  if (holdsRing(mind, who)) {
    return !isGuarded(mind, exit) && stepsTo(mind, me.place, exit) + 3 < stepsTo(mind, victim.place, exit);
  }
  return view.stack === 0 && isGuarded(mind, exit) && isChampion(mind) && useful(mind, who) >= 5;
}

/** The best visible item of an adventurer for use against the dragon. */
function useful({ view, lookup, me }: Mind, who: number): number {
  const worths = adventurerOf(view, who).spaces.map((space) => {
    if (typeof space !== 'number') return 0;
    const { effect } = itemCard(lookup, space);
    const helps = effect.kind === 'strength' || effect.kind === 'heal' || (effect.kind === 'shot' && effect.spent);
    return helps === true ? worthOf(lookup, space, me) : 0;
  });
  return Math.max(0, ...worths);
}

/** A rival's health whenever its own is not full; a partner's only when weak and they can spare it. */
function isWorthDraining(mind: Mind, who: number): boolean {
  const { me } = mind;
  const victim = adventurerOf(mind.view, who);
  const missing = me.fullHealth - me.health;
  if (!isTogether(mind)) return missing >= 4 || holdsRing(mind, who) || victim.health <= 5;
  return me.health <= WEAK && missing >= 5 && victim.health >= 9 && victim.lives >= me.lives;
}

/** A curse weakens the next monster to fight, finishes one off, or hits a rival; a vine is kept for the fight. */
function isWorthCursing(mind: Mind, { place }: CastAt, kind: string | undefined): boolean {
  const { view, lookup, me } = mind;
  if (kind !== 'curse') return false;
  const there = view.adventurers.flatMap(({ fate, place: at }, who) =>
    fate === 'inside' && at === place ? [who] : [],
  );
  const monster = monsterOn(mind, place);
  if (there.length > 0) return !isTogether(mind) && !there.includes(mind.who) && there.some((who) => isPrey(mind, who));
  if (monster === undefined) return false;
  const steps = stepsTo(mind, me.place, place);
  const canStepIn = steps !== FAR && me.ap >= steps + 3;
  if (monster.monster === lookup.dragon) return canStepIn && dragonChance(mind, place) >= 0.35;
  return monster.health <= 3 || (canStepIn && isToughButWanted(mind, monster));
}

function isPrey(mind: Mind, who: number): boolean {
  return holdsRing(mind, who) || adventurerOf(mind.view, who).health <= 3;
}

/** The best destination for a teleport: out with the Ring, to the Ring, to the pool; undefined if none helps. */
function destination(mind: Mind, who: number): Place | undefined {
  const { view, lookup } = mind;
  const one = adventurerOf(view, who);
  if (who !== mind.who && !isTogether(mind)) return undefined;
  const steps = stepsFrom(mind, one.place);
  const isFar = (place: Place) => !isGuarded(mind, place) && elementAt(steps, place) >= LONG_WAY;
  const exit = exitOf(mind);
  if (
    exit !== undefined &&
    !isGuarded(mind, exit) &&
    place(exit) &&
    (view.ring.kind === 'out' || holdsRing(mind, who))
  ) {
    return exit;
  }
  if (who !== mind.who) return undefined;
  if (view.ring.kind === 'lying' && isFar(view.ring.place)) return view.ring.place;
  if (view.ring.kind === 'held' && holdsRing(mind, who)) {
    const near = exit === undefined ? undefined : neighbours(mind, exit).find(({ to }) => isFar(to));
    return near?.to;
  }
  const pool = view.board.tiles.indexOf(lookup.pool);
  const isWeak = one.health <= 4 && view.poolTokens > 0;
  return isWeak && pool !== -1 && isFar(pool) ? pool : undefined;

  function place(to: Place): boolean {
    return one.place !== to && elementAt(steps, to) > one.ap;
  }
}

/** The best destination, else the Exit or next to it. */
export function pickPlace(mind: Mind, target: number): BagMove | undefined {
  const wanted = destination(mind, target);
  const exit = exitOf(mind);
  const near = exit === undefined ? [] : [exit, ...neighbours(mind, exit).map(({ to }) => to)];
  for (const place of wanted === undefined ? near : [wanted, ...near]) {
    const move = find(
      mind,
      'pick-place',
      (pick) => pick.place === place && place !== adventurerOf(mind.view, target).place,
    );
    if (move !== undefined) return move;
  }
  return find(mind, 'pick-place');
}

/** Takes the Ring, else the best visible item, else any. */
export function grab(mind: Mind, target: number): BagMove | undefined {
  const ring = find(mind, 'grab', ({ ware }) => ware === 'ring');
  if (ring !== undefined) return ring;
  const victim = adventurerOf(mind.view, target);
  let best: BagMove | undefined;
  let most = -1;
  for (const move of mind.moves) {
    if (move.kind !== 'grab' || move.ware === 'ring') continue;
    const item = itemAt(victim, move.ware);
    const worth = item === undefined ? 4 : worthOf(mind.lookup, item, mind.me);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}
