import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const asked = process.env.CHROMIUM_PATH ?? process.env.CHROMIUM;
const executablePath = [...(asked ? [asked] : []), ...USUAL_PLACES].find(existsSync);

/** The system's own Chromium, kept from calling home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  workers: 2,
  // Tests of one file need not wait for each other: both cores are busy to the end.
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
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: FLAGS },
    screenshot: 'only-on-failure',
  },
});
