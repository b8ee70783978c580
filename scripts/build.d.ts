/** Installs and builds whatever is missing or out of date, so that dist/undercroft.js can be run. */
export function makeReady(): Promise<void>;
