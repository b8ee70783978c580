import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findOrInstall, isExecutable, programFile } from './system-package.js';

/** PostgreSQL; found by the folder with its programs. */
export const POSTGRES = {
  name: 'PostgreSQL',
  use: 'the tests of houses that store in it',
  find: findPostgres,
  packageNames: ['postgresql'],
  brew: 'postgresql@17',
  winget: 'PostgreSQL.PostgreSQL.17',
};

/**
 * Finds the folder with PostgreSQL's programs, or installs them from the distribution's packages if that is allowed.
 */
export function findOrInstallPostgres() {
  return findOrInstall(POSTGRES);
}

/** The folder with `initdb` and `postgres`, of the newest installed version; POSTGRES_BIN names another. */
export function findPostgres() {
  const asked = process.env.POSTGRES_BIN;
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const { versionFolders, places } = placesOfPostgres();
  return [...(asked ? [asked] : []), ...versionFolders.flatMap(versionsIn), ...onPath, ...places].find((folder) =>
    ['initdb', 'postgres'].every((name) => isExecutable(path.join(folder, programFile(name)))),
  );
}

/** Where systems install the programs of PostgreSQL: folders with one for each version, and others. */
export function placesOfPostgres(system = process.platform, env = process.env) {
  if (system === 'win32') {
    const programs = env.ProgramFiles ?? 'C:\\Program Files';
    return { versionFolders: [path.win32.join(programs, 'PostgreSQL')], places: [] };
  }
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'];
  return {
    versionFolders: ['/usr/lib/postgresql', '/usr/local/lib/postgresql', ...homebrew, '/Library/PostgreSQL'],
    // Homebrew links the newest without a number; Postgres.app has its own place.
    places: [
      ...homebrew.map((folder) => `${folder}/postgresql/bin`),
      '/Applications/Postgres.app/Contents/Versions/latest/bin',
      '/usr/local/pgsql/bin',
      '/usr/pgsql/bin',
      '/usr/local/bin',
      '/usr/bin',
    ],
  };
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
