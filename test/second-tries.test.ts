import { expect, test } from 'vitest';
import { type BrowserReport, countBrowserTests, tellSecondTries } from '../scripts/second-tries.js';

const spec = (title: string, status: string, line = 7) => ({
  file: 'voice.e2e.ts',
  line,
  title,
  tests: [{ status }],
});

/** A report of so many tests, of which these needed a second try, as Playwright writes it. */
function report(
  expected: number,
  flaky: string[],
  others: { unexpected?: number; skipped?: number } = {},
): BrowserReport {
  const { unexpected = 0, skipped = 0 } = others;
  return {
    stats: { expected, flaky: flaky.length, unexpected, skipped },
    suites: [
      {
        specs: [spec('all hear each other', 'expected')],
        suites: [{ specs: flaky.map((title, at) => spec(title, 'flaky', 10 + at)), suites: [] }],
      },
    ],
  };
}

test('all at the first try is said in one line', () => {
  const counted = countBrowserTests(report(150, []));
  expect(counted).toEqual({ passed: 150, failed: 0, secondTries: { of: 150, names: [] } });
  expect(tellSecondTries(counted.secondTries)).toEqual(['None of 150 browser tests needed a second try.']);
});

test('one in a hundred may need a second try, and is named with its place, also deep inside a suite', () => {
  const counted = countBrowserTests(report(99, ['a line is lost']));
  expect(counted).toMatchObject({ passed: 100, failed: 0 });
  expect(counted.why).toBeUndefined();
  expect(tellSecondTries(counted.secondTries)).toEqual([
    'Needed a second try: 1 of 100 browser tests',
    '  voice.e2e.ts:10 a line is lost',
  ]);
});

test.each([
  [98, ['one']],
  [198, ['one', 'two', 'three']],
])('with %d others, %j are too many and fail the run', (expected, flaky) => {
  const counted = countBrowserTests(report(expected, flaky));
  const of = expected + flaky.length;
  expect(counted).toMatchObject({ passed: of, failed: 1 });
  expect(counted.why).toBe(`${flaky.length} of ${of} needed a second try, and no more than one in a hundred may`);
  expect(counted.secondTries.names).toHaveLength(flaky.length);
});

test('what was skipped is a failure as before, beside those that failed', () => {
  expect(countBrowserTests(report(297, ['one', 'two'], { unexpected: 2, skipped: 1 }))).toMatchObject({
    passed: 299,
    failed: 3,
    why: '1 skipped',
  });
});
