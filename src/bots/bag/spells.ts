import type { BagMove } from '../../games/bag/moves.ts';
import { worthOf } from './items.ts';
import { exitOf, find, isGuarded, isTogether, itemAt, type Mind, monsterOn, neighbours } from './mind.ts';

/** Spells without range: against rivals, or against a monster one is about to meet. */
export function cast(mind: Mind): BagMove | undefined {
  const { view, lookup, me } = mind;
  for (const move of mind.moves) {
    if (move.kind !== 'cast' && move.kind !== 'cast-at') continue;
    const item = itemAt(me, move.space);
    const kind = item === undefined ? undefined : lookup.items[item].effect.kind;
    if (move.kind === 'cast-at') {
      const monster = monsterOn(mind, move.place);
      const isClear = !view.adventurers.some(({ fate, place }) => fate === 'inside' && place === move.place);
      if (kind === 'curse' && isClear && monster !== undefined && monster.health <= 3) return move;
      continue;
    }
    if (kind === 'teleport' && isWorthTeleport(mind, move.who)) return move;
    if (isTogether(mind)) continue;
    const rival = view.adventurers[move.who];
    const holds = view.ring.kind === 'held' && view.ring.by === move.who;
    if (kind === 'claw' && (holds || rival.spaces.filter((space) => space !== 'empty').length >= 3)) return move;
    if (kind === 'drain' && (me.fullHealth - me.health >= 4 || holds)) return move;
    if (kind === 'vine' && holds) return move;
  }
  return undefined;
}

/** A teleport is for whoever carries the Ring towards an open Exit. */
function isWorthTeleport(mind: Mind, who: number): boolean {
  const { view } = mind;
  const exit = exitOf(mind);
  if (exit === undefined || isGuarded(mind, exit)) return false;
  const holds = view.ring.kind === 'held' && view.ring.by === who;
  return (holds || view.ring.kind === 'out') && who === mind.who && mind.me.place !== exit;
}

/** To the Exit, or next to it. */
export function pickPlace(mind: Mind, target: number): BagMove | undefined {
  const exit = exitOf(mind);
  const near = exit === undefined ? [] : [exit, ...neighbours(mind, exit).map(({ to }) => to)];
  for (const place of near) {
    const move = find(
      mind,
      'pick-place',
      (pick) => pick.place === place && place !== mind.view.adventurers[target].place,
    );
    if (move !== undefined) return move;
  }
  return find(mind, 'pick-place');
}

/** The Ring, or the best one can see, or anything. */
export function grab(mind: Mind, target: number): BagMove | undefined {
  const ring = find(mind, 'grab', ({ ware }) => ware === 'ring');
  if (ring !== undefined) return ring;
  const victim = mind.view.adventurers[target];
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
