import type { RuleContext, Seat } from '../../../engine/game.ts';
import { canDraw, draw } from './chapters/deck.ts';
import { endAfterPass, gameOver } from './chapters/ending.ts';
import { playCard } from './chapters/playing.ts';
import { listPlays, refusalOfPlay } from './chapters/plays.ts';
import { DRAW, PASS } from './moves.ts';
import type { DaysEvent, DaysMove, DaysState, Refusal } from './state.ts';

/** Whose turn it is; nobody's when the game is over. */
export function toAct(state: DaysState): Seat[] {
  return state.phase === 'playing' ? [state.turn] : [];
}

/** DD-10 Draw or play one card, filled into `list`; DD-14 pass where neither can be done. */
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

/** DD-10 Nobody passes who could draw; DD-56 nor who could play when there is nothing to draw. */
function refusalOfPass(state: DaysState): Refusal | undefined {
  if (canDraw(state)) return 'DD-10';
  const plays: DaysMove[] = [];
  listPlays(state, plays);
  return plays.length > 0 ? 'DD-56' : undefined;
}

/** DD-10 One action that was checked, then it is the next player's turn, unless the game is over. */
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
