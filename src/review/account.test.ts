import { expect, test } from 'vitest';
import { accountOf } from './account.ts';

test('own decisions, luck and the others add up to the change from start to end', () => {
  const mistakes = [
    { from: 0.3, to: 0.45 },
    { from: 0.2, to: 0.25 },
  ];
  const { start, end, you, luck, others } = accountOf({ start: 0.45, end: 0, mistakes, luck: [0.2, -0.1] });

  expect(you).toBeCloseTo(-0.2);
  expect(luck).toBeCloseTo(0.1);
  expect(you + luck + others).toBeCloseTo(end - start);
});

test('a rewarded mistake is still a mistake, and the rest is luck', () => {
  const account = accountOf({ start: 0.5, end: 1, mistakes: [{ from: 0.3, to: 0.5 }], luck: [0.7] });

  expect(account.you).toBeCloseTo(-0.2);
  expect(account.luck).toBeCloseTo(0.7);
  expect(account.others).toBeCloseTo(0);
});

test('a game without decisions or draws is attributed to the others', () => {
  expect(accountOf({ start: 0.5, end: 0, mistakes: [], luck: [] })).toMatchObject({ you: 0, luck: 0, others: -0.5 });
});
