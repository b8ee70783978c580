import { present } from '../../../../engine/list.ts';
import { type Board, needsBeyond, OPEN, type Place, wayFrom } from '../../rules/board.ts';
import { fitsTurned } from '../../rules/chapters/turn/tiles.ts';
import { figureAt } from '../../rules/fight-table.ts';
import type { Lookup } from '../../rules/lookup.ts';
import { FAR } from '../../rules/paths.ts';
import type { BagState } from '../../rules/state.ts';

/** Maximum number of tiles; packs are checked for it. */
const MOST_PLACES = 128;

/**
 * Lookups for every step of a playout: which places monsters guard, how far everything is, and how well tiles would fit
 * at an opening. One scout serves many playouts in turn; its results are valid until the next call.
 */
export interface Scout {
  /** Updates which places are guarded. */
  look(state: BagState): void;
  isGuarded(place: Place): boolean;
  /** Steps from a place to every other, without passing a monster. */
  stepsFrom(board: Board, from: Place): Uint8Array;
  /** The side that begins a shortest way from one place to another, or undefined. */
  sideTowards(board: Board, from: Place, to: Place): number | undefined;
  /** The share of the tiles left that fit at an opening of this place; 0 if it has none. */
  fitShare(state: BagState, place: Place): number;
}

/** A scout's number of steps to a place. */
export function stepsTo(steps: Uint8Array, place: Place): number {
  return present(steps[place]);
}

/** Opens a scout for the tiles of a pack. */
export function openScout(lookup: Lookup): Scout {
  const guarded = new Uint8Array(MOST_PLACES);
  const queue = new Uint8Array(MOST_PLACES);
  const ahead: Walk = { steps: new Uint8Array(MOST_PLACES), queue, guarded };
  const back: Walk = { steps: new Uint8Array(MOST_PLACES), queue, guarded };
  const shares = new Float64Array(MOST_PLACES);
  let sharesOf: Board | undefined;
  let sharesAt = -1;

  /** The share of tiles that fit, for every place; they change only when a tile is laid. */
  function countShares(state: BagState): void {
    const { board } = state;
    sharesOf = board;
    sharesAt = board.tiles.length;
    for (let place = 0; place < sharesAt; place++) shares[place] = shareAt(lookup, state, place);
  }

  return {
    look({ board, tokens, monsters }) {
      guarded.fill(0, 0, board.tiles.length);
      for (const { place } of tokens) guarded[place] = 1;
      for (const { place } of monsters) guarded[place] = 1;
    },
    isGuarded: (place) => guarded[place] === 1,
    stepsFrom(board, from) {
      walk(board, from, ahead);
      return ahead.steps;
    },
    sideTowards(board, from, to) {
      walk(board, to, back);
      const { steps } = back;
      const nearer = stepsTo(steps, from) - 1;
      for (let side = 0; side < 4; side++) {
        const beyond = wayFrom(board, from, side);
        if (beyond >= 0 && steps[beyond] === nearer && (beyond === to || guarded[beyond] === 0)) return side;
      }
      return undefined;
    },
    fitShare(state, place) {
      if (sharesOf !== state.board || sharesAt !== state.board.tiles.length) countShares(state);
      return figureAt(shares, place);
    },
  };
}

/** The arrays of a walk: its results, its queue, and the places it does not go on from. */
interface Walk {
  steps: Uint8Array;
  queue: Uint8Array;
  guarded: Uint8Array;
}

/** Counts the steps from a place to every other. */
function walk(board: Board, from: Place, { steps, queue, guarded }: Walk): void {
  steps.fill(FAR, 0, board.tiles.length);
  steps[from] = 0;
  queue[0] = from;
  for (let next = 0, end = 1; next < end; next++) {
    const place = stepsTo(queue, next);
    if (place !== from && guarded[place] === 1) continue;
    for (let side = 0; side < 4; side++) {
      const beyond = wayFrom(board, place, side);
      if (beyond < 0 || steps[beyond] !== FAR) continue;
      steps[beyond] = stepsTo(steps, place) + 1;
      queue[end++] = beyond;
    }
  }
}

/** The share of the tiles left that fit at the best opening of a place. */
function shareAt(lookup: Lookup, { board, stack }: BagState, place: Place): number {
  let best = 0;
  for (let side = 0; side < 4; side++) {
    if (wayFrom(board, place, side) !== OPEN) continue;
    const space = { board, needs: needsBeyond(board, place, side), last: stack.length === 1 };
    let fitting = 0;
    for (const tile of stack) if (fitsTurned(lookup, tile, space)) fitting += 1;
    best = Math.max(best, fitting / Math.max(1, stack.length));
  }
  return best;
}
