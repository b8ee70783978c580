import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { command } from './command.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds the browser for the browser tests, or installs it from the distribution's packages where that is allowed. */
export async function findOrInstallChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  const administrator = await administratorPrefix();
  if (administrator === undefined) return undefined;
  console.log('Installing Chromium from the packages of this system (only the first time) ...');
  const [name, ...rest] = [...administrator, 'apt-get'];
  const quietly = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await command(name, [...rest, 'update'], quietly);
  await command(name, [...rest, 'install', '-y', '--no-install-recommends', 'chromium'], quietly);
  return findChromium();
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const asked = process.env.CHROMIUM;
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...(asked ? [asked] : []), ...places].find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What to put before a command to run it as administrator: nothing for root, sudo where it asks for no password. */
export async function administratorPrefix() {
  if ((await command('apt-get', ['--version'], { quiet: true })).exitCode !== 0) return undefined;
  if (process.getuid?.() === 0) return [];
  const { exitCode } = await command('sudo', ['-n', 'true'], { quiet: true });
  return exitCode === 0 ? ['sudo', '-n'] : undefined;
}
