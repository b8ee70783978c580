import { expect, test } from 'vitest';
import { type FirstTurn, isAimOpen, openPointers } from './first-turn.ts';

const pointers: FirstTurn = [
  { id: 'flip', at: '.board', isDone: () => false },
  { id: 'stop', at: '.stop', isDue: ({ moves }) => moves.length > 0, isDone: () => false },
];
const moment = { view: {}, events: [], moves: [], you: 0 };

test('a dismissed hint is not shown again', () => {
  expect(openPointers(pointers, ['flip'], { ...moment, moves: ['stop'] }).map(({ id }) => id)).toEqual(['stop']);
});

test('a hint that is not due waits', () => {
  expect(openPointers(pointers, [], moment).map(({ id }) => id)).toEqual(['flip']);
});

test('the aim disappears with the first completed hint', () => {
  expect(isAimOpen([])).toBe(true);
  expect(isAimOpen(['flip'])).toBe(false);
});
