/** How to run npm or npx: the program and its first arguments. */
export function npmCommand(name?: 'npm' | 'npx'): [string, ...string[]];
