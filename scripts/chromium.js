import { findOrInstall, findProgram, isExecutable } from './system-package.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds the browser for the browser tests, or installs it from the distribution's packages where that is allowed. */
export function findOrInstallChromium() {
  return findOrInstall(findChromium, { name: 'Chromium', packageNames: ['chromium'] });
}

function findChromium() {
  const asked = process.env.CHROMIUM;
  return asked && isExecutable(asked) ? asked : findProgram(...NAMES);
}
