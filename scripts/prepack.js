import { makeReady } from './build.js';
import { failure, tool } from './command.js';

/** `npm pack` packs the built program, so that nobody who installs it has to build, with the types for writing bots. */
export async function run() {
  await makeReady();
  const { exitCode } = await tool('typescript/bin/tsc', ['-p', 'tsconfig.types.json']);
  if (exitCode !== 0) throw failure('The types for bots could not be written.');
  return 0;
}
