import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * How to run npm or npx: the program and its first arguments. If possible, its own script with this Node: on Windows
 * `npm` is a batch file, which only a shell could start.
 * @returns {[program: string, ...first: string[]]}
 */
export function npmCommand(name = 'npm') {
  const script = foldersOfNpm()
    .map((folder) => path.join(folder, `${name}-cli.js`))
    .find(existsSync);
  return script === undefined ? [name] : [process.execPath, script];
}

function foldersOfNpm() {
  // Other package managers that start us set the same variable.
  const started = process.env.npm_execpath ?? '';
  if (/^np[mx]-cli\.js$/.test(path.basename(started))) return [path.dirname(started)];
  return process.platform === 'win32' ? [path.join(path.dirname(process.execPath), 'node_modules/npm/bin')] : [];
}
