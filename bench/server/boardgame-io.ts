import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { elementAt } from '../../src/engine/list.ts';
import { CARDS, SPACES } from './grid-box.ts';
import { answerAt } from './usage.ts';

/** Only the parts that are used. */
interface Peer {
  Server(options: { games: unknown[]; origins: boolean }): {
    run(options: { port: number; callback?: () => void }): Promise<{ appServer: import('node:http').Server }>;
  };
}
interface Grid {
  cards: number[];
  faceDown: boolean[];
  left: number;
  points: number[];
}

// The package's server is CommonJS.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Peer;

const grid = {
  name: 'grid',
  // Undo keeps all earlier states; without it the peer is faster.
  disableUndo: true,
  setup: ({ ctx }: { ctx: { numPlayers: number } }): Grid => ({
    cards: [...CARDS],
    faceDown: new Array<boolean>(SPACES).fill(true),
    left: SPACES,
    points: new Array<number>(ctx.numPlayers).fill(0),
  }),
  moves: {
    flip: {
      move: ({ G, playerID }: { G: Grid; playerID: string }, space: number) => {
        if (!G.faceDown[space]) return 'INVALID_MOVE';
        G.faceDown[space] = false;
        G.left -= 1;
        G.points[Number(playerID)] = elementAt(G.points, Number(playerID)) + elementAt(G.cards, space);
        if (G.left === 0) {
          G.faceDown.fill(true);
          G.left = SPACES;
        }
        return undefined;
      },
      client: false,
    },
  },
  playerView: ({ G }: { G: Grid }) => ({
    ...G,
    cards: G.cards.map((card, space) => (G.faceDown[space] ? 0 : card)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
};

// It logs every request to the console.
console.log = () => undefined;
const { appServer } = await Server({ games: [grid], origins: true }).run({ port: 0 });
answerAt(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
