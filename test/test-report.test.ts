import path from 'node:path';
import { expect, test } from 'vitest';
import {
  type BrowserReport,
  countBrowserTests,
  countVitestTests,
  tellFailures,
  tellNotTested,
  tellSecondTries,
  type VitestReport,
} from '../scripts/test-report.js';

const spec = (title: string, status: string, line = 7) => ({
  file: 'voice.e2e.ts',
  line,
  title,
  tests: [{ status }],
});

/** A Playwright report of some tests, of which these needed a second try. */
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
        specs: [
          spec('all hear each other', 'expected'),
          ...Array.from({ length: unexpected }, (_, at) => spec(`broken ${at}`, 'unexpected')),
        ],
        suites: [{ specs: flaky.map((title, at) => spec(title, 'flaky', 10 + at)), suites: [] }],
      },
    ],
  };
}

/** A Vitest report: a test that needed two tries, one that did not, one that failed, and a file that does not load. */
const vitest: VitestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    { name: path.resolve('test/broken.test.ts'), status: 'failed', assertionResults: [] },
    {
      status: 'failed',
      name: path.resolve('test/webkit/phone.webkit.ts'),
      assertionResults: [
        { status: 'passed', fullName: 'sounds run', failureMessages: ['no sound yet'] },
        { status: 'passed', fullName: 'a table fits', failureMessages: [] },
        { status: 'failed', fullName: 'the app starts', failureMessages: ['it did not'] },
      ],
    },
  ],
};

test('one line says that all tests passed at the first try', () => {
  const counted = countBrowserTests(report(150, []));
  expect(counted).toEqual({
    passed: 150,
    failed: 0,
    failures: [],
    secondTries: { kind: 'browser tests', of: 150, names: [] },
  });
  expect(tellSecondTries([counted.secondTries])).toEqual({
    lines: ['None of 150 browser tests needed a second try.'],
    tooMany: 0,
  });
});

test('one browser test in a hundred may need a second try, and is named with its place, also deep inside a suite', () => {
  const counted = countBrowserTests(report(99, ['a line is lost']));
  expect(counted).toMatchObject({ passed: 100, failed: 0 });
  expect(tellSecondTries([counted.secondTries])).toEqual({
    lines: ['Needed a second try: 1 of 100 browser tests', '  voice.e2e.ts:10 a line is lost'],
    tooMany: 0,
  });
});

test.each([
  [97, ['one', 'two']],
  [198, ['one', 'two', 'three']],
])('with %d others, %j are too many and fail the run', (expected, flaky) => {
  const { secondTries } = countBrowserTests(report(expected, flaky));
  const { lines, tooMany } = tellSecondTries([secondTries]);
  expect(tooMany).toBe(1);
  expect(lines[0]).toBe(`Needed a second try: ${flaky.length} of ${expected + flaky.length} browser tests`);
  expect(lines.at(-1)).toBe('That is a failure: no more than one in 100 may.');
});

test('those of WebKit are named and counted with the other browser tests', () => {
  const { secondTries: late } = countVitestTests(vitest, 'browser tests');
  expect(late).toEqual({ kind: 'browser tests', of: 3, names: ['test/webkit/phone.webkit.ts sounds run'] });

  const { secondTries } = countBrowserTests(report(197, []));
  expect(tellSecondTries([secondTries, late])).toEqual({
    lines: ['Needed a second try: 1 of 200 browser tests', '  test/webkit/phone.webkit.ts sounds run'],
    tooMany: 0,
  });
  expect(tellSecondTries([late]).tooMany).toBe(0);
  expect(tellSecondTries([late, late]).tooMany).toBe(1);
});

test('of all other tests one in a thousand may', () => {
  const late = (count: number) => ({
    kind: 'other tests' as const,
    of: 3000,
    names: Array.from({ length: count }, (_, at) => `test ${at}`),
  });
  expect(tellSecondTries([late(3)]).tooMany).toBe(0);
  expect(tellSecondTries([late(4)])).toMatchObject({ tooMany: 1, lines: expect.arrayContaining(['  test 3']) });
});

test('a failed test, a skipped one and a file that does not load are failures, and are named', () => {
  const browser = countBrowserTests(report(297, ['one', 'two'], { unexpected: 2, skipped: 1 }));
  expect(browser).toMatchObject({ passed: 299, failed: 3, why: '1 skipped' });
  expect(tellFailures(browser.failures)).toEqual(['Failed:', '  voice.e2e.ts:7 broken 0', '  voice.e2e.ts:7 broken 1']);

  const others = countVitestTests(vitest, 'other tests');
  expect(others).toMatchObject({
    passed: 2,
    failed: 2,
    failures: ['test/webkit/phone.webkit.ts the app starts', 'test/broken.test.ts could not be loaded'],
  });
  expect(countVitestTests({ ...vitest, numPendingTests: 1 }, 'other tests')).toMatchObject({
    failed: 3,
    why: '1 skipped',
  });
  expect(tellFailures([])).toEqual([]);
});

test('a skipped test that named what is missing here is listed as such, and is not a failure', () => {
  const skipped = (missing?: string) => ({
    ...{ status: 'skipped', fullName: 'a table is kept', failureMessages: [] },
    meta: missing === undefined ? {} : { missing },
  });
  const assertionResults = [skipped('PostgreSQL'), skipped('PostgreSQL'), skipped('root on Linux'), skipped()];
  const more = { name: path.resolve('test/stores.test.ts'), status: 'passed', assertionResults };
  const counted = countVitestTests(
    { ...vitest, numPendingTests: 4, testResults: [...vitest.testResults, more] },
    'other tests',
  );
  expect(counted).toMatchObject({ passed: 2, failed: 3, why: '1 skipped' });
  expect(counted.notTested).toEqual([
    { missing: 'PostgreSQL', what: '2 tests' },
    { missing: 'root on Linux', what: '1 test' },
  ]);
});

test('what was not tested is listed with its reason; with CI set, what could have been installed is a failure', () => {
  const left = [
    { what: '2 tests', missing: 'PostgreSQL', how: 'apt-get install postgresql' },
    { what: '1 test', missing: 'root on Linux' },
  ];
  const lines = [
    'Not tested:',
    '  2 tests: no PostgreSQL here (apt-get install postgresql)',
    '  1 test: no root on Linux here',
  ];
  expect(tellNotTested(left, { isFailure: false })).toEqual({ lines, failed: 0 });
  expect(tellNotTested(left, { isFailure: true })).toEqual({
    lines: [...lines, 'Because CI is set, each of these that can be installed counts as a failure.'],
    failed: 1,
  });
  expect(tellNotTested([], { isFailure: true })).toEqual({ lines: [], failed: 0 });
});
