import type { Seat } from '../engine/game.ts';
import type { PlayedRecord } from './played-record.ts';

/**
 * The last step, up to a given one, at which a seat had a choice of moves: where a retry starts. Otherwise the last
 * step with any move, then the first after it; undefined if the seat never moved.
 */
export function lastChoice(played: Pick<PlayedRecord, 'game' | 'length' | 'stateAt'>, seat: Seat, step: number) {
  const movesAt = (at: number) => {
    const state = played.stateAt(at);
    return played.game.outcome(state) === undefined ? played.game.legalMoves(state, seat).length : 0;
  };
  const last = Math.min(step, played.length);
  let onlyMove: number | undefined;
  for (let at = last; at >= 0; at -= 1) {
    const moves = movesAt(at);
    if (moves > 1) return at;
    if (moves === 1) onlyMove ??= at;
  }
  if (onlyMove !== undefined) return onlyMove;
  for (let at = last + 1; at < played.length; at += 1) if (movesAt(at) > 0) return at;
  return undefined;
}
