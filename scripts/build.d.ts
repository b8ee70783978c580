/** Installs and builds whatever is missing or out of date, so that dist/undercroft.js can be run and serve pages. */
export function makeReady(): Promise<string>;

/** The same for commands that show no page, without building pages. Both return the path of the commands. */
export function makeCommandsReady(): Promise<string>;
