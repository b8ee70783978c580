import path from 'node:path';
import { ROOT } from './command.js';

/**
 * One test in this many may need a second try, because a busy machine can stall for a moment; a single one is always
 * allowed.
 */
const ONE_IN = { 'browser tests': 100, 'other tests': 1000 };

/**
 * The parts of a Playwright report that are used.
 *
 * @typedef {{ file: string, line: number, title: string, tests: { status: string }[] }} BrowserSpec
 * @typedef {{ suites?: BrowserSuite[], specs?: BrowserSpec[] }} BrowserSuite
 * @typedef {{ expected: number, flaky: number, unexpected: number, skipped: number }} BrowserStats
 * @typedef {{ stats: BrowserStats, suites: BrowserSuite[] }} BrowserReport
 */

/**
 * The parts of a Vitest report that are used.
 *
 * @typedef {{ status: string, fullName: string, failureMessages: string[], meta?: { missing?: string } }} Assertion
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: Assertion[] }[]} testResults
 */

/**
 * Counts a Playwright report, and names the failed tests and those that passed only at a second try.
 *
 * @param {BrowserReport} report
 */
export function countBrowserTests({ stats, suites }) {
  const { expected, flaky, unexpected, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected + skipped,
    ...(skipped > 0 && { why: `${skipped} skipped` }),
    failures: suites.flatMap((suite) => testsIn(suite, 'unexpected')),
    secondTries: {
      kind: 'browser tests',
      of: expected + flaky + unexpected + skipped,
      names: suites.flatMap((suite) => testsIn(suite, 'flaky')),
    },
  };
}

/**
 * The same for a Vitest report. A file that cannot be loaded has no failed tests, but counts as a failure, and so does
 * a skipped test, unless it names what is missing here (`test/needs.ts`).
 *
 * @param {VitestReport} report
 * @param {'browser tests' | 'other tests'} kind
 */
export function countVitestTests(report, kind) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed),
  );
  const notTested = leftOut(report.testResults.flatMap(({ assertionResults }) => assertionResults));
  const explained = notTested.reduce((sum, { count }) => sum + count, 0);
  const skipped = report.numPendingTests + report.numTodoTests - explained;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${path.relative(ROOT, name)} ${test.fullName}` })),
  );
  // Passed, but with the messages of a failed first try.
  const late = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length + skipped,
    ...(skipped > 0 && { why: `${skipped} skipped` }),
    failures: [
      ...tests.filter(isFailed).map(({ title }) => title),
      ...unloaded.map(({ name }) => `${path.relative(ROOT, name)} could not be loaded`),
    ],
    ...(notTested.length > 0 && {
      notTested: notTested.map(({ missing, count }) => ({ missing, what: count === 1 ? '1 test' : `${count} tests` })),
    }),
    secondTries: { kind, of: tests.length, names: late.map(({ title }) => title) },
  };
}

/** How many tests were skipped, by what is missing. */
function leftOut(tests) {
  const counts = new Map();
  for (const { status, meta } of tests) {
    if (status === 'passed' || status === 'failed' || meta?.missing === undefined) continue;
    counts.set(meta.missing, (counts.get(meta.missing) ?? 0) + 1);
  }
  return [...counts].map(([missing, count]) => ({ missing, count }));
}

/**
 * The lines about what was not tested and why; in a complete run, anything that could have been installed counts as a
 * failure.
 */
export function tellNotTested(left, { isFailure }) {
  if (left.length === 0) return { lines: [], failed: 0 };
  const could = left.filter(({ how }) => how !== undefined);
  const failed = isFailure ? could.length : 0;
  return {
    lines: [
      'Not tested:',
      ...left.map(({ what, missing, how }) => `  ${what}: no ${missing} here${how === undefined ? '' : ` (${how})`}`),
      ...(failed > 0 ? ['Because CI is set, each of these that can be installed counts as a failure.'] : []),
    ],
    failed,
  };
}

/** The lines about failures before the last line of `npm test`, so that the end of a long output shows them. */
export function tellFailures(names) {
  return names.length === 0 ? [] : ['Failed:', ...names.map((name) => `  ${name}`)];
}

/** The lines about second tries of all stages, per kind of test, and how many kinds had too many. */
export function tellSecondTries(stages) {
  const told = Object.keys(ONE_IN)
    .map((kind) => stages.filter((stage) => stage.kind === kind))
    .filter((ofKind) => ofKind.length > 0)
    .map(tellKind);
  return { lines: told.flatMap(({ lines }) => lines), tooMany: told.filter(({ isTooMany }) => isTooMany).length };
}

function tellKind(stages) {
  const [{ kind }] = stages;
  const of = stages.reduce((sum, stage) => sum + stage.of, 0);
  const names = stages.flatMap((stage) => stage.names);
  if (names.length === 0) return { lines: [`None of ${of} ${kind} needed a second try.`], isTooMany: false };
  const isTooMany = names.length > Math.max(1, Math.floor(of / ONE_IN[kind]));
  return {
    lines: [
      `Needed a second try: ${names.length} of ${of} ${kind}`,
      ...names.map((name) => `  ${name}`),
      ...(isTooMany ? [`That is a failure: no more than one in ${ONE_IN[kind]} may.`] : []),
    ],
    isTooMany,
  };
}

function isFailed({ status }) {
  return status === 'failed';
}

/** The tests of a suite and its nested suites with a given result, each with its file and line. */
function testsIn({ suites = [], specs = [] }, ended) {
  const here = specs.flatMap(({ file, line, title, tests }) =>
    tests.filter(({ status }) => status === ended).map(() => `${file}:${line} ${title}`),
  );
  return [...here, ...suites.flatMap((suite) => testsIn(suite, ended))];
}
