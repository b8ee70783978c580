import type { RuleId, Seat } from '../../../engine/game.ts';
import { cut } from '../../../engine/list.ts';
import { ROLL, STOP } from './moves.ts';
import type { NewGameMove, NewGameState } from './state.ts';

/** NG-2 The seat whose turn it is. */
export function toAct({ phase, turn }: NewGameState): readonly Seat[] {
  return phase === 'over' ? [] : [turn];
}

/** All moves of a seat, written into `list`, which can be reused to save memory. */
export function legalMoves(state: NewGameState, seat: Seat, list: NewGameMove[]): NewGameMove[] {
  let count = 0;
  for (const move of [ROLL, STOP]) if (refusal(state, seat, move) === undefined) list[count++] = move;
  cut(list, count);
  return list;
}

/** The rule that forbids a move, or undefined. */
export function refusal(state: NewGameState, seat: Seat, move: NewGameMove): RuleId | undefined {
  if (state.phase === 'over') return 'NG-20';
  if (seat !== state.turn) return 'NG-2';
  switch (move.kind) {
    case 'roll':
      return undefined;
    case 'stop':
      return state.heap.length > 0 ? undefined : 'NG-13';
  }
}
