import { command } from './command.js';
import { installMissing } from './install.js';

/** `npm run faults`: injects faults while people play, and compares what they were told with the journal. */
export async function run(args) {
  await installMissing();
  const { exitCode } = await command(process.execPath, ['--import', 'tsx', 'test/faults/main.ts', ...args]);
  return exitCode;
}
