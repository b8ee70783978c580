import type { Wishes } from '../../../../client/learn/testing/wish.ts';
import type { NewGameMove, NewGameState } from '../../rules/state.ts';

/** How the table of each level must lie, and how the level is done. */
export const wishes: Wishes<NewGameState, NewGameMove> = {
  turn: {
    seats: 2,
    options: { starter: 0 },
    until: 'nobody',
    steps: 0,
    isRight: ({ after }) => after({ kind: 'roll' }).heap.length === 1,
    solve: ({ state }) => ({ kind: state.heap.length === 0 ? 'roll' : 'stop' }),
  },
};
