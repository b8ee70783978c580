import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findOrInstall, findProgram, isExecutable } from './system-package.js';

/** What runs WebKit without a screen; the last two let it make sounds. */
export const WEBKIT_PACKAGES = [
  'webkit2gtk-driver',
  'xvfb',
  'xauth',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
];
/** Distributions install WebKit's MiniBrowser outside of the path, most of them in a folder named after the architecture. */
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
const VERSIONS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

/** Finds WebKit, its driver and a virtual screen, or installs them from the distribution's packages. */
export function findOrInstallWebkit() {
  return findOrInstall(findWebkit, { name: 'WebKit', packageNames: WEBKIT_PACKAGES });
}

function findWebkit() {
  const driver = findProgram('WebKitWebDriver');
  const xvfb = findProgram('Xvfb');
  const folders = LIBRARIES.flatMap((folder) => [folder, ...foldersIn(folder)]);
  const browser = folders
    .flatMap((folder) => VERSIONS.map((version) => path.join(folder, version, 'MiniBrowser')))
    .find(isExecutable);
  const makesSounds = folders.some((folder) => existsSync(path.join(folder, 'gstreamer-1.0', 'libgstautodetect.so')));
  if (driver === undefined || xvfb === undefined || browser === undefined || !makesSounds) return undefined;
  return { driver, xvfb, browser };
}

function foldersIn(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => /linux/.test(name))
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}
