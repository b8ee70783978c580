/** Finds the browser for the browser tests, or installs it from the distribution's packages where that is allowed. */
export function findOrInstallChromium(): Promise<string | undefined>;
