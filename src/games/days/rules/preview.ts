import type { Seat } from '../../../engine/game.ts';
import { playOnBoards } from './board/effects.ts';
import { dayScore, weekScore } from './board/score.ts';
import { copyBoards, isFullWeek } from './board/stack.ts';
import { BOULDER } from './content.ts';
import { type Day, type DaysPlay, type Removal, WEEK, weekOf } from './state.ts';
import type { DaysView } from './view.ts';

/** The effect of a play on the visible boards. */
export interface Preview {
  removed: Removal[];
  /** The change of each seat's score, and of its days. */
  scores: { change: number; days: { day: Day; change: number }[] }[];
  /** Boards that would be full: the game would end. */
  full: Seat[];
  /** DD-35 The day a Boulder would block for the rest of the game. */
  blocked?: { board: Seat; day: Day };
}

/** Tries a legal play on a copy of the boards a viewer sees. */
export function previewPlay(
  view: DaysView,
  { seat, play }: { seat: Seat; play: DaysPlay },
  values: readonly number[],
): Preview {
  const before = view.boards.map((board) => board.days);
  const boards = copyBoards(before);
  const removed: Removal[] = [];
  const counting = { values, sprite: view.sprite };
  playOnBoards({ boards, discard: [], removed }, seat, play);
  const scores = boards.map((week, board) => {
    const weekBefore = weekOf(before, board);
    const days: { day: Day; change: number }[] = [];
    for (let day = 0; day < WEEK; day++) {
      const change = dayScore(week, day, counting) - dayScore(weekBefore, day, counting);
      if (change !== 0) days.push({ day, change });
    }
    return { change: weekScore(week, counting) - weekScore(weekBefore, counting), days };
  });
  const full = boards.flatMap((week, board) => (isFullWeek(week) ? [board] : []));
  const isBlocking = play.kind === 'place' && play.card === BOULDER;
  return { removed, scores, full, ...(isBlocking && { blocked: { board: play.board, day: play.day } }) };
}
