import { expect, test } from 'vitest';
import type { RecordedStep } from '../../../engine/record.ts';
import { beforeLastChoice } from './last-choice.ts';

const steps: RecordedStep[] = [0, 1, 0, 1, 1].map((seat) => ({ kind: 'move', seat, move: {}, at: 0 }));

test('one tries again from one’s own last move before the turning point', () => {
  expect(beforeLastChoice({ steps }, 0, 5)).toBe(2);
});

test('a turning point of one’s own is tried again itself', () => {
  expect(beforeLastChoice({ steps }, 1, 4)).toBe(3);
});

test('somebody who had not moved yet begins right before it', () => {
  expect(beforeLastChoice({ steps }, 2, 4)).toBe(3);
  expect(beforeLastChoice({ steps }, 2, 0)).toBe(0);
});
