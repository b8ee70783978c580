import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { type BuiltNode, buildNode } from './build-node.ts';
import { FAULTS_OF_DATABASE, FAULTS_OF_FILE, FAULTS_OF_NODES, type Fault } from './faults.ts';
import { GAMES, Scene, type ScenePlan } from './scene.ts';
import { tellSilences } from './trial.ts';

// The short form; `npm run faults` tries every fault on each store, for longer, in a house of its own.

/** A third of what the long form lets people suffer. */
const EXTENT = 0.3;
/** Some 20 s, but machines can be very busy. */
const LIMIT_MS = 240_000;

let postgres: TestPostgres | undefined;
let built: BuiltNode | undefined;

beforeAll(async () => {
  [postgres, built] = await Promise.all([startPostgres(), buildNode()]);
}, 60_000);

afterAll(async () => {
  built?.remove();
  await postgres?.end();
});

/** Lets faults strike one after the other while all four games are played, and looks at all of it at the end. */
async function endure(names: readonly string[], plan: Pick<ScenePlan, 'nodes' | 'postgres'>): Promise<void> {
  if (built === undefined) throw new Error('there is no program to run');
  const scene = await Scene.set({ ...plan, games: GAMES, extent: EXTENT, program: built.program });
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
  const all = [...FAULTS_OF_NODES, ...FAULTS_OF_DATABASE, ...FAULTS_OF_FILE];
  return names.map((name) => {
    const fault = all.find((one) => one.name === name);
    if (fault === undefined) throw new Error(`there is no fault ${name}`);
    return fault;
  });
}

// Both at once: most of the time they wait for something to be over.
test.concurrent(
  'two nodes on PostgreSQL keep every answered move once, whatever fails, and everybody goes on',
  async () => {
    const names = ['kill', 'lose-answers', 'send-twice', 'database-crash', 'database-full'];
    await endure(names, { nodes: 2, postgres });
  },
  LIMIT_MS,
);

test.concurrent(
  'a node on SQLite keeps every answered move once when it is killed, its disk is full, or somebody looks into its file',
  async () => {
    await endure(['kill', 'full-disk', 'look-inside'], { nodes: 1 });
  },
  LIMIT_MS,
);
