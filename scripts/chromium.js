import path from 'node:path';
import { findOrInstall, isExecutable } from './system-package.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds the browser for the browser tests, or installs it from the distribution's packages where that is allowed. */
export function findOrInstallChromium() {
  return findOrInstall(findChromium, { name: 'Chromium', packageName: 'chromium' });
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const asked = process.env.CHROMIUM;
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...(asked ? [asked] : []), ...places].find(isExecutable);
}
