/** What is read of a report of Playwright. */
export interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: BrowserSuite[];
}

export interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
}

export interface SecondTries {
  /** How many browser tests there are. */
  of: number;
  names: string[];
}

/** Counts a report of Playwright, and names the tests that passed only at a second try; too many of those are a failure. */
export function countBrowserTests(report: BrowserReport): {
  passed: number;
  failed: number;
  why?: string;
  secondTries: SecondTries;
};

/** What `npm test` says of second tries before its last line. */
export function tellSecondTries(secondTries: SecondTries): string[];
