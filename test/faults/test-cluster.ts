import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elementAt } from '../../src/engine/list.ts';
import type { GameId } from '../../src/games/catalogue.ts';
import { findBox } from '../../src/games/index.ts';
import type { SharedJournal } from '../../src/journal/journal.ts';
import { openJournal, type StoreLocation } from '../../src/journal/open.ts';
import { postTable, randomSecret, TestPage } from '../../src/server/fixtures/page.ts';
import { query, type TestPostgres } from '../postgres.ts';
import { type JournalVerdict, judgeAll } from './journal-check.ts';
import { HouseNode, type NodePlan } from './node.ts';
import { Testimony } from './observations.ts';
import { FaultPlayer, ORDER } from './player.ts';

/** How long everybody may take to complete a move once a fault is over. */
const PATIENCE_MS = 40_000;

export interface TestClusterPlan {
  games: readonly GameId[];
  nodes: number;
  /** Without it, the nodes share a SQLite file. */
  postgres?: TestPostgres | undefined;
  /** The program of the nodes. */
  program: string;
  /** The program that nodes are upgraded to. */
  later?: string;
  /** People with pages of another version. */
  Player?: typeof FaultPlayer;
  /** The factor on the duration of faults. */
  extent?: number;
}

/** How long each player was without service, by game, in ms. */
export type Silences = Map<GameId, number[]>;

/** A cluster with a table of each game: two people, connected to different nodes, and a bot. */
export class TestCluster {
  readonly nodes: readonly HouseNode[];
  readonly postgres: TestPostgres | undefined;
  /** The database's address, bypassing the proxies. */
  readonly databaseUrl: string | undefined;
  /** The program that nodes are upgraded to. */
  readonly later: string | undefined;
  /** The folder of its file, if it has no database. */
  readonly dataDir: string;
  /** How long after the end of the last fault everybody was served again. */
  recoveredMs = 0;
  readonly #place: StoreLocation;
  readonly #extent: number;
  /** Pages that were closed; what they have seen still counts. */
  readonly #gone: FaultPlayer[] = [];
  readonly #parties: { game: GameId; players: FaultPlayer[] }[] = [];

  private constructor(
    nodes: readonly HouseNode[],
    place: StoreLocation,
    { postgres, later, extent = 1 }: TestClusterPlan,
  ) {
    this.nodes = nodes;
    this.#place = place;
    this.databaseUrl = place.databaseUrl;
    this.dataDir = place.dataDir;
    this.postgres = postgres;
    this.later = later;
    this.#extent = extent;
  }

  static async set(wanted: TestClusterPlan): Promise<TestCluster> {
    const { games, nodes: count, postgres, program, Player = FaultPlayer } = wanted;
    const databaseUrl = await postgres?.newDatabase();
    const place: StoreLocation = { dataDir: newFolder(), databaseUrl };
    const plan = { place, program, database: databaseUrl === undefined ? undefined : databaseAt(databaseUrl) };
    const nodes = await Promise.all(Array.from({ length: count }, () => HouseNode.start(plan)));
    const scene = new TestCluster(nodes, place, wanted);
    try {
      for (const game of games) scene.#parties.push(await seat(game, nodes, Player));
      return scene;
    } catch (error) {
      await scene.end();
      throw error;
    }
  }

  get players(): FaultPlayer[] {
    return this.#parties.flatMap(({ players }) => players);
  }

  /** One at each table reloads the page, and has this version's from now on. */
  reloadPages(): void {
    for (const { players } of this.#parties) {
      const before = players.pop();
      if (before === undefined) continue;
      before.leave();
      this.#gone.push(before);
      const { name, secret, table } = before;
      const nodes = this.nodes.map(({ address }) => address);
      const reloaded = new FaultPlayer({ name, secret, table }, { nodes, first: 0 });
      // The same person waits on.
      reloaded.testimony.served.push(...before.testimony.served);
      players.push(reloaded);
    }
  }

  /** Waits this many ms, scaled by `extent`. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms * this.#extent));
  }

  /** This many rounds, scaled by `extent`. */
  rounds(count: number): unknown[] {
    return Array.from({ length: Math.max(1, Math.round(count * this.#extent)) });
  }

  /** Injects a fault, waits until everybody has moved again, and returns how long each player was without service. */
  async strike(fault: (scene: TestCluster) => Promise<void>): Promise<Silences> {
    // In the middle of a game, not at its beginning.
    await this.#everybodyMoves(2);
    const from = performance.now();
    await fault(this);
    const over = performance.now();
    await this.#everybodyMoves(2);
    this.recoveredMs = Math.max(0, ...this.players.map(({ testimony }) => testimony.servedAfter(over) - over));
    const to = performance.now();
    const silences = ({ players }: { players: FaultPlayer[] }): number[] =>
      players.map(({ testimony }) => testimony.longestSilence(from, to));
    return new Map(this.#parties.map((party) => [party.game, silences(party)]));
  }

  /** Fetches every table from every node, and compares everything anybody received with the journal. */
  async judge(): Promise<JournalVerdict> {
    const ruins = this.nodes.flatMap(({ ruin }, index) =>
      ruin === undefined ? [] : [`node ${index + 1} ended by itself: ${ruin}`],
    );
    const looks = this.nodes.flatMap((node) => this.players.map((player) => look(node, player)));
    const blind = (await Promise.all(looks)).flatMap((trouble) => trouble ?? []);
    return this.readJournal(async (journal) => {
      const verdict = await judgeAll({ journal, findBox, isUpgraded: this.later !== undefined }, [
        ...this.#gone,
        ...this.players,
      ]);
      return { ...verdict, broken: [...ruins, ...blind, ...verdict.broken] };
    });
  }

  /** Reads what the nodes have written, without asking them. */
  async readJournal<Result>(read: (journal: SharedJournal) => Promise<Result>): Promise<Result> {
    const journal = await openJournal(this.#place);
    try {
      return await read(journal);
    } finally {
      await journal.close();
    }
  }

  async end(): Promise<void> {
    for (const player of this.players) player.leave();
    await Promise.all(this.nodes.map((node) => node.close()));
    rmSync(this.#place.dataDir, { recursive: true, force: true });
    // A crashed database checks all its files before it is back.
    const { databaseUrl, postgres } = this;
    if (databaseUrl !== undefined) {
      await query(postgres?.url, `DROP DATABASE ${new URL(databaseUrl).pathname.slice(1)} WITH (FORCE)`);
    }
  }

  async #everybodyMoves(times: number): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    const begun = this.players.map(({ testimony }) => testimony.now);
    const stuck = (): FaultPlayer[] =>
      this.players.filter(({ testimony }, index) => testimony.doneSince(elementAt(begun, index)) < times);
    while (stuck().length > 0) {
      if (performance.now() > deadline) {
        const names = stuck().map(({ name, table }) => `${name} at ${table}`);
        throw new Error(`could not go on: ${names.join(', ')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** The views of a newly connected player and a spectator at a node are compared with the journal too. */
async function look(node: HouseNode, { table, secret, testimony }: FaultPlayer): Promise<string | undefined> {
  try {
    for (const eyes of [secret, undefined]) {
      const page = await TestPage.at(node.address, table, eyes);
      const welcome = await page.hears('welcome');
      testimony.hears(table, welcome.you.viewer, welcome);
      page.close();
    }
    return undefined;
  } catch (error) {
    return `${node.address} does not show ${table}: ${(error as Error).message}`;
  }
}

async function seat(
  game: GameId,
  nodes: readonly HouseNode[],
  Player: typeof FaultPlayer,
): Promise<{ game: GameId; players: FaultPlayer[] }> {
  const first = elementAt(nodes, 0).address;
  const last = elementAt(nodes, nodes.length - 1).address;
  const { code: table, secret } = await postTable(first, { game, name: 'Ann', bots: ['careful'] });
  const [ann, ben] = [await TestPage.at(first, table, secret), await TestPage.at(last, table)];
  const benSecret = randomSecret();
  await ben.asks({ kind: 'sit', name: 'Ben', secret: benSecret });
  const started = await ann.asks({ kind: 'start' });
  if (started.kind !== 'done') throw new Error(`a table of ${game} did not start: ${JSON.stringify(started)}`);
  ann.close();
  ben.close();
  const addresses = nodes.map(({ address }) => address);
  const players = [
    new Player({ name: `Ann (${game})`, secret, table }, { nodes: addresses, first: 0 }),
    new Player({ name: `Ben (${game})`, secret: benSecret, table }, { nodes: addresses, first: nodes.length - 1 }),
  ];
  // What players of another version have seen is put into the same order.
  for (const player of players) Object.assign(player, { testimony: new Testimony(ORDER) });
  return { game, players };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'undercroft-faults-'));
}

/** The target of a proxy in front of a database, and the address of the database behind that proxy. */
function databaseAt(databaseUrl: string): NonNullable<NodePlan['database']> {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  const user = url.searchParams.get('user') ?? '';
  const password = url.searchParams.get('password') ?? '';
  return {
    target: folder === null ? { host: url.hostname, port: Number(url.port) } : { path: join(folder, '.s.PGSQL.5432') },
    through: (port) => `postgres://${user}:${password}@127.0.0.1:${port}${url.pathname}`,
  };
}
