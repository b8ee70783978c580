import type { Box, Game } from '../../src/engine/game.ts';
import { cut, present } from '../../src/engine/list.ts';

/**
 * The small game all servers play: twenty face-down cards; the player to move flips one, and once all are up they are
 * turned down again. It never ends.
 */
export const SPACES = 20;
export const SEATS = 4;

/** The points on each space's card. */
export const CARDS: readonly number[] = Array.from({ length: SPACES }, (_, space) => 1 + (space % 5));

interface EndlessGrid {
  faceDown: boolean[];
  left: number;
  turn: number;
  points: number[];
}

interface GridView {
  spaces: ('face-down' | number)[];
  turn: number;
  points: number[];
}

interface Flip {
  kind: 'flip';
  space: number;
}

const FLIPS: readonly Flip[] = Array.from({ length: SPACES }, (_, space) => ({ kind: 'flip', space }));

const endlessGrid: Game<EndlessGrid, Flip, unknown, GridView> = {
  id: 'grid',
  setup: (seats) => ({
    faceDown: new Array<boolean>(SPACES).fill(true),
    left: SPACES,
    turn: 0,
    points: new Array<number>(seats).fill(0),
  }),
  toAct: ({ turn }) => [turn],
  legalMoves: (state, seat, moves = []) => {
    let count = 0;
    if (seat === state.turn) {
      for (let space = 0; space < SPACES; space++) if (state.faceDown[space]) moves[count++] = present(FLIPS[space]);
    }
    cut(moves, count);
    return moves;
  },
  parseMove: (raw) => FLIPS[(raw as Partial<Flip> | null)?.space ?? -1],
  refusal: (state, seat, { space }) => (seat === state.turn && state.faceDown[space] ? undefined : 'FG-1'),
  play: (state, seat, { space }, { emit }) => {
    const card = present(CARDS[space]);
    state.faceDown[space] = false;
    state.left -= 1;
    state.points[seat] = present(state.points[seat]) + card;
    state.turn = (seat + 1) % state.points.length;
    emit?.({ kind: 'flipped', seat, space, card });
    if (state.left > 0) return;
    state.faceDown.fill(true);
    state.left = SPACES;
  },
  clone: (state) => ({ ...state, faceDown: state.faceDown.slice(), points: state.points.slice() }),
  view: ({ faceDown, turn, points }) => ({
    spaces: CARDS.map((card, space) => (faceDown[space] ? 'face-down' : card)),
    turn,
    points: points.slice(),
  }),
  isOpen: true,
  viewEvent: (event) => event,
  outcome: () => undefined,
  // Nothing is hidden except cards that everybody knows.
  sample: ({ spaces, turn, points }) => {
    const faceDown = spaces.map((card) => card === 'face-down');
    return { faceDown, left: faceDown.filter(Boolean).length, turn, points: points.slice() };
  },
};

/** The small game as a box. */
export const gridBox: Box = {
  id: 'grid',
  seats: { min: SEATS, max: SEATS },
  options: {},
  standardPack: { cards: CARDS },
  checkPack: (pack) => ({ kind: 'valid', pack }),
  open: () => endlessGrid as Game,
  teller: () => ({ tell: () => undefined }),
};
