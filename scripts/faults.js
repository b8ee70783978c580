import { installMissing } from './install.js';
import { supervise } from './supervise.js';

/** What the simulation is asked for by. */
const SIMULATION = ['--seed', '--seeds', '--mutations'];

/** `npm run faults`: injects faults while people play, in real processes or simulated, and compares what they were told with the journal. */
export async function run(args) {
  await installMissing();
  const program = args.some((arg) => SIMULATION.includes(arg)) ? 'test/simulation/main.ts' : 'test/faults/main.ts';
  return supervise(process.execPath, ['--import', 'tsx', program, ...args]);
}
