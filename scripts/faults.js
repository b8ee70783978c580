import { installMissing } from './install.js';
import { supervise } from './supervise.js';

/** `npm run faults`: injects faults while people play, and compares what they were told with the journal. */
export async function run(args) {
  await installMissing();
  return supervise(process.execPath, ['--import', 'tsx', 'test/faults/main.ts', ...args]);
}
