import { parseArgs } from 'node:util';
import { failure } from './command.js';
import { installMissing } from './install.js';
import { supervise } from './supervise.js';

const USAGE = `npm run faults                                    every fault, in real processes
npm run faults -- --only NAME [--only NAME]       some of them
npm run faults -- --seeds COUNT [--from SEED]     a simulated house, seed by seed
npm run faults -- --seed SEED                     one seed, twice, with all that happened if it fails
npm run faults -- --mutations                     the simulation against sources that are broken on purpose`;

const OPTIONS = {
  only: { type: 'string', multiple: true },
  seed: { type: 'string' },
  seeds: { type: 'string' },
  from: { type: 'string' },
  mutations: { type: 'boolean' },
  help: { type: 'boolean' },
};
/** Options of the simulation. */
const SIMULATION = ['seed', 'seeds', 'from', 'mutations'];

/**
 * `npm run faults`: injects faults while people play, in real processes or simulated, and compares the responses with
 * the journal.
 */
export async function run(args) {
  const asked = readOptions(args);
  if (asked.help) {
    console.log(USAGE);
    return 0;
  }
  await installMissing();
  const folder = SIMULATION.some((name) => name in asked) ? 'simulation' : 'faults';
  return supervise(process.execPath, ['--import', 'tsx', `test/${folder}/main.ts`, ...args]);
}

/** A run with an unknown or ignored option would pass without having tested it. */
function readOptions(args) {
  const asked = parsed(args);
  const isMixed = 'only' in asked && SIMULATION.some((name) => name in asked);
  if (isMixed) throw failure(`The simulation has no --only.\n\n${USAGE}`);
  for (const name of ['seed', 'seeds', 'from'])
    if (name in asked && !/^[1-9]\d{0,8}$/.test(asked[name]))
      throw failure(`--${name} needs a whole number from 1 on.\n\n${USAGE}`);
  return asked;
}

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (trouble) {
    throw failure(`${trouble.message.split('. ', 1)[0]}.\n\n${USAGE}`);
  }
}
