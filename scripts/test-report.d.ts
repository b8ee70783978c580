/** What is read of a report of Playwright. */
export interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: BrowserSuite[];
}

export interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
}

/** What is read of a report of Vitest. */
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
  /** How many tests of that kind there are. */
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
  /** What was left out for want of something that is missing here. */
  notTested?: NotTested[];
}

export interface NotTested {
  what: string;
  missing: string;
  /** The command that installs it, where there is one. */
  how?: string | undefined;
}

/** Counts a report of Playwright, and names the tests that failed and those that passed only at a second try. */
export function countBrowserTests(report: BrowserReport): TestCount;

/** Counts a report of Vitest likewise. */
export function countVitestTests(report: VitestReport, kind: TestKind): TestCount;

/** What `npm test` says of failures before its last line. */
export function tellFailures(names: readonly string[]): string[];

/** What it says of the second tries of all stages, each kind of test by itself, and how many kinds had too many. */
export function tellSecondTries(stages: readonly SecondTries[]): { lines: string[]; tooMany: number };

/** What it says of what was not tested and why, and how much of that is a failure. */
export function tellNotTested(
  left: readonly NotTested[],
  where: { isFailure: boolean },
): { lines: string[]; failed: number };
