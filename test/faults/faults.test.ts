import { afterAll, beforeAll, expect, type RunnerTestCase, test } from 'vitest';
import { findPostgres, POSTGRES } from '../../scripts/postgres.js';
import { GAME_IDS, type GameId } from '../../src/games/catalogue.ts';
import { type EarlierRelease, unpackEarlierRelease } from '../earlier/earlier-release.ts';
import { leaveOut, needLinux, needPosix } from '../needs.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { type BuiltProgram, buildNode } from './build-program.ts';
import { tellSilences } from './fault-run.ts';
import {
  FAULTS_OF_DATABASE,
  FAULTS_OF_FILE,
  FAULTS_OF_NODES,
  FAULTS_OF_ROLLING_UPGRADE,
  FAULTS_OF_UPGRADE,
  type Fault,
} from './faults.ts';
import { TestCluster, type TestClusterPlan } from './test-cluster.ts';

// The short form; `npm run faults` tries every fault on each store, for longer, each on its own cluster.

/** A third of the long form's durations. */
const EXTENT = 0.3;
/** Takes some 20 s, but machines can be very busy. */
const LIMIT_MS = 240_000;

let postgres: TestPostgres | undefined;
/** Another one, which is never crashed. */
let steady: TestPostgres | undefined;
let built: BuiltProgram | undefined;
let earlier: EarlierRelease | undefined;

beforeAll(async () => {
  const hasPostgres = findPostgres() !== undefined;
  [postgres, steady, built, earlier] = await Promise.all([
    hasPostgres ? startPostgres() : undefined,
    hasPostgres ? startPostgres() : undefined,
    buildNode(),
    unpackEarlierRelease(),
  ]);
}, LIMIT_MS);

afterAll(async () => {
  built?.remove();
  earlier?.remove();
  await Promise.all([postgres?.end(), steady?.end()]);
});

/** The PostgreSQL of a test, which is skipped if there is none. */
function need(database: TestPostgres | undefined, task: RunnerTestCase): TestPostgres {
  needPosix(task);
  return database ?? leaveOut(POSTGRES.name, task);
}

/** Injects faults one after the other while all four games are played, and checks everything at the end. */
async function endure(
  names: readonly string[],
  plan: Pick<TestClusterPlan, 'nodes' | 'postgres'> & Partial<TestClusterPlan>,
): Promise<void> {
  if (built === undefined) throw new Error('there is no program to run');
  const scene = await TestCluster.set({ games: GAME_IDS, extent: EXTENT, program: built.program, ...plan });
  try {
    for (const { name, strike } of faultsNamed(names)) {
      console.log(`${name}: without service, in s: ${tellSilences(await scene.strike(strike))}`);
    }
    const { broken, answered } = await scene.judge();
    expect(broken).toEqual([]);
    expect(answered).toBeGreaterThan(8 * names.length);
  } finally {
    await scene.end();
  }
}

function faultsNamed(names: readonly string[]): Fault[] {
  const all = [
    FAULTS_OF_NODES,
    FAULTS_OF_DATABASE,
    FAULTS_OF_FILE,
    FAULTS_OF_UPGRADE,
    FAULTS_OF_ROLLING_UPGRADE,
  ].flat();
  return names.map((name) => {
    const fault = all.find((one) => one.name === name);
    if (fault === undefined) throw new Error(`there is no fault ${name}`);
    return fault;
  });
}

// All at once, because most of the time they wait.
test.concurrent(
  'two nodes on PostgreSQL keep every answered move once, whatever fails, and everybody can continue',
  async ({ task }) => {
    const names = ['kill', 'lose-answers', 'database-crash', 'database-full'];
    await endure(names, { nodes: 2, postgres: need(postgres, task) });
  },
  LIMIT_MS,
);

test.concurrent(
  'a node on SQLite keeps every answered move once when it is killed, its disk is full, or another process reads its file',
  async ({ task }) => {
    // Writes are made to fail with a limit that only Linux can set from outside.
    needLinux(task);
    await endure(['kill', 'full-disk', 'look-inside'], { nodes: 1 });
  },
  LIMIT_MS,
);

/** A cluster of the previous version, with people who have its pages; it is upgraded to this one. */
function fromEarlier(): Partial<TestClusterPlan> {
  if (built === undefined || earlier === undefined) throw new Error('there is no program to run');
  return { program: earlier.program, Player: earlier.Player, later: built.program };
}

test.concurrent(
  'games running on the previous version continue on this one: nothing is lost, shown differently or made twice, also with a page opened before (SQLite)',
  async ({ task }) => {
    needPosix(task);
    await endure(['upgrade'], { ...fromEarlier(), nodes: 1 });
  },
  LIMIT_MS,
);

test.concurrent(
  'nodes of the previous version and of this one play the same tables on one PostgreSQL, while one after the other is upgraded',
  async ({ task }) => {
    const games: GameId[] = ['dash', 'time'];
    await endure(['rolling-upgrade'], { ...fromEarlier(), nodes: 2, postgres: need(steady, task), games });
  },
  LIMIT_MS,
);
