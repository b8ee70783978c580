import { expect, test } from 'vitest';
import { showing } from './whose-turn.ts';

const running = { isOver: false, isOpen: false };

test('one person among bots is never covered', () => {
  expect(showing([0], { toAct: [2], uncovered: undefined, ...running })).toEqual({ kind: 'hand', of: 0 });
});

test('with several people nothing is shown before somebody says that they have the device', () => {
  expect(showing([0, 1], { toAct: [1], uncovered: undefined, ...running })).toEqual({ kind: 'cover', next: 1 });
});

test('somebody who has made their move sees what it did, and is asked to pass the device on', () => {
  expect(showing([0, 1], { toAct: [1], uncovered: 0, ...running })).toEqual({ kind: 'hand', of: 0, next: 1 });
});

test('while bots play, the last hand stays, and after a reload there is a cover without a name', () => {
  expect(showing([0, 1], { toAct: [2], uncovered: 0, ...running })).toEqual({ kind: 'hand', of: 0 });
  expect(showing([0, 1], { toAct: [2], uncovered: undefined, ...running })).toEqual({ kind: 'cover' });
});

test('where several can act at once, whoever has the device goes first, then the next round the table', () => {
  expect(showing([0, 2, 3], { toAct: [0, 2, 3], uncovered: 1, ...running })).toEqual({ kind: 'hand', of: 1 });
  expect(showing([0, 2, 3], { toAct: [0, 3], uncovered: 1, ...running })).toEqual({ kind: 'hand', of: 1, next: 2 });
});

test('once the game is over everything is open', () => {
  expect(showing([0, 1], { toAct: [], uncovered: undefined, isOver: true, isOpen: false })).toEqual({
    kind: 'hand',
    of: 0,
  });
});

test('where nobody has anything to hide, whoever can act sees the table at once', () => {
  const open = { isOver: false, isOpen: true };
  expect(showing([0, 1], { toAct: [1], uncovered: undefined, ...open })).toEqual({ kind: 'hand', of: 1 });
  expect(showing([0, 1], { toAct: [1], uncovered: 0, ...open })).toEqual({ kind: 'hand', of: 1 });
  expect(showing([0, 1], { toAct: [2], uncovered: 1, ...open })).toEqual({ kind: 'hand', of: 1 });
});
