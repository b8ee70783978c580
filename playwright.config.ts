import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from './scripts/chromium.js';
import { temporaryFolder } from './scripts/temporary-folder.js';

const executablePath = findChromium();
// Chromium does not start where this path is too long for its socket.
process.env.TMPDIR = temporaryFolder();

/** `npm run e2e -- firefox`: its driver cannot emulate these two, so they are set in the browser itself. */
const FIREFOX = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('./scripts/firefox-bidi.js', import.meta.url)),
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'ui.useOverlayScrollbars': 1,
      'layout.css.prefers-color-scheme.content-override': 0,
    },
  },
} as const;

/** These start servers of their own, with their policy, or ask something of Chromium itself. */
const NOT_IN_FIREFOX = ['dev.e2e.ts', 'offline.e2e.ts', 'absent-players.e2e.ts', 'voice.e2e.ts'];

/** Chromium with all that belongs to a browser, for tests of microphones and notifications. */
export const WHOLE_BROWSER = { ...(executablePath !== undefined && { executablePath }), args: CHROMIUM_FLAGS };

const headlessShell = findHeadlessShell();
const CHROMIUM = {
  launchOptions: { ...WHOLE_BROWSER, ...(headlessShell !== undefined && { executablePath: headlessShell }) },
};

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  ...(process.env.ENGINE === 'firefox' && { testIgnore: NOT_IN_FIREFOX }),
  // Three on two cores: a test that waits for its page leaves a core to the others.
  workers: 3,
  // Tests of one file need not wait for each other: the cores are busy to the end.
  fullyParallel: true,
  // Games in real time on a machine that others use too: twice more, before it counts as a failure.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    colorScheme: 'dark',
    ...(process.env.ENGINE === 'firefox' ? FIREFOX : CHROMIUM),
    screenshot: 'only-on-failure',
  },
});
