import { elementAt } from '../../src/engine/list.ts';
import { median } from '../measure.ts';
import type { Measured } from '../verdict.ts';
import { type Clients, type MeasuredServer, startClients } from './children.ts';
import type { PlayedSeconds, ServerKind } from './clients.ts';

/** Tables per node, and moves per second. */
const TABLES = 200;
const MOVES_PER_SECOND = 600;
/**
 * The load per node, as a multiple of the rate above: half a core, the most a node should have (docs/hosting.md), and
 * so the point where one adds a second node. At a much lower load the cost per move mostly measures cold processor
 * caches.
 */
const SHARED_LOAD = 6;
const SECONDS = 8;
const ROUNDS = 5;
/** The number of warm-up moves for every node. */
const WARM_UP = { perSecond: 900, seconds: 10 };

/** Several nodes on one PostgreSQL, with their tables. */
interface Cluster {
  nodes: MeasuredServer[];
  clients: Clients;
  movesPerSecond: number;
  /** Moves per second of processor time of all nodes together, by round. */
  rates: number[];
  /** The processor time of the busiest node, in seconds, by round. */
  busiest: number[];
}

/** Parameters of a cluster: nodes, how many of them have people, and the number of nodes' worth of tables. */
interface Opening {
  nodes: number;
  used?: number;
  load: number;
  kind?: ServerKind;
}

/**
 * The cost of a move with one, two and four nodes. First at the same load per node, as when nodes are added for more
 * people: two nodes have twice the tables and moves of one. Then two nodes at the load of one, where each has half: at
 * a load worth sharing, and at a light one, where fewer moves share a batch and a move costs more. Also the cost of
 * tables for a node without any of their people.
 */
export async function costOfNodes(start: (count: number) => Promise<MeasuredServer[]>): Promise<Measured[]> {
  const clusters: Cluster[] = [];
  const open = async ({ nodes: count, used = count, load, kind = 'ours' }: Opening): Promise<Cluster> => {
    const nodes = await start(count);
    const cluster = { nodes, clients: startClients(), movesPerSecond: load * MOVES_PER_SECOND, rates: [], busiest: [] };
    clusters.push(cluster);
    const addresses = nodes.slice(0, used).map(({ address }) => address);
    await cluster.clients.obey({ kind: 'open', server: kind, addresses, tables: load * TABLES });
    await cluster.clients.obey({ kind: 'play', ...WARM_UP, perSecond: used * WARM_UP.perSecond });
    return cluster;
  };
  try {
    const one = await open({ nodes: 1, load: 1 });
    const two = await open({ nodes: 2, load: 2 });
    const four = await open({ nodes: 4, load: 4 });
    const alone = await open({ nodes: 1, load: SHARED_LOAD });
    const sharing = await open({ nodes: 2, load: SHARED_LOAD });
    const aloneLight = await open({ nodes: 1, load: 2 });
    const apart = await open({ nodes: 2, load: 2, kind: 'ours-apart' });
    // All people at the first of two nodes: measures the second.
    const aside = await open({ nodes: 2, used: 1, load: 2 });
    const idle = await open({ nodes: 2, used: 1, load: 2 });
    await idle.clients.obey({ kind: 'close' });
    const besides: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // One after the other: all at once would only measure how they wait for each other.
      for (const cluster of [one, two, four, alone, sharing, aloneLight, apart]) await measure(cluster);
      besides.push(await measureBesides(aside, idle));
    }
    const rate = (cluster: Cluster) => median(cluster.rates);
    const rates = [
      ['one node', one, 1],
      ['two nodes', two, 2],
      ['four nodes', four, 4],
      ['one node', alone, SHARED_LOAD],
      ['two nodes', sharing, SHARED_LOAD],
      ['one node', aloneLight, 2],
      ['two nodes, people of each table at both', apart, 2],
    ] as const;
    return [
      ...rates.map(([nodes, cluster, load]) => ({
        name: `${nodes}, ${load * TABLES} tables of four, ${cluster.movesPerSecond} moves/s: per second of processor time`,
        figure: rate(cluster),
        unit: 'moves',
      })),
      {
        name: 'two nodes with twice the load: moves per second of processor time, to one',
        figure: rate(two) / rate(one),
        unit: 'times',
        atLeast: 0.85,
      },
      {
        name: 'four nodes with four times the load: what a move costs more than with one',
        figure: 100 * (rate(one) / rate(four) - 1),
        unit: '%',
        atMost: 10,
      },
      {
        name: 'two nodes with the same load as one: moves per second of processor time, to one',
        figure: rate(sharing) / rate(alone),
        unit: 'times',
        atLeast: 0.85,
      },
      {
        name: 'two nodes with the same load as one: what the busier one works, of the work of one alone',
        figure: (100 * median(sharing.busiest)) / median(alone.busiest),
        unit: '%',
        atMost: 60,
      },
      {
        name: 'two nodes with the same light load as one: moves per second of processor time, to one',
        figure: rate(two) / rate(aloneLight),
        unit: 'times',
      },
      {
        name: `what ${2 * TABLES} tables in play cost a node that has none of their people`,
        figure: 100 * median(besides),
        unit: '% of a core',
        atMost: 0.5,
      },
    ];
  } finally {
    for (const { clients, nodes } of clusters) {
      await clients.stop();
      for (const node of nodes) await node.stop();
    }
  }
}

/** Plays for some seconds; returns the number of moves, and the seconds of processor time of each of these nodes. */
async function playFor({ clients, movesPerSecond }: Cluster, nodes: readonly MeasuredServer[]) {
  const before = await Promise.all(nodes.map((node) => node.usage()));
  const order = { kind: 'play', perSecond: movesPerSecond, seconds: SECONDS } as const;
  const { moves } = await clients.obey<PlayedSeconds>(order);
  const after = await Promise.all(nodes.map((node) => node.usage()));
  return { moves, used: after.map(({ processor }, index) => processor - elementAt(before, index).processor) };
}

async function measure(cluster: Cluster): Promise<void> {
  const { moves, used } = await playFor(cluster, cluster.nodes);
  cluster.rates.push(moves / used.reduce((sum, one) => sum + one, 0));
  cluster.busiest.push(Math.max(...used));
}

/** The extra cores used by the node beside the one with all people, compared with an idle cluster. */
async function measureBesides(aside: Cluster, idle: Cluster): Promise<number> {
  const { used } = await playFor(aside, [elementAt(aside.nodes, 1), elementAt(idle.nodes, 1)]);
  return (elementAt(used, 0) - elementAt(used, 1)) / SECONDS;
}
