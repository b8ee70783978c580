import { expect, test } from 'vitest';
import { showing } from './whose-turn.ts';

const running = { isOver: false, isOpen: false };

test('one person among bots is never covered', () => {
  expect(showing([0], { toAct: [2], uncovered: undefined, ...running })).toEqual({ kind: 'hand', of: 0 });
});

test('with several people no hand is shown before somebody confirms that they have the device', () => {
  expect(showing([0, 1], { toAct: [1], uncovered: undefined, ...running })).toEqual({ kind: 'cover', next: 1 });
});

test('after a move its player sees the result, and is asked to pass the device on', () => {
  expect(showing([0, 1], { toAct: [1], uncovered: 0, ...running })).toEqual({ kind: 'hand', of: 0, next: 1 });
});

test('while bots play, the last hand stays, and after a reload there is a cover without a name', () => {
  expect(showing([0, 1], { toAct: [2], uncovered: 0, ...running })).toEqual({ kind: 'hand', of: 0 });
  expect(showing([0, 1], { toAct: [2], uncovered: undefined, ...running })).toEqual({ kind: 'cover' });
});

test('where several can act at once, the holder of the device goes first, then the next player', () => {
  expect(showing([0, 2, 3], { toAct: [0, 2, 3], uncovered: 1, ...running })).toEqual({ kind: 'hand', of: 1 });
  expect(showing([0, 2, 3], { toAct: [0, 3], uncovered: 1, ...running })).toEqual({ kind: 'hand', of: 1, next: 2 });
});

test('once the game is over everything is open', () => {
  expect(showing([0, 1], { toAct: [], uncovered: undefined, isOver: true, isOpen: false })).toEqual({
    kind: 'hand',
    of: 0,
  });
});

test('with nothing to hide, the active player sees the table at once', () => {
  const open = { isOver: false, isOpen: true };
  expect(showing([0, 1], { toAct: [1], uncovered: undefined, ...open })).toEqual({ kind: 'hand', of: 1 });
  expect(showing([0, 1], { toAct: [1], uncovered: 0, ...open })).toEqual({ kind: 'hand', of: 1 });
  expect(showing([0, 1], { toAct: [2], uncovered: 1, ...open })).toEqual({ kind: 'hand', of: 1 });
});
