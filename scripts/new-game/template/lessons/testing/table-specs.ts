import type { LevelTableSpecs } from '../../../../client/kit/lessons/testing/level-table-spec.ts';
import type { NewGameMove, NewGameState } from '../../rules/state.ts';

/** The required properties of each level's table, and how the level is solved. */
export const tableSpecs: LevelTableSpecs<NewGameState, NewGameMove> = {
  turn: {
    seats: 2,
    options: { starter: 0 },
    until: 'nobody',
    steps: 0,
    isRight: ({ after }) => after({ kind: 'roll' }).heap.length === 1,
    solve: ({ state }) => ({ kind: state.heap.length === 0 ? 'roll' : 'stop' }),
  },
};
