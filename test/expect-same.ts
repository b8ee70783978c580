import { expect } from 'vitest';

/** As `expect(found).toEqual(wanted)` for lists of plain values, for what is compared at each of a hundred thousand steps: an `expect` that holds costs more than the step. */
export function expectSame<Value extends number | string>(found: readonly Value[], wanted: readonly Value[]): void {
  if (found.length === wanted.length && found.every((value, at) => value === wanted[at])) return;
  expect(found).toEqual(wanted);
}
