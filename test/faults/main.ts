import { parseArgs } from 'node:util';
import { GAME_IDS } from '../../src/games/catalogue.ts';
import { unpackEarlierRelease } from '../earlier/earlier-release.ts';
import { startPostgres } from '../postgres.ts';
import { buildNode } from './build-program.ts';
import { type Trial, tellTrial, tryFault } from './fault-run.ts';
import {
  FAULTS_OF_DATABASE,
  FAULTS_OF_FILE,
  FAULTS_OF_NODES,
  FAULTS_OF_ROLLING_UPGRADE,
  FAULTS_OF_UPGRADE,
  type Fault,
} from './faults.ts';
import { runTrials } from './run-trials.ts';
import type { TestClusterPlan } from './test-cluster.ts';

const ALL_FAULTS: readonly Fault[] = [
  ...FAULTS_OF_NODES,
  ...FAULTS_OF_DATABASE,
  ...FAULTS_OF_FILE,
  ...FAULTS_OF_UPGRADE,
  ...FAULTS_OF_ROLLING_UPGRADE,
];

/** `npm run faults`: every fault on both stores; `--only NAME` some of them. */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', multiple: true } } });
  const only = values.only ?? [];
  const known = ALL_FAULTS.map((fault) => fault.name);
  const unknown = only.find((fault) => !known.includes(fault));
  if (unknown !== undefined) {
    console.error(`There is no fault ${unknown}, only ${[...new Set(known)].join(', ')}.`);
    return 1;
  }
  return (await tryAll(only)).some(({ broken }) => broken.length > 0) ? 1 : 0;
}

type NamedPlan = readonly [store: string, faults: readonly Fault[], plan: TestClusterPlan];

async function tryAll(only: readonly string[]): Promise<Trial[]> {
  const isWanted = ({ name }: Fault): boolean => only.length === 0 || only.includes(name);
  const { program, remove } = await buildNode();
  const earlier = await unpackEarlierRelease();
  const postgres = await startPostgres();
  const house = { games: GAME_IDS, program };
  const two: TestClusterPlan = { ...house, nodes: 2, postgres };
  const one: TestClusterPlan = { ...house, nodes: 1 };
  const upgraded = { games: GAME_IDS, program: earlier.program, Player: earlier.Player, later: program };
  const plans: readonly NamedPlan[] = [
    ['PostgreSQL, 2 nodes', [...FAULTS_OF_NODES, ...FAULTS_OF_DATABASE], two],
    ['SQLite, 1 node', [...FAULTS_OF_NODES, ...FAULTS_OF_FILE], one],
    [
      `PostgreSQL, 2 nodes of ${earlier.version}`,
      [...FAULTS_OF_UPGRADE, ...FAULTS_OF_ROLLING_UPGRADE],
      { ...upgraded, nodes: 2, postgres },
    ],
    [`SQLite, 1 node of ${earlier.version}`, FAULTS_OF_UPGRADE, { ...upgraded, nodes: 1 }],
  ];
  const planned = plans.flatMap(([store, faults, plan]) =>
    faults.filter(isWanted).map((fault) => ({
      name: `${store} | ${fault.name}`,
      run: async () => {
        const trial = await tryFault(fault, plan);
        console.log(tellTrial(store, trial));
        return trial;
      },
    })),
  );
  try {
    const trials = await runTrials(planned);
    const failed = trials.filter(({ broken }) => broken.length > 0).length;
    console.log(`\n${trials.length - failed} passed, ${failed} failed`);
    return trials;
  } finally {
    await postgres.end();
    remove();
    earlier.remove();
  }
}

// Exits at once: Node could wait for ever for connections that were closed while held back.
process.exit(await main(process.argv.slice(2)));
