import internal, { type PeerGame, type PeerState } from 'boardgame.io/internal';
import { elementAt } from '../src/engine/list.ts';
import type { Rng } from '../src/engine/rng.ts';
import { GRID_SEATS, GRID_SPACES } from './flip-the-grid.ts';

interface PeerGrid {
  cards: number[];
  faceDown: boolean[];
  left: number;
  points: number[];
}

const game: PeerGame<PeerGrid> = {
  name: 'flip-the-grid',
  // Undo keeps all earlier states; without it the peer is faster.
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    cards: random.Shuffle(Array.from({ length: GRID_SPACES }, (_, card) => 1 + (card % 5))),
    faceDown: new Array<boolean>(GRID_SPACES).fill(true),
    left: GRID_SPACES,
    points: new Array<number>(ctx.numPlayers).fill(0),
  }),
  moves: {
    flip: ({ G, playerID }, space) => {
      if (!G.faceDown[space]) return 'INVALID_MOVE';
      G.faceDown[space] = false;
      G.left -= 1;
      G.points[Number(playerID)] = elementAt(G.points, Number(playerID)) + elementAt(G.cards, space);
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.left === 0 ? { points: G.points } : undefined),
};

const processed = internal.ProcessGameConfig(game);
const reduce = internal.CreateGameReducer({ game: processed });

/** One random game on boardgame.io with its bare reducer: no store, no client, no log. Returns the number of moves. */
export function playPeerGame(rng: Rng): number {
  let state: PeerState<PeerGrid> = internal.InitializeGame({ game: processed, numPlayers: GRID_SEATS });
  const spaces: number[] = [];
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    spaces.length = 0;
    for (let space = 0; space < GRID_SPACES; space++) if (state.G.faceDown[space]) spaces.push(space);
    state = reduce(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'flip', args: [spaces[rng.int(spaces.length)]], playerID: state.ctx.currentPlayer },
    });
    moves += 1;
  }
  return moves;
}
