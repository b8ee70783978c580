import path from 'node:path';
import { findProgram, isExecutable } from './system-package.js';

/** Firefox, for `npm run e2e -- firefox`. */
export const FIREFOX = {
  name: 'Firefox',
  use: 'the browser tests in it',
  find: findFirefox,
  packageNames: ['firefox-esr'],
  brew: '--cask firefox',
  winget: 'Mozilla.Firefox',
};

function findFirefox() {
  const asked = process.env.FIREFOX;
  return asked && isExecutable(asked)
    ? asked
    : (findProgram('firefox-esr', 'firefox') ?? placesOfFirefox().find(isExecutable));
}

function placesOfFirefox() {
  if (process.platform === 'darwin') return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  if (process.platform !== 'win32') return [];
  const folders = [process.env.ProgramFiles, process.env['ProgramFiles(x86)']].filter(Boolean);
  return folders.map((folder) => path.join(folder, 'Mozilla Firefox', 'firefox.exe'));
}
