import type { Outcome } from '../../../../engine/game.ts';
import { best, elementAt } from '../../../../engine/list.ts';
import { weekScore } from '../board/score.ts';
import { cardsOn, isFullWeek } from '../board/stack.ts';
import type { DaysEvent, DaysState } from '../state.ts';

/** DD-20, DD-50 After a card's effects: the game ends at once if any board is full, no matter who filled it. */
export function endAfterPlay(state: DaysState): void {
  for (const week of state.boards) if (isFullWeek(week)) state.phase = 'full-week';
}

/** DD-14 The game ends when all passed in a row. */
export function endAfterPass(state: DaysState): void {
  if (state.passes === state.hands.length) state.phase = 'all-passed';
}

/** DD-22 The highest score wins; a tie goes to more cards on the board; players still equal share the win. */
export function outcomeOf(state: DaysState, values: readonly number[]): Outcome | undefined {
  if (state.phase === 'playing') return undefined;
  const scores = state.boards.map((week) => weekScore(week, { values, sprite: state.sprite }));
  const leaders = best([...scores.keys()], (seat) => elementAt(scores, seat));
  return { winners: best(leaders, (seat) => cardsOn(elementAt(state.boards, seat))), scores };
}

/** The event that ends the game. */
export function gameOver(state: DaysState, values: readonly number[]): DaysEvent {
  const outcome = outcomeOf(state, values);
  if (state.phase === 'playing' || outcome === undefined) throw new Error('the game should have ended');
  const full = state.boards.flatMap((week, board) => (isFullWeek(week) ? [board] : []));
  return { kind: 'game-over', why: state.phase, full, winners: outcome.winners, scores: outcome.scores ?? [] };
}
