/** The part of a Playwright report that is used. */
export interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: BrowserSuite[];
}

export interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
}

/** The part of a Vitest report that is used. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[];
      meta?: { missing?: string };
    }[];
  }[];
}

export type TestKind = 'browser tests' | 'other tests';

export interface SecondTries {
  kind: TestKind;
  /** The number of tests of that kind. */
  of: number;
  names: string[];
}

export interface TestCount {
  passed: number;
  failed: number;
  why?: string;
  /** The names of the tests that failed. */
  failures: string[];
  secondTries: SecondTries;
  /** Tests left out because something is missing here. */
  notTested?: NotTested[];
}

export interface NotTested {
  what: string;
  missing: string;
  /** The command that installs it, if there is one. */
  how?: string | undefined;
}

/** Counts a Playwright report, and names the failed tests and those that passed only at a second try. */
export function countBrowserTests(report: BrowserReport): TestCount;

/** The same for a Vitest report. */
export function countVitestTests(report: VitestReport, kind: TestKind): TestCount;

/** The lines about failures before the last line of `npm test`. */
export function tellFailures(names: readonly string[]): string[];

/** The lines about second tries of all stages, per kind of test, and how many kinds had too many. */
export function tellSecondTries(stages: readonly SecondTries[]): { lines: string[]; tooMany: number };

/** The lines about what was not tested and why, and how much of that counts as a failure. */
export function tellNotTested(
  left: readonly NotTested[],
  where: { isFailure: boolean },
): { lines: string[]; failed: number };
