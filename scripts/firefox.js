import { findOrInstall, findProgram, isExecutable } from './system-package.js';

/** Finds Firefox for `npm run e2e -- firefox`, or installs it from the distribution's packages where that is allowed. */
export function findOrInstallFirefox() {
  return findOrInstall(findFirefox, { name: 'Firefox', packageNames: ['firefox-esr'] });
}

function findFirefox() {
  const asked = process.env.FIREFOX;
  return asked && isExecutable(asked) ? asked : findProgram('firefox-esr', 'firefox');
}
