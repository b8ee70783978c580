import { defineConfig } from 'vitest/config';

/** The smoke test in WebKit, one visitor after the other: `npm run e2e -- webkit`. */
export default defineConfig({
  test: {
    include: ['test/webkit/**/*.webkit.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Another browser, on a machine that others use too: twice more, before it counts as a failure.
    retry: 2,
    maxWorkers: 1,
  },
});
