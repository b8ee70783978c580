import type { Game, Outcome, Seat } from '../src/engine/game.ts';
import { cut, present } from '../src/engine/list.ts';
import { shuffle } from '../src/engine/rng.ts';

/** The small game both engines play: twenty face-down cards, each turn flips one, and most points win. */
export const GRID_SPACES = 20;
export const GRID_SEATS = 2;

export interface GridState {
  /** The points on each space's card. */
  cards: number[];
  faceDown: boolean[];
  left: number;
  turn: Seat;
  points: number[];
}

export interface GridMove {
  kind: 'flip';
  space: number;
}

export interface GridEvent {
  kind: 'flipped';
  seat: Seat;
  space: number;
  card: number;
}

export interface GridView {
  spaces: ('face-down' | number)[];
  turn: Seat;
  points: number[];
}

/** Four cards each of 1 to 5 points. */
const DECK: readonly number[] = Array.from({ length: GRID_SPACES }, (_, card) => 1 + (card % 5));
const FLIPS: readonly GridMove[] = Array.from({ length: GRID_SPACES }, (_, space) => ({ kind: 'flip', space }));

/** Flip-the-grid for our engine, written like the real games. */
export const flipTheGrid: Game<GridState, GridMove, GridEvent, GridView> = {
  id: 'flip-the-grid',
  setup: (seats, _options, { rng }) => {
    const cards = DECK.slice();
    shuffle(cards, rng);
    const faceDown = new Array<boolean>(GRID_SPACES).fill(true);
    return { cards, faceDown, left: GRID_SPACES, turn: 0, points: new Array<number>(seats).fill(0) };
  },
  toAct: (state) => (state.left === 0 ? [] : [state.turn]),
  legalMoves: (state, seat, moves = []) => {
    let count = 0;
    if (seat === state.turn) {
      for (let space = 0; space < GRID_SPACES; space++)
        if (state.faceDown[space]) moves[count++] = present(FLIPS[space]);
    }
    cut(moves, count);
    return moves;
  },
  parseMove: (raw) => FLIPS.find((flip) => JSON.stringify(flip) === JSON.stringify(raw)),
  refusal: (state, seat, { space }) => (seat === state.turn && state.faceDown[space] ? undefined : 'FG-1'),
  play: (state, seat, { space }, { emit }) => {
    const card = present(state.cards[space]);
    state.faceDown[space] = false;
    state.left -= 1;
    state.points[seat] = present(state.points[seat]) + card;
    state.turn = (seat + 1) % state.points.length;
    emit?.({ kind: 'flipped', seat, space, card });
  },
  clone: (state) => ({
    ...state,
    cards: state.cards.slice(),
    faceDown: state.faceDown.slice(),
    points: state.points.slice(),
  }),
  view: (state) => ({
    spaces: state.cards.map((card, space) => (state.faceDown[space] ? 'face-down' : card)),
    turn: state.turn,
    points: state.points.slice(),
  }),
  viewEvent: (event) => event,
  outcome: (state) => (state.left === 0 ? mostPoints(state.points) : undefined),
  sample: (view, _viewer, rng) => {
    const hidden = DECK.slice();
    for (const card of view.spaces) if (card !== 'face-down') hidden.splice(hidden.indexOf(card), 1);
    shuffle(hidden, rng);
    return {
      left: hidden.length,
      faceDown: view.spaces.map((card) => card === 'face-down'),
      cards: view.spaces.map((card) => (card === 'face-down' ? (hidden.pop() ?? 0) : card)),
      turn: view.turn,
      points: view.points.slice(),
    };
  },
};

function mostPoints(points: readonly number[]): Outcome {
  const most = Math.max(...points);
  return { winners: [...points.keys()].filter((seat) => points[seat] === most), scores: [...points] };
}
