import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { command } from './command.js';

/**
 * A program that tests need: how to find it, its use, and its package names.
 *
 * @template Found
 * @typedef {object} NeededProgram
 * @property {string} name
 * @property {string} use
 * @property {() => Found | undefined} find
 * @property {readonly string[]} packageNames
 * @property {string} [brew]
 * @property {string} [winget]
 */

/** Without a password prompt, people get this many seconds to stop an installation. */
const SECONDS_TO_STOP = 5;

/** The list of packages is fetched once. */
let listed;

/**
 * Finds a program, or installs packages of the distribution if that is allowed, after announcing it, and searches
 * again.
 *
 * @template Found
 * @param {NeededProgram<Found>} program
 */
export async function findOrInstall(program) {
  const found = program.find();
  if (found !== undefined) return found;
  const way = await wayToInstall();
  console.error(tellMissing([program], way).join('\n'));
  return install(program, way);
}

/**
 * How packages are installed here: the command prefix and the permission, or why they are not. Nothing is installed
 * automatically on a Mac and on Windows.
 */
export async function wayToInstall() {
  if (process.env.NO_INSTALL) return { whyNot: 'NO_INSTALL is set' };
  if (!(await hasPackages())) return { whyNot: 'automatic installation needs apt-get' };
  if (process.getuid?.() === 0) return { before: [], right: 'as root' };
  const { exitCode } = await command('sudo', ['-n', 'true'], { quiet: true });
  if (exitCode === 0) return { before: ['sudo', '-n'], right: 'with sudo' };
  return { whyNot: 'this user is not root, and sudo is missing or needs a password' };
}

/** Lists what is missing, what will be done about it, and how to prevent that. */
export function tellMissing(programs, way, system = process.platform) {
  const lines = programs.map((program) => {
    const how = howToInstall(program, system);
    return `  ${program.name}, for ${program.use}: ${how === undefined ? 'not available on this system' : how}`;
  });
  if (way.whyNot !== undefined) {
    return [
      'Missing here:',
      ...lines,
      `Nothing is installed: ${way.whyNot}. Tests that need these programs are left out.`,
    ];
  }
  const pause = way.before.length === 0 ? '' : `, in ${SECONDS_TO_STOP} seconds`;
  return ['Missing here:', ...lines, `These commands run now, ${way.right}${pause}. NO_INSTALL=1 prevents it.`];
}

/**
 * The command that installs a program, for people; undefined if there is none.
 *
 * @param {NeededProgram<unknown>} program
 */
export function howToInstall({ packageNames, brew, winget }, system = process.platform) {
  if (system === 'darwin') return brew === undefined ? undefined : `brew install ${brew}`;
  if (system === 'win32') return winget === undefined ? undefined : `winget install ${winget}`;
  return `apt-get install --no-install-recommends ${packageNames.join(' ')}`;
}

/**
 * Installs a program if that is allowed, shows errors, and searches for it again.
 *
 * @template Found
 * @param {NeededProgram<Found>} program
 */
export async function install(program, { before, whyNot }) {
  if (whyNot !== undefined) return undefined;
  listed ??= prepare(before);
  await listed;
  await aptGet(before, ['install', '-y', '--no-install-recommends', ...program.packageNames]);
  return program.find();
}

async function prepare(before) {
  if (before.length > 0) await new Promise((resolve) => setTimeout(resolve, SECONDS_TO_STOP * 1000));
  await aptGet(before, ['update']);
}

async function aptGet(before, args) {
  // With `env`, because sudo does not pass variables on.
  const [name, ...rest] = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  const { exitCode, output } = await command(name, rest, { quiet: true });
  if (exitCode === 0) return;
  const errors = output.split('\n').filter((line) => /^(?:E|W|Err|dpkg|sudo)\b/.test(line));
  const said = errors.length > 0 ? errors : output.trim().split('\n').slice(-5);
  console.error([`apt-get ${args.join(' ')} failed:`, ...said.map((line) => `  ${line}`)].join('\n'));
}

async function hasPackages() {
  return (await command('apt-get', ['--version'], { quiet: true })).exitCode === 0;
}

/** The first of these programs on the path; on Windows their names end in `.exe`. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, programFile(name)))).find(isExecutable);
}

/** The file of a program. */
export function programFile(name, system = process.platform) {
  return system === 'win32' ? `${name}.exe` : name;
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
