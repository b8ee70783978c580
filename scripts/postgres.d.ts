import type { NeededProgram } from './system-package.js';

/** PostgreSQL; found by the folder with its programs. */
export const POSTGRES: NeededProgram<string>;

export function findPostgres(): string | undefined;
export function findOrInstallPostgres(): Promise<string | undefined>;

/** Where systems install the programs of PostgreSQL: folders with one for each version, and others. */
export function placesOfPostgres(
  system?: NodeJS.Platform,
  env?: Readonly<Record<string, string | undefined>>,
): { versionFolders: string[]; places: string[] };
