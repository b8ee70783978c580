import { crashedHouses, type Looks, lookUnderKills } from './looks.ts';
import { runTrials } from './run-trials.ts';

/** This many commands are one trial for the supervisor of the run. */
const PER_TRIAL = 20;

/** `npm run faults -- --looks 200`: read-only commands, killed at any time, on data folders after or during a crash. */
async function main(args: readonly string[]): Promise<number> {
  const count = Number(args[args.indexOf('--looks') + 1]);
  const { place, remove } = await crashedHouses();
  const begins = Array.from({ length: Math.ceil(count / PER_TRIAL) }, (_, trial) => trial * PER_TRIAL);
  let results: Looks[] = [];
  try {
    results = await runTrials(
      begins.map((from) => ({
        name: `looks from ${from + 1} on`,
        run: () => lookUnderKills(place, { from, count: Math.min(PER_TRIAL, count - from) }),
      })),
    );
  } finally {
    remove();
  }
  const sum = (of: (found: Looks) => number): number => results.reduce((total, found) => total + of(found), 0);
  const broken = results.flatMap((found) => found.broken);
  for (const sentence of broken) console.log(`BROKEN ${sentence}`);
  console.log(
    `${sum(({ looks }) => looks)} looks, ${sum(({ killed }) => killed)} of them killed; open houses answered ${sum(({ answered }) => answered)} entries before they were killed: ${broken.length === 0 ? 'nothing was changed or lost' : `${broken.length} broken`}`,
  );
  return broken.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
process.disconnect?.();
