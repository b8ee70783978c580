import { expect, test } from 'vitest';
import { flipTheGrid } from '../../bench/flip-the-grid.ts';
import { type GameRecord, type RecordedStep, replayRecord } from './record.ts';

function record(...steps: RecordedStep[]): Pick<GameRecord, 'names' | 'options' | 'seed' | 'startedAt' | 'steps'> {
  return { names: ['Ada', 'Bruno'], options: {}, seed: '07'.repeat(32), startedAt: 1000, steps };
}

function flip(seat: number, space: number): RecordedStep {
  return { kind: 'move', seat, move: { kind: 'flip', space }, at: 2000 };
}

test('a record is played step by step until its last step', () => {
  const game = replayRecord(flipTheGrid, record(flip(0, 3), flip(1, 4)));

  expect(game.next()).toMatchObject({ events: [{ kind: 'flipped', seat: 0, space: 3 }] });
  expect(game.next()).toMatchObject({ events: [{ kind: 'flipped', seat: 1, space: 4 }] });
  expect(game.next()).toBeUndefined();
  expect(game.played).toBe(2);
  expect(game.state.left).toBe(18);
});

test('another seed deals other cards', () => {
  const one = replayRecord(flipTheGrid, record());
  const other = replayRecord(flipTheGrid, { ...record(), seed: '08'.repeat(32) });

  expect(other.state.cards).not.toEqual(one.state.cards);
});

test.each([
  ['a move that a rule forbids', flip(0, 3), 'FG-1'],
  ['a move out of turn', { kind: 'move', seat: 0, move: { kind: 'flip', space: 5 }, at: 2000 } as const, 'FG-1'],
  [
    'what is no move',
    { kind: 'move', seat: 1, move: { kind: 'jump' }, at: 2000 } as const,
    'this is no move of the game',
  ],
  ['a clock that the game has not', { kind: 'clock', at: 2000 } as const, 'this game has no clock'],
])('%s is a disagreement, and the replay stays before it', (_, step, why) => {
  const game = replayRecord(flipTheGrid, record(flip(0, 3), step));
  game.next();
  const before = structuredClone(game.state);

  expect(game.next()).toEqual({ disagreement: { step: 1, why } });
  expect(game.state).toEqual(before);
  expect(game.played).toBe(1);
});
