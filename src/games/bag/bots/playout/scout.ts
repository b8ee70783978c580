import { type Board, fits, needsOf, OPEN, type Place, spaceBeyond } from '../../rules/board.ts';
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
      for (let side = 0; side < 4; side++) {
        const beyond = board.ways[from * 4 + side];
        if (beyond >= 0 && steps[beyond] === steps[from] - 1 && (beyond === to || guarded[beyond] === 0)) return side;
      }
      return undefined;
    },
    fitShare(state, place) {
      if (sharesOf !== state.board || sharesAt !== state.board.tiles.length) countShares(state);
      return shares[place];
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
  const { ways } = board;
  steps.fill(FAR, 0, board.tiles.length);
  steps[from] = 0;
  queue[0] = from;
  for (let next = 0, end = 1; next < end; next++) {
    const place = queue[next];
    if (place !== from && guarded[place] === 1) continue;
    for (let way = place * 4; way < place * 4 + 4; way++) {
      const beyond = ways[way];
      if (beyond < 0 || steps[beyond] !== FAR) continue;
      steps[beyond] = steps[place] + 1;
      queue[end++] = beyond;
    }
  }
}

/** The share of the tiles left that fit at the best opening of a place. */
function shareAt(lookup: Lookup, { board, stack }: BagState, place: Place): number {
  let best = 0;
  for (let side = 0; side < 4; side++) {
    if (board.ways[place * 4 + side] !== OPEN) continue;
    const { x, y } = spaceBeyond(board, place, side);
    const needs = needsOf(board, x, y);
    let fitting = 0;
    for (const tile of stack) {
      for (const turn of lookup.turns[tile]) {
        if (!fits(board, needs, { sides: lookup.sides[tile][turn], last: stack.length === 1 })) continue;
        fitting += 1;
        break;
      }
    }
    best = Math.max(best, fitting / Math.max(1, stack.length));
  }
  return best;
}
