import { expect } from 'vitest';

/**
 * As `expect(found).toEqual(wanted)` for lists of plain values, for comparisons at each of a hundred thousand steps: a
 * passing `expect` costs more than the step.
 */
export function expectSame<Value extends number | string>(found: readonly Value[], wanted: readonly Value[]): void {
  if (found.length === wanted.length && found.every((value, at) => value === wanted[at])) return;
  expect(found).toEqual(wanted);
}
