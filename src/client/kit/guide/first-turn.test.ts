import { expect, test } from 'vitest';
import { type FirstTurn, isAimOpen, openPointers } from './first-turn.ts';

const pointers: FirstTurn = [
  { id: 'flip', at: '.board', isDone: () => false },
  { id: 'stop', at: '.stop', isDue: ({ moves }) => moves.length > 0, isDone: () => false },
];
const moment = { view: {}, events: [], moves: [], you: 0 };

test('what is gone is not pointed at again', () => {
  expect(openPointers(pointers, ['flip'], { ...moment, moves: ['stop'] }).map(({ id }) => id)).toEqual(['stop']);
});

test('what is not due waits', () => {
  expect(openPointers(pointers, [], moment).map(({ id }) => id)).toEqual(['flip']);
});

test('the aim leaves with the first thing that was done', () => {
  expect(isAimOpen([])).toBe(true);
  expect(isAimOpen(['flip'])).toBe(false);
});
