import { availableParallelism } from 'node:os';
import { elementAt } from '../../src/engine/list.ts';
import { runTrials } from '../faults/run-trials.ts';
import { buildSimulation } from './build.ts';
import { MUTATIONS } from './mutations.ts';
import { runWorld, type SeedResult } from './run-seed.ts';
import { searchSeeds, tellFailure } from './search.ts';
import { tellJournals } from './tell-journals.ts';

/** This many seeds are one trial for the supervisor of the run. */
const PER_TRIAL = 500;
/** A mutation must be found within this many seeds, as in `npm test`. */
const SEEDS_TO_FIND = 300;
/** Maximum number of failed seeds printed in full. */
const TOLD = 10;

/** `npm run faults -- --seeds 20000 [--from 1]`, `--seed N`, or `--mutations`: the simulation. */
async function main(args: readonly string[]): Promise<number> {
  const [seed, seeds, from] = ['--seed', '--seeds', '--from'].map((name) => numberAfter(args, name));
  if ([seed, seeds, from].some(Number.isNaN)) {
    console.error('--seed, --seeds and --from need a whole number.');
    return 1;
  }
  if (seed !== undefined) return runOne(seed);
  if (args.includes('--mutations')) return findMutations();
  return runMany(from ?? 1, seeds ?? SEEDS_TO_FIND);
}

/** One seed, twice, with its tables' complete journals if something is broken. */
async function runOne(seed: number): Promise<number> {
  const runs = await runTrials(
    ['first', 'second'].map((name) => ({ name: `seed ${seed}, ${name} time`, run: () => runWorld(seed) })),
  );
  const first = elementAt(runs, 0);
  const second = elementAt(runs, 1);
  const { result, world } = first;
  const isRepeated = result.trace === second.result.trace && result.events === second.result.events;
  if (result.broken.length > 0) console.log(`${tellJournals(world)}\n\n${tellFailure(result)}`);
  else console.log(`held   seed ${seed}: ${tellCounts([result])}, with ${result.faults.join(', ')}`);
  console.log(isRepeated ? 'Both runs were equal, event by event.' : 'FAILED: the second run differed.');
  return isRepeated && result.broken.length === 0 ? 0 : 1;
}

async function runMany(from: number, count: number): Promise<number> {
  const { program, remove } = await buildSimulation();
  const failed: SeedResult[] = [];
  const results: SeedResult[] = [];
  const begins = Array.from({ length: Math.ceil(count / PER_TRIAL) }, (_, trial) => from + trial * PER_TRIAL);
  try {
    await runTrials(
      begins.map((begin) => ({
        name: `seeds from ${begin} on`,
        run: async () => {
          const here = Math.min(PER_TRIAL, from + count - begin);
          const onResult = ({ broken: _, ...result }: SeedResult): unknown => results.push({ ...result, broken: [] });
          const found = await searchSeeds(program, {
            from: begin,
            count: here,
            threads: availableParallelism(),
            onResult,
          });
          for (const one of found.slice(0, Math.max(0, TOLD - failed.length))) console.log(tellFailure(one));
          failed.push(...found);
          console.log(`${results.length} of ${count} seeds, ${failed.length} failed`);
        },
      })),
    );
  } finally {
    remove();
  }
  console.log(`\n${tellCounts(results)}.`);
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ seed }) => seed).join(', ')}.`);
  console.log(`${count - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/** Each mutation must be found: a search that finds nothing has failed. */
async function findMutations(): Promise<number> {
  const isFound = await runTrials(
    MUTATIONS.map((mutation) => ({
      name: mutation.name,
      run: async () => {
        const { program, remove } = await buildSimulation(mutation);
        try {
          const search = { from: 1, count: SEEDS_TO_FIND, threads: 1, untilFailure: true };
          const [found] = await searchSeeds(program, search);
          const how =
            found === undefined ? 'NOT FOUND OUT' : `found by seed ${found.seed}: ${found.broken[0]?.split('\n')[0]}`;
          console.log(`${mutation.name} (${mutation.what})\n       ${how}`);
          return found !== undefined;
        } finally {
          remove();
        }
      },
    })),
  );
  const missed = isFound.filter((found) => !found).length;
  console.log(`\n${isFound.length - missed} detected, ${missed} missed`);
  return missed === 0 ? 0 : 1;
}

function tellCounts(results: readonly SeedResult[]): string {
  const sum = (count: (result: SeedResult) => number): number => results.reduce((all, one) => all + count(one), 0);
  const hours = (sum(({ ms }) => ms) / 3_600_000).toFixed(2);
  return `${hours} hours of play, ${sum(({ entries }) => entries)} entries, ${sum(({ answered }) => answered)} answered moves, ${sum(({ shown }) => shown)} views compared with the journal`;
}

function numberAfter(args: readonly string[], name: string): number | undefined {
  const place = args.indexOf(name);
  if (place === -1) return undefined;
  const text = args[place + 1] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

process.exit(await main(process.argv.slice(2)));
