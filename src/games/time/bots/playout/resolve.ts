import { elementAt } from '../../../../engine/list.ts';
import type { Rng } from '../../../../engine/rng.ts';
import type { TimeGame } from '../../rules/game.ts';
import type { Lookup } from '../../rules/lookup.ts';
import type { TimeMove, TimeState } from '../../rules/state.ts';
import { newMemory } from '../memory.ts';
import type { Mind } from '../mind.ts';
import { thinkResolution } from '../resolution.ts';

/** A Resolution phase has fewer moves. */
const MOST_MOVES = 500;

/** Plays the Resolution phase to its end, as a team that remembers the whole Story. */
export function resolve(game: TimeGame, lookup: Lookup, { state, rng }: { state: TimeState; rng: Rng }): void {
  const moves: TimeMove[] = [];
  const mind: Mind = {
    lookup,
    level: { forgets: 0, pace: 0 },
    memory: newMemory(0),
    idle: 0,
    rest: 0,
    isStill: false,
    last: 'nothing',
  };
  for (let made = 0; made < MOST_MOVES && state.phase === 'resolution'; made++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return;
    game.legalMoves(state, seat, moves);
    mind.memory.seat = seat;
    mind.memory.story = state.story.toReversed();
    const move = thinkResolution(mind, game.view(state, seat), moves) ?? elementAt(moves, 0);
    game.play(state, seat, move, { rng, now: 0 });
  }
}
