import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram, isExecutable } from './system-package.js';

/**
 * WebKit with the programs to run it without a screen; the last two packages let it play sounds. Only Linux has it as a
 * package.
 */
export const WEBKIT = {
  name: 'WebKit',
  use: 'the smoke test in the engine of every iPhone',
  find: findWebkit,
  packageNames: ['webkit2gtk-driver', 'xvfb', 'xauth', 'gstreamer1.0-plugins-base', 'gstreamer1.0-plugins-good'],
};
/**
 * Distributions install WebKit's MiniBrowser outside the path, most of them in a folder named after the architecture.
 */
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
const VERSIONS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

/**
 * WebKit, its driver and a virtual screen.
 *
 * @typedef {{ driver: string, xvfb: string, browser: string }} WebkitPrograms
 * @returns {WebkitPrograms | undefined}
 */
export function findWebkit() {
  if (process.platform !== 'linux') return undefined;
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
