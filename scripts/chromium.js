import path from 'node:path';
import { findOrInstall, findProgram, isExecutable } from './system-package.js';

/**
 * Features for Chromium's own window that no page needs. The address field's list is a page in every window and takes
 * more processor time than most of ours. The others are those Playwright switches off, whose list this one replaces.
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

/** Chromium without features that pages do not need, and without network calls of its own. */
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

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];

export const CHROMIUM = {
  name: 'Chromium',
  use: 'all browser tests but those in WebKit',
  find: findChromium,
  packageNames: ['chromium'],
  brew: '--cask google-chrome',
  winget: 'Google.Chrome',
};

/**
 * Chromium without a window: the same engine, for less processor time. It has no microphones and no notifications. If
 * the distribution has none, Chromium itself is used.
 */
export const HEADLESS_SHELL = {
  name: 'Chromium without a window',
  use: 'browser tests that take less time',
  find: findHeadlessShell,
  packageNames: ['chromium-headless-shell'],
};

/** Finds the browser for the browser tests, or installs it from the distribution's packages if that is allowed. */
export function findOrInstallChromium() {
  return findOrInstall(CHROMIUM);
}

export function findHeadlessShell() {
  return findProgram('chromium-headless-shell');
}

/** A browser with Chromium's engine: first CHROMIUM, then the path, then the usual places on a Mac and Windows. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH ?? process.env.CHROMIUM;
  return asked && isExecutable(asked) ? asked : (findProgram(...NAMES) ?? placesOfChromium().find(isExecutable));
}

/** Where systems install a browser with Chromium's engine that is not on the path. */
export function placesOfChromium(system = process.platform, env = process.env) {
  if (system === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [path.posix.join(env.HOME, 'Applications')] : [])];
    const names = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return names.flatMap((name) => folders.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`));
  }
  if (system === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
    const programs = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'];
    return [...programs, 'Microsoft\\Edge\\Application\\msedge.exe'].flatMap((program) =>
      folders.map((folder) => path.win32.join(folder, program)),
    );
  }
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
}
