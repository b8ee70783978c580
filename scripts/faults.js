import { command } from './command.js';
import { installMissing } from './install.js';

/** `npm run faults`: lets everything go wrong that can while people play, and holds what they were told against the journal. */
export async function run(args) {
  await installMissing();
  const { exitCode } = await command(process.execPath, ['--import', 'tsx', 'test/faults/main.ts', ...args]);
  return exitCode;
}
