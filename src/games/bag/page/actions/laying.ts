import { across, openSides, SIDES, type Side, wayFrom } from '../../rules/board.ts';
import type { Ghost } from '../map/cells.ts';
import { isTileFree, myself, openSpace, type Scene, taskNow, wayName } from '../scene.ts';
import type { SeenBagEvent } from '../seen-event.ts';
import type { Action } from './action.ts';

/** One way to lay the drawn tile: at a side of your own tile, with a turn. */
export interface Laying {
  side: Side;
  turn: number;
  action: Action;
}

/** All the ways the drawn tile fits, by side and turn. */
export function layingsOf(actions: readonly Action[]): Laying[] {
  return actions.flatMap((action) => {
    const { move } = action;
    return move.kind === 'lay' ? [{ side: move.side, turn: move.turn, action }] : [];
  });
}

/** BD-22 The only way the drawn tile fits at the side it was drawn for, or anywhere: then it is laid automatically. */
export function onlyLaying(layings: readonly Laying[], wanted: Side | undefined): Laying | undefined {
  const there = layings.filter(({ side }) => side === wanted);
  const choice = there.length > 0 ? there : layings;
  return choice.length === 1 ? choice[0] : undefined;
}

/** The side that the button explores: straight on from the last step if that is open, else the first open side. */
export function sideAhead({ view, me }: Pick<Scene, 'view' | 'me'>, events: readonly SeenBagEvent[]): Side | undefined {
  const isOpen = (side: Side) => openSpace(view, me, side) !== undefined;
  const { place } = myself({ view, me });
  const step = events.findLast(({ event }) => event.kind === 'walked' && event.who.number === me)?.event;
  const before = step?.kind === 'walked' && step.to === place ? step.from : undefined;
  const came = SIDES.find((side) => before !== undefined && wayFrom(view.board, place, side) === before);
  const ahead = came === undefined ? undefined : across(came);
  return ahead !== undefined && isOpen(ahead) ? ahead : SIDES.find(isOpen);
}

/** The next turn that fits at the same side; wraps around. */
export function nextTurn(layings: readonly Laying[], now: Laying): Laying {
  const here = layings.filter(({ side }) => side === now.side);
  return here[(here.indexOf(now) + 1) % here.length] ?? now;
}

/** The first way at the next side. */
export function nextSide(layings: readonly Laying[], now: Laying): Laying {
  const sides = [...new Set(layings.map(({ side }) => side))];
  const side = sides[(sides.indexOf(now.side) + 1) % sides.length];
  return layings.find((laying) => laying.side === side) ?? now;
}

/** The empty spaces around your tile: where a tile could be drawn, or where the drawn one is previewed. */
export function ghostsOf(scene: Scene, layings: readonly Laying[], now: Laying | undefined): Ghost[] {
  const { view, words, moves, me } = scene;
  const { tile: say, directions, ap, actions } = words.page;
  const task = taskNow(view);
  const canDraw = moves.some(({ kind }) => kind === 'draw');
  return [0, 1, 2, 3].flatMap((side): Ghost[] => {
    const space = openSpace(view, me, side);
    if (space === undefined) return [];
    const label = say.unexplored(directions[side] ?? '');
    const price = isTileFree(scene) ? words.page.free : ap(1);
    if (canDraw) return [{ side, ...space, label: `${label}: ${actions.explore}, ${price}`, price }];
    if (task?.kind !== 'lay' || !layings.some((laying) => laying.side === side)) return [];
    if (now?.side !== side) return [{ side, ...space, label: `${label}: ${actions.otherSide}` }];
    const { shape } = words.tileCard(task.tile);
    const open = [0, 1, 2, 3].filter((way) => (openSides(shape, now.turn) & (1 << way)) !== 0);
    const name = `${say.newTile(words.tile(task.tile))}, ${wayName(scene, myself(scene).place, side).direction}, ${say.ways(open.map((way) => directions[way] ?? ''))}`;
    const canTurn = nextTurn(layings, now) !== now;
    const held = { tile: task.tile, turn: now.turn, canTurn };
    return [{ side, ...space, label: canTurn ? `${name}: ${actions.turnIt}` : name, held }];
  });
}
