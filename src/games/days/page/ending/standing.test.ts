import { expect, test } from 'vitest';
import type { BoardView } from '../../rules/view.ts';
import { rankingOf, standingAfter } from './standing.ts';

function board(scores: number[], cards = scores.length): BoardView {
  return { days: [], scores, total: scores.reduce((sum, score) => sum + score, 0), cards, hand: 0 };
}

const BOARDS = [board([0, 4, 0, 3]), board([0, 2, 3, 0]), board([0, 0, 5, 4])];

test('the lead changes with the day that decides it', () => {
  const days = [0, 1, 2, 3, 4].map((counted) => standingAfter(BOARDS, counted));

  expect(days.map(({ leaders }) => leaders)).toEqual([[], [], [0], [1, 2], [2]]);
  expect(days.map(({ hasChanged }) => hasChanged)).toEqual([false, false, false, false, true]);
  expect(days.map(({ order }) => order)).toEqual([
    [0, 1, 2],
    [0, 1, 2],
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
  expect(days.at(-1)?.totals).toEqual([7, 5, 9]);
});

test('[DD-22] the winner of a tie by cards ranks above the loser; others with the same points share a rank', () => {
  const boards = [board([5], 2), board([9], 3), board([9], 4), board([5], 3)];

  expect(rankingOf(boards, { winners: [2] }).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [1, 2],
    [3, 3],
    [0, 3],
  ]);
});
