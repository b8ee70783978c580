import type { RuleContext, Seat } from '../../../engine/game.ts';
import { canDraw, draw } from './chapters/deck.ts';
import { endAfterPass, gameOver } from './chapters/ending.ts';
import { playCard } from './chapters/playing.ts';
import { listPlays, refusalOfPlay } from './chapters/plays.ts';
import { DRAW, PASS } from './moves.ts';
import type { DaysEvent, DaysMove, DaysState, Refusal } from './state.ts';

/** The seat whose turn it is; empty after the end. */
export function toAct(state: DaysState): Seat[] {
  return state.phase === 'playing' ? [state.turn] : [];
}

/** DD-10 Drawing or playing one card, written into `list`; DD-14 passing, if neither is possible. */
export function legalMoves(state: DaysState, seat: Seat, list: DaysMove[]): DaysMove[] {
  list.length = 0;
  if (state.phase !== 'playing' || seat !== state.turn) return list;
  if (canDraw(state)) list.push(DRAW);
  listPlays(state, list);
  if (list.length === 0) list.push(PASS);
  return list;
}

/** The rule that forbids a move, or undefined. */
export function refusal(state: DaysState, seat: Seat, move: DaysMove): Refusal | undefined {
  if (state.phase !== 'playing') return 'DD-20';
  if (seat !== state.turn) return 'DD-10';
  switch (move.kind) {
    case 'draw':
      return canDraw(state) ? undefined : 'DD-14';
    case 'pass':
      return refusalOfPass(state);
    default:
      return refusalOfPlay(state, seat, move);
  }
}

/** DD-10 A player who can draw may not pass; DD-56 with nothing to draw, a player who can play may not pass either. */
function refusalOfPass(state: DaysState): Refusal | undefined {
  if (canDraw(state)) return 'DD-10';
  const plays: DaysMove[] = [];
  listPlays(state, plays);
  return plays.length > 0 ? 'DD-56' : undefined;
}

/** DD-10 Plays one legal action, then the next player's turn begins, unless the game is over. */
export function play(
  state: DaysState,
  { move, values }: { move: DaysMove; values: readonly number[] },
  context: RuleContext<DaysEvent>,
): void {
  act(state, move, context);
  if (state.phase === 'playing') state.turn = (state.turn + 1) % state.hands.length;
  else context.emit?.(gameOver(state, values));
}

function act(state: DaysState, move: DaysMove, context: RuleContext<DaysEvent>): void {
  if (move.kind === 'pass') {
    context.emit?.({ kind: 'passed', seat: state.turn });
    state.passes += 1;
    endAfterPass(state);
    return;
  }
  state.passes = 0;
  if (move.kind === 'draw') draw(state, context);
  else playCard(state, move, context.emit);
}
