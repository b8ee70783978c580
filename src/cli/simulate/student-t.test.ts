import { expect, test } from 'vitest';
import { normalQuantile, studentQuantile } from './student-t.ts';

test('quantiles match published tables', () => {
  for (const [tail, freedom, quantile] of [
    [0.025, 1, 12.706],
    [0.025, 2, 4.303],
    [0.025, 9, 2.262],
    [0.0005, 9, 4.781],
    [0.025, 60, 2.0],
    [0.025, 1000, 1.962],
  ] as const)
    expect(studentQuantile(tail, freedom)).toBeCloseTo(quantile, 3);
  expect(normalQuantile(0.025)).toBeCloseTo(1.96, 3);
});

test('the expansion for many degrees of freedom continues where the exact tail ends', () => {
  for (const tail of [0.025, 0.0005]) {
    const [exact, expanded] = [studentQuantile(tail, 200), studentQuantile(tail, 201)];
    expect(exact - expanded).toBeGreaterThan(0);
    expect(exact - expanded).toBeLessThan(0.0005);
  }
});
