import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { elementAt } from '../../src/engine/list.ts';
import { FILE_NAME } from '../../src/journal/sqlite/files.ts';
import { query } from '../postgres.ts';
import type { HouseNode } from './node.ts';
import type { TestCluster } from './test-cluster.ts';

/** A fault to inject; it is over when `strike` resolves. */
export interface Fault {
  name: string;
  what: string;
  strike(scene: TestCluster): Promise<void>;
}

/** How long a disconnected database cannot be reached. */
const CUT_MS = 10_000;

/** For any number of nodes, on any store. */
export const FAULTS_OF_NODES: readonly Fault[] = [
  {
    name: 'kill',
    what: 'kill -9 a node, start it again after 1 s; twice',
    async strike(scene) {
      const node = elementAt(scene.nodes, 0);
      for (const _ of scene.rounds(2)) {
        await node.end('SIGKILL');
        await scene.wait(1000);
        await node.start();
        await scene.wait(700);
      }
    },
  },
  {
    name: 'lose-answers',
    what: 'answers are lost for 0.3 s, then the sockets; five times',
    async strike(scene) {
      const { nodes } = scene;
      for (const _ of scene.rounds(5)) {
        await Promise.all(nodes.map(({ front }) => front.loseAnswers(300)));
        await scene.wait(700);
      }
    },
  },
];

/** For a PostgreSQL shared by two nodes. */
export const FAULTS_OF_DATABASE: readonly Fault[] = [
  {
    name: 'database-crash',
    what: 'the database ends at once (immediate), and starts after 2 s',
    async strike(scene) {
      const { postgres } = scene;
      await postgres?.crash();
      await scene.wait(2000);
      await postgres?.start();
    },
  },
  {
    name: 'database-cut-one',
    what: `one node is cut off from the database for ${CUT_MS / 1000} s`,
    async strike(scene) {
      const node = elementAt(scene.nodes, 0);
      node.back?.freeze();
      await scene.wait(CUT_MS);
      node.back?.reopen();
    },
  },
  {
    name: 'database-full',
    what: 'the database finds no room for entries, by a trigger that says so, for 3 s',
    async strike(scene) {
      const { databaseUrl } = scene;
      await query(
        databaseUrl,
        `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
           $$BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END$$;
         CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()`,
      );
      await scene.wait(3000);
      await query(databaseUrl, 'DROP TRIGGER full_disk ON entries; DROP FUNCTION full_disk');
    },
  },
];

/** For a server whose nodes are of an earlier version, and are upgraded. */
export const FAULTS_OF_UPGRADE: readonly Fault[] = [
  {
    name: 'upgrade',
    what: 'the version before is stopped (SIGTERM) in the middle of games, and this one started on its data',
    async strike(scene) {
      await Promise.all(scene.nodes.map((node) => node.end('SIGTERM')));
      await Promise.all(scene.nodes.map((node) => upgrade(scene, node)));
      scene.reloadPages();
    },
  },
];

/** For several nodes of an earlier version. */
export const FAULTS_OF_ROLLING_UPGRADE: readonly Fault[] = [
  {
    name: 'rolling-upgrade',
    what: 'nodes of the version before are replaced one after the other, with both versions at once for 6 s',
    async strike(scene) {
      for (const node of scene.nodes) {
        await node.end('SIGTERM');
        await upgrade(scene, node);
        await scene.wait(6000);
      }
      scene.reloadPages();
    },
  },
];

/** For a SQLite file. */
export const FAULTS_OF_FILE: readonly Fault[] = [
  {
    name: 'full-disk',
    what: 'every write of the process fails, by a limit on the size of files, for 3 s',
    async strike(scene) {
      const { nodes } = scene;
      for (const node of nodes) node.failWrites(true);
      await scene.wait(3000);
      for (const node of nodes) node.failWrites(false);
    },
  },
  {
    name: 'look-inside',
    what: 'another program looks into the file of a node that was started on it, then kill -9 the node; twice',
    async strike(scene) {
      const node = elementAt(scene.nodes, 0);
      for (const _ of scene.rounds(2)) {
        await node.end('SIGKILL');
        await node.start();
        await scene.wait(1000);
        lookInside(join(scene.dataDir, FILE_NAME));
        await scene.wait(1000);
      }
      await node.end('SIGKILL');
      await node.start();
    },
  },
];

async function upgrade({ later }: TestCluster, node: HouseNode): Promise<void> {
  if (later === undefined) throw new Error('nobody said what nodes are upgraded to');
  node.replaceBy(later);
  await node.start();
}

/** Opens, reads and closes a file in a separate process, as an export or a backup does. */
function lookInside(file: string): void {
  const look = `const Database = require('libsql');
    const file = new Database(process.argv[1]);
    file.prepare('SELECT count(*) FROM entries').get();
    file.close();`;
  execFileSync(process.execPath, ['--eval', look, file]);
}
