import { median } from '../measure.ts';
import type { Measured } from '../verdict.ts';
import { type Clients, type MeasuredServer, startClients } from './children.ts';
import type { PlayedSeconds, ServerKind } from './clients.ts';

/** Tables and moves a second, the same for every number of nodes. */
const TABLES = 400;
const MOVES_PER_SECOND = 800;
const SECONDS = 8;
const ROUNDS = 5;

/** A number of nodes on one PostgreSQL, with their tables. */
interface Cluster {
  nodes: MeasuredServer[];
  clients: Clients;
  /** Moves per second of processor time of all nodes together, by round. */
  rates: number[];
  /** The share of the nodes' processor time that the busiest had. */
  busiest: number[];
}

/**
 * What a move costs with one, two and four nodes, at the same offered load and all at the same time, round by round:
 * other work on the machine then affects all alike. Also what tables cost a node that has none of their people.
 */
export async function costOfNodes(start: (count: number) => Promise<MeasuredServer[]>): Promise<Measured[]> {
  const clusters: Cluster[] = [];
  const open = async (count: number, kind: ServerKind, used = count): Promise<Cluster> => {
    const cluster: Cluster = { nodes: await start(count), clients: startClients(), rates: [], busiest: [] };
    clusters.push(cluster);
    const addresses = cluster.nodes.slice(0, used).map(({ address }) => address);
    await cluster.clients.obey({ kind: 'open', server: kind, addresses, tables: TABLES });
    return cluster;
  };
  try {
    const [one, two, four] = [await open(1, 'ours'), await open(2, 'ours'), await open(4, 'ours')];
    const apart = await open(2, 'ours-apart');
    // All people at the first of two nodes: what does the second do?
    const aside = await open(2, 'ours', 1);
    const idle = await open(2, 'ours', 1).then(async (cluster) => {
      await cluster.clients.obey({ kind: 'close' });
      return cluster;
    });
    const playing = [one, two, four, apart, aside];
    await Promise.all(playing.map(({ clients }) => play(clients)));
    const besides: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // One after the other: all at once would only measure how they wait for each other.
      for (const cluster of playing) await measure(cluster, cluster === aside ? { besides, idle } : undefined);
    }
    const rate = (cluster: Cluster) => median(cluster.rates);
    const cost = (cluster: Cluster) => rate(one) / rate(cluster) - 1;
    const what = `${TABLES} tables of four, ${MOVES_PER_SECOND} moves/s`;
    return [
      { name: `one node, ${what}: per second of processor time`, figure: rate(one), unit: 'moves' },
      { name: `two nodes, ${what}: per second of processor time`, figure: rate(two), unit: 'moves' },
      { name: `four nodes, ${what}: per second of processor time`, figure: rate(four), unit: 'moves' },
      {
        name: `two nodes, people of each table at both, ${what}: per second of processor time`,
        figure: rate(apart),
        unit: 'moves',
      },
      {
        name: 'two nodes, moves per second of processor time, to one',
        figure: rate(two) / rate(one),
        unit: 'times',
        atLeast: 0.85,
      },
      {
        name: 'two nodes: what the busier one had of the work',
        figure: 100 * median(two.busiest),
        unit: '%',
        atMost: 60,
      },
      { name: 'four nodes: what a move costs more than with one', figure: 100 * cost(four), unit: '%', atMost: 10 },
      {
        name: `what ${TABLES} tables in play cost a node that has none of their people`,
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

function play(clients: Clients): Promise<PlayedSeconds> {
  return clients.obey<PlayedSeconds>({ kind: 'play', perSecond: MOVES_PER_SECOND, seconds: SECONDS });
}

/** Plays for some seconds; `aside`: and compares the second node with one of a cluster where nobody plays. */
async function measure(
  { nodes, clients, rates, busiest }: Cluster,
  aside?: { besides: number[]; idle: Cluster },
): Promise<void> {
  const all = [...nodes, ...(aside?.idle.nodes ?? [])];
  const before = await Promise.all(all.map((node) => node.usage()));
  const { moves } = await play(clients);
  const after = await Promise.all(all.map((node) => node.usage()));
  const used = after.map(({ processor }, index) => processor - before[index].processor);
  const ours = used.slice(0, nodes.length);
  const total = ours.reduce((sum, one) => sum + one, 0);
  rates.push(moves / total);
  busiest.push(Math.max(...ours) / total);
  aside?.besides.push((used[1] - used[nodes.length + 1]) / SECONDS);
}
