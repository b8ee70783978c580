/** Finds the browser for the browser tests, or installs it from the distribution's packages where that is allowed. */
export function findOrInstallChromium(): Promise<string | undefined>;

/** Finds or installs Chromium without a window, which has no microphones and no notifications; `undefined` where the distribution has none. */
export function findOrInstallHeadlessShell(): Promise<string | undefined>;

export function findHeadlessShell(): string | undefined;

/** Chromium without what pages do not need, kept from calling home. */
export const CHROMIUM_FLAGS: string[];
