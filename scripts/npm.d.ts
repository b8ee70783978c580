/** How npm, or npx, is run: the program and its first arguments. */
export function npmCommand(name?: 'npm' | 'npx'): [string, ...string[]];
