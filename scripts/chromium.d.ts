import type { NeededProgram } from './system-package.js';

export const CHROMIUM: NeededProgram<string>;

/** Chromium without a window, which has no microphones and no notifications. */
export const HEADLESS_SHELL: NeededProgram<string>;

/** Finds the browser for the browser tests, or installs it from the distribution's packages if that is allowed. */
export function findOrInstallChromium(): Promise<string | undefined>;

export function findHeadlessShell(): string | undefined;

/** A browser with Chromium's engine: first CHROMIUM, then the path, then the usual places on a Mac and Windows. */
export function findChromium(): string | undefined;

/** Where systems install a browser with Chromium's engine that is not on the path. */
export function placesOfChromium(
  system?: NodeJS.Platform,
  env?: Readonly<Record<string, string | undefined>>,
): string[];

/** Chromium without features that pages do not need, and without network calls of its own. */
export const CHROMIUM_FLAGS: string[];
