import { findOrInstall, findProgram, isExecutable } from './system-package.js';

/**
 * What Chromium does for its own window, and no page needs. The address field's list is a page of its own in every
 * window: it takes more processor time than most of ours. The others are what Playwright switches off, whose own list
 * this one replaces.
 */
const UNNEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
];

/** Chromium without what pages do not need, kept from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNNEEDED.join()}`,
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const HEADLESS_SHELL = 'chromium-headless-shell';

/** Finds the browser for the browser tests, or installs it from the distribution's packages where that is allowed. */
export function findOrInstallChromium() {
  return findOrInstall(findChromium, { name: 'Chromium', packageNames: ['chromium'] });
}

/**
 * Finds or installs Chromium without a window: the same engine, for less processor time. It has no microphones and no
 * notifications. `undefined` where the distribution has none: Chromium itself does the same.
 */
export function findOrInstallHeadlessShell() {
  return findOrInstall(findHeadlessShell, { name: 'Chromium without a window', packageNames: [HEADLESS_SHELL] });
}

export function findHeadlessShell() {
  return findProgram(HEADLESS_SHELL);
}

function findChromium() {
  const asked = process.env.CHROMIUM;
  return asked && isExecutable(asked) ? asked : findProgram(...NAMES);
}
