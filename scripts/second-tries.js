/** Of a hundred browser tests so many may need a second try, as they do where a machine stands still for a moment. */
const MOST_IN_A_HUNDRED = 1;

/** Counts a report of Playwright, and names the tests that passed only at a second try; too many of those are a failure. */
export function countBrowserTests({ stats, suites }) {
  const { expected, flaky, unexpected, skipped } = stats;
  const of = expected + flaky + unexpected + skipped;
  const isTooMany = flaky * 100 > of * MOST_IN_A_HUNDRED;
  const why = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(isTooMany ? [`${flaky} of ${of} needed a second try, and no more than one in a hundred may`] : []),
  ].join('; ');
  return {
    passed: expected + flaky,
    failed: unexpected + skipped + (isTooMany ? 1 : 0),
    ...(why !== '' && { why }),
    secondTries: { of, names: suites.flatMap(secondTriesIn) },
  };
}

/** What `npm test` says of second tries before its last line. */
export function tellSecondTries({ of, names }) {
  if (names.length === 0) return [`None of ${of} browser tests needed a second try.`];
  return [`Needed a second try: ${names.length} of ${of} browser tests`, ...names.map((name) => `  ${name}`)];
}

/** The tests of a suite and of those inside it that passed only at a second try, each with its file and line. */
function secondTriesIn({ suites = [], specs = [] }) {
  const here = specs.flatMap(({ file, line, title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(() => `${file}:${line} ${title}`),
  );
  return [...here, ...suites.flatMap(secondTriesIn)];
}
