import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findOrInstall, isExecutable } from './system-package.js';

/** Where distributions put the programs of PostgreSQL, a folder for each version. */
const VERSION_FOLDERS = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
const PLACES = ['/usr/local/pgsql/bin', '/usr/pgsql/bin', '/usr/local/bin', '/usr/bin'];

/** Finds the folder with PostgreSQL's programs, or installs them from the distribution's packages where that is allowed. */
export function findOrInstallPostgres() {
  return findOrInstall(findPostgres, { name: 'PostgreSQL', packageNames: ['postgresql'] });
}

/** The folder with `initdb` and `postgres`, of the newest version there is; POSTGRES_BIN names another. */
export function findPostgres() {
  const asked = process.env.POSTGRES_BIN;
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const places = [...VERSION_FOLDERS.flatMap(versionsIn), ...onPath, ...PLACES];
  return [...(asked ? [asked] : []), ...places].find(
    (folder) => isExecutable(path.join(folder, 'initdb')) && isExecutable(path.join(folder, 'postgres')),
  );
}

function versionsIn(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => /\d/.test(name))
      .sort((a, b) => Number.parseFloat(b.replace(/^\D+/, '')) - Number.parseFloat(a.replace(/^\D+/, '')))
      .map((version) => path.join(folder, version, 'bin'));
  } catch {
    return [];
  }
}
