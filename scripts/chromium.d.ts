import type { NeededProgram } from './system-package.js';

export const CHROMIUM: NeededProgram<string>;

/** Chromium without a window, which has no microphones and no notifications. */
export const HEADLESS_SHELL: NeededProgram<string>;

/** Finds the browser for the browser tests, or installs it from the distribution's packages where that is allowed. */
export function findOrInstallChromium(): Promise<string | undefined>;

export function findHeadlessShell(): string | undefined;

/** A browser with Chromium's engine: CHROMIUM names one, then comes the path, then where a Mac and Windows put them. */
export function findChromium(): string | undefined;

/** Where systems put a browser with Chromium's engine that is not on the path. */
export function placesOfChromium(
  system?: NodeJS.Platform,
  env?: Readonly<Record<string, string | undefined>>,
): string[];

/** Chromium without what pages do not need, kept from calling home. */
export const CHROMIUM_FLAGS: string[];
