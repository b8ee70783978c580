import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { command } from './command.js';

/** The list of packages is fetched once. */
let listed;

/** Finds a program, or installs packages of the distribution where that is allowed and looks again. */
export async function findOrInstall(find, { name, packageNames }) {
  const found = find();
  if (found !== undefined) return found;
  const administrator = await administratorPrefix();
  if (administrator === undefined) return undefined;
  console.log(`Installing ${name} from the packages of this system (only the first time) ...`);
  const [program, ...rest] = [...administrator, 'apt-get'];
  const quietly = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  listed ??= command(program, [...rest, 'update'], quietly);
  await listed;
  await command(program, [...rest, 'install', '-y', '--no-install-recommends', ...packageNames], quietly);
  return find();
}

/** Whether this system has packages of the kind that are installed here. */
export async function hasPackages() {
  return (await command('apt-get', ['--version'], { quiet: true })).exitCode === 0;
}

/** The first of these programs on the path. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What to put before a command to run it as administrator: nothing for root, sudo where it asks for no password. */
async function administratorPrefix() {
  if (!(await hasPackages())) return undefined;
  if (process.getuid?.() === 0) return [];
  const { exitCode } = await command('sudo', ['-n', 'true'], { quiet: true });
  return exitCode === 0 ? ['sudo', '-n'] : undefined;
}
