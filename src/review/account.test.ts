import { expect, test } from 'vitest';
import { accountOf } from './account.ts';

const step = (values: { made: number; best?: number; after?: number }, number = 0) => ({
  step: number,
  turn: number + 1,
  best: values.made,
  shares: [],
  ...values,
});

test('what one did, luck and the others add up to the change from the start to the end', () => {
  const steps = [
    step({ made: 0.3, best: 0.45, after: 0.5 }),
    step({ made: 0.4 }),
    step({ made: 0.7, after: 0.6 }),
    step({ made: 0.2, best: 0.25 }),
  ];
  const { start, end, you, luck, others } = accountOf(steps, 0);

  expect(start).toBe(0.45);
  expect(you).toBeCloseTo(-0.2);
  expect(you + luck + others).toBeCloseTo(end - start);
});

test('a move that chance rewards was still as good as it was: what it cost is the decision, the rest is luck', () => {
  expect(accountOf([step({ made: 0.3, best: 0.5 })], 1)).toMatchObject({ you: -0.2, luck: 0.7, others: 0 });
});

test('what changes before one’s next step is not one’s own luck', () => {
  const steps = [step({ made: 0.5, after: 0.5 }), step({ made: 0.1 })];

  expect(accountOf(steps, 0)).toMatchObject({ you: 0, luck: -0.1, others: -0.4 });
});

test('a game without a step of one’s own has nothing to tell apart', () => {
  expect(accountOf([], 1)).toEqual({ start: 1, end: 1, you: 0, luck: 0, others: 0 });
});
