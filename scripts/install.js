import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { command, failure, ROOT } from './command.js';
import { npmCommand } from './npm.js';

/** Installs the packages of a folder unless all are there; prints a message, because it may take a while. */
export async function installMissing(folder = ROOT) {
  if (isInstalled(folder)) return;
  const where = folder === ROOT ? '' : ` for ${path.relative(ROOT, folder)}`;
  console.error(`Installing packages${where} (only the first time, and when they change) ...`);
  const { exitCode, output } = await npm(['ci', '--include=dev', '--loglevel=error'], folder);
  if (exitCode !== 0) throw failure(`Installing the packages failed: ${gist(output)}`);
}

/** Whether the installed packages match the lock file. */
function isInstalled(folder) {
  const installed = packagesOf(path.join(folder, 'node_modules/.package-lock.json'));
  const wanted = packagesOf(path.join(folder, 'package-lock.json'));
  if (wanted === undefined) throw failure(`There is no readable package-lock.json in ${folder}.`);
  if (installed === undefined) return false;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true;
    // Optional packages are those for other systems.
    if (installed[place] === undefined) return optional === true;
    return installed[place].version === version && existsSync(path.join(folder, place));
  });
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The npm that started us if there is one, else the one on the path. */
export function npm(args, cwd = ROOT) {
  const [program, ...first] = npmCommand();
  return command(program, [...first, ...args], { quiet: true, cwd });
}

/** The informative lines of npm's error output. */
function gist(output) {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .filter((line) => line !== '' && !/complete log|code E/.test(line));
  return lines.slice(0, 2).join(' ') || 'npm gave no reason.';
}
