import { expect, test } from 'vitest';
import { showing } from './whose-turn.ts';

/** Everybody at the device sees the same. */
function alike(toAct: readonly number[], isOver = false) {
  return { shownTo: [0, 1, 2].map(() => ({ toAct, isOver })), isOpen: false };
}

test('one person among bots is never covered', () => {
  expect(showing([0], { ...alike([2]), uncovered: undefined })).toEqual({ kind: 'hand', of: 0 });
});

test('with several people no hand is shown before somebody confirms that they have the device', () => {
  expect(showing([0, 1], { ...alike([1]), uncovered: undefined })).toEqual({ kind: 'cover', next: 1 });
});

test('after a move its player sees the result, and is asked to pass the device on', () => {
  expect(showing([0, 1], { ...alike([1]), uncovered: 0 })).toEqual({ kind: 'hand', of: 0, next: 1 });
});

test('while bots play, the last hand stays, and after a reload there is a cover without a name', () => {
  expect(showing([0, 1], { ...alike([2]), uncovered: 0 })).toEqual({ kind: 'hand', of: 0 });
  expect(showing([0, 1], { ...alike([2]), uncovered: undefined })).toEqual({ kind: 'cover' });
});

test('if several can act at once, the holder of the device goes first, then the next player', () => {
  expect(showing([0, 2, 3], { ...alike([0, 2, 3]), uncovered: 1 })).toEqual({ kind: 'hand', of: 1 });
  expect(showing([0, 2, 3], { ...alike([0, 3]), uncovered: 1 })).toEqual({ kind: 'hand', of: 1, next: 2 });
});

test('once the game is over everything is open', () => {
  expect(showing([0, 1], { ...alike([], true), uncovered: undefined })).toEqual({
    kind: 'hand',
    of: 0,
  });
});

test('with nothing to hide, the active player sees the table at once', () => {
  expect(showing([0, 1], { ...alike([1]), uncovered: undefined, isOpen: true })).toEqual({ kind: 'hand', of: 1 });
  expect(showing([0, 1], { ...alike([1]), uncovered: 0, isOpen: true })).toEqual({ kind: 'hand', of: 1 });
  expect(showing([0, 1], { ...alike([2]), uncovered: 1, isOpen: true })).toEqual({ kind: 'hand', of: 1 });
});

test("the holder keeps the device until their own actions were shown to them, however fast others' pages showed them", () => {
  const dying = { toAct: [0], isOver: false };
  const done = { toAct: [1], isOver: false };
  expect(showing([0, 1], { shownTo: [dying, done], uncovered: 0, isOpen: true })).toEqual({ kind: 'hand', of: 0 });
  expect(showing([0, 1], { shownTo: [done, dying], uncovered: 0, isOpen: true })).toEqual({ kind: 'hand', of: 1 });
});
