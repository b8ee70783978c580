import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { elementAt } from '../src/engine/list.ts';
import { startPostgres } from '../test/postgres.ts';
import {
  buildProcesses,
  type Clients,
  type MeasuredServer,
  startBenchServer,
  startClients,
} from './server/children.ts';
import type { PlayedSeconds, ServerKind } from './server/clients.ts';
import { costOfNodes } from './server/nodes.ts';
import { reloadMs } from './server/reload.ts';
import { type Measured, report } from './verdict.ts';

/** A move that reaches everybody at the table within this time feels immediate. */
const P99_MS = 50;
const SIZES = [10, 100, 1000];
/** Offered moves per second, each step about half as much again. */
const LADDER = [250, 400, 600, 900, 1400, 2000, 3000, 4500, 6500, 9500, 14_000];
const STEP_SECONDS = 4;

/** One of the servers, with its number of nodes. */
interface Contestant {
  name: string;
  kind: ServerKind;
  /** The time in ms within which 99 of 100 moves must reach everybody. */
  limitMs?: number;
  open(): Promise<MeasuredServer[]>;
}

/** The result of one server with a number of tables. */
interface Held {
  /** The highest rate of moves per second at which 99 of 100 reached everybody in time, and none was left out. */
  perSecond: number;
  p99: number;
  perProcessorSecond: number;
  idleBytes: number;
  busyBytes: number;
}

async function measure(contestant: Contestant, tables: number): Promise<Held> {
  const nodes = await contestant.open();
  const clients = startClients();
  try {
    const empty = await memoryOf(nodes);
    const addresses = nodes.map(({ address }) => address);
    await clients.obey({ kind: 'open', server: contestant.kind, addresses, tables });
    const idle = await memoryOf(nodes);
    // Warm-up: everything is JIT-compiled before it counts.
    await clients.obey<PlayedSeconds>({ kind: 'play', perSecond: 1000, seconds: 8 });
    const held = await climb(nodes, clients, contestant.limitMs ?? P99_MS);
    const busy = await memoryOf(nodes);
    return { ...held, idleBytes: (idle - empty) / tables, busyBytes: (busy - empty) / tables };
  } finally {
    await clients.stop();
    for (const node of nodes) await node.stop();
  }
}

/**
 * Raises the load until the server falls behind; a failed step is tried once more, because other load on the machine
 * may be the cause.
 */
async function climb(
  nodes: readonly MeasuredServer[],
  clients: Clients,
  limitMs: number,
): Promise<Pick<Held, 'perSecond' | 'p99' | 'perProcessorSecond'>> {
  let best = { perSecond: 0, p99: Number.NaN, perProcessorSecond: 0 };
  for (const perSecond of LADDER) {
    const tried =
      (await playOnce(nodes, clients, perSecond, limitMs)) ?? (await playOnce(nodes, clients, perSecond, limitMs));
    if (tried === undefined) break;
    best = tried;
  }
  return best;
}

async function playOnce(
  nodes: readonly MeasuredServer[],
  clients: Clients,
  perSecond: number,
  limitMs: number,
): Promise<Pick<Held, 'perSecond' | 'p99' | 'perProcessorSecond'> | undefined> {
  const before = await processorOf(nodes);
  const played = await clients.obey<PlayedSeconds>({ kind: 'play', perSecond, seconds: STEP_SECONDS });
  const processor = (await processorOf(nodes)) - before;
  if (played.p99 > limitMs || played.missed > played.moves / 100) return undefined;
  return { perSecond, p99: played.p99, perProcessorSecond: played.moves / processor };
}

async function processorOf(nodes: readonly MeasuredServer[]): Promise<number> {
  const usages = await Promise.all(nodes.map((node) => node.usage()));
  return usages.reduce((sum, { processor }) => sum + processor, 0);
}

async function memoryOf(nodes: readonly MeasuredServer[]): Promise<number> {
  const usages = await Promise.all(nodes.map((node) => node.usage('tidy')));
  return usages.reduce((sum, { memory }) => sum + memory, 0);
}

const folders = mkdtempSync(path.join(tmpdir(), 'undercroft-bench-'));
let opened = 0;
const atHome = () => ({
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  DATA_DIR: path.join(folders, String(opened++)),
});
await buildProcesses();
const postgres = await startPostgres();

async function nodesOnPostgres(count: number): Promise<MeasuredServer[]> {
  const url = await postgres.newDatabase();
  const nodes: MeasuredServer[] = [];
  while (nodes.length < count) nodes.push(await startBenchServer('ours', { ...atHome(), DATABASE_URL: url }));
  return nodes;
}

const OURS: Contestant = {
  name: 'Undercroft on SQLite',
  kind: 'ours',
  open: async () => [await startBenchServer('ours', atHome())],
};
const BOARDGAME_IO: Contestant = {
  name: 'boardgame.io',
  kind: 'boardgame.io',
  open: async () => [await startBenchServer('boardgame-io')],
};
/** It sends changes every 50 ms, so a move may take that much longer. */
const COLYSEUS: Contestant = {
  name: 'Colyseus as it comes',
  kind: 'colyseus',
  limitMs: 2 * P99_MS,
  open: async () => [await startBenchServer('colyseus')],
};
const COLYSEUS_AT_ONCE: Contestant = {
  name: 'Colyseus told at once',
  kind: 'colyseus',
  open: async () => [await startBenchServer('colyseus', { COLYSEUS_AT_ONCE: '1' })],
};
const MANY: readonly Contestant[] = [
  { name: 'Undercroft on PostgreSQL, one node', kind: 'ours', open: () => nodesOnPostgres(1) },
  { name: 'Undercroft on PostgreSQL, two nodes', kind: 'ours', open: () => nodesOnPostgres(2) },
  {
    name: 'Undercroft on PostgreSQL, two nodes, the people of each table at both',
    kind: 'ours-apart',
    open: () => nodesOnPostgres(2),
  },
];

/** The figures of one server with a number of tables. */
function figuresOf(name: string, tables: number, held: Held): Measured[] {
  const what = `${name}, ${tables} tables of four`;
  const atBest: Measured[] = [
    { name: `${what}: 99 of 100 with everybody within`, figure: held.p99, unit: 'ms' },
    { name: `${what}: per second of processor time`, figure: held.perProcessorSecond, unit: 'moves' },
  ];
  return [
    { name: `${what}: held`, figure: held.perSecond, unit: 'moves/s' },
    // No figure if it was too late even at the lowest load.
    ...(held.perSecond === 0 ? [] : atBest),
    { name: `${what}: memory of a table where nobody has moved`, figure: held.idleBytes / 1024, unit: 'KiB' },
    { name: `${what}: memory of a table in play`, figure: held.busyBytes / 1024, unit: 'KiB' },
  ];
}

/** One contestant at the pace of people: moves per second of processor time, and the delay of moves. */
interface Pace {
  cores: number;
  perProcessorSecond: number;
  p99: number;
}

const PACE_SECONDS = 20;

/**
 * Two servers with many tables each at the pace of people, one move per second at each, both at the same time: other
 * load on the machine then affects both alike.
 */
async function sideBySide(
  contestants: readonly [Contestant, Contestant],
  tables: number,
): Promise<{ ours: Pace; theirs: Pace }> {
  const both: { nodes: MeasuredServer[]; clients: Clients }[] = [];
  try {
    for (const { kind, open } of contestants) {
      const nodes = await open();
      const clients = startClients();
      both.push({ nodes, clients });
      await clients.obey({ kind: 'open', server: kind, addresses: nodes.map(({ address }) => address), tables });
    }
    // A server runs for weeks, so it is measured warmed up.
    const pace = { kind: 'play', perSecond: tables, seconds: PACE_SECONDS } as const;
    await Promise.all(both.map(({ clients }) => clients.obey({ ...pace, perSecond: 2 * tables, seconds: 12 })));
    const paces = await Promise.all(
      both.map(({ nodes, clients }) => keepPace(nodes, () => clients.obey<PlayedSeconds>(pace))),
    );
    return { ours: elementAt(paces, 0), theirs: elementAt(paces, 1) };
  } finally {
    for (const { clients, nodes } of both) {
      await clients.stop();
      for (const node of nodes) await node.stop();
    }
  }
}

async function keepPace(nodes: readonly MeasuredServer[], play: () => Promise<PlayedSeconds>): Promise<Pace> {
  const before = await processorOf(nodes);
  const { moves, p99 } = await play();
  const processor = (await processorOf(nodes)) - before;
  return { cores: processor / PACE_SECONDS, perProcessorSecond: moves / processor, p99 };
}

/** Only the cost of several nodes. */
const ONLY_NODES = process.argv.includes('--nodes');
/** Only a thousand tables at the pace of people, compared with boardgame.io. */
const ONLY_PACE = process.argv.includes('--pace');
/** Only the parts needed for the verdict. */
const QUICK = process.argv.includes('--quick') || ONLY_NODES || ONLY_PACE;

try {
  const measured: Measured[] = [];
  const note = (...figures: Measured[]) => {
    measured.push(...figures);
    for (const { name, figure, unit } of figures) console.error(`${name}: ${Math.round(figure * 100) / 100} ${unit}`);
  };
  for (const tables of QUICK ? [] : SIZES) {
    for (const contestant of [OURS, BOARDGAME_IO, COLYSEUS, COLYSEUS_AT_ONCE]) {
      note(...figuresOf(contestant.name, tables, await measure(contestant, tables)));
    }
  }
  for (const contestant of QUICK ? [] : MANY) note(...figuresOf(contestant.name, 100, await measure(contestant, 100)));
  if (!ONLY_PACE) note(...(await costOfNodes(nodesOnPostgres)));
  const tables = 1000;
  const peers = [[BOARDGAME_IO, 3], [COLYSEUS, 1.2], [COLYSEUS_AT_ONCE]] as const;
  for (const [peer, atLeast] of ONLY_NODES ? [] : ONLY_PACE ? peers.slice(0, 1) : peers) {
    const { ours, theirs } = await sideBySide([OURS, peer], tables);
    const what = (name: string) => `${name}, ${tables} tables of four, a move a second each`;
    for (const [{ name }, { cores, perProcessorSecond, p99 }] of [
      [OURS, ours],
      [peer, theirs],
    ] as const) {
      note(
        { name: `${what(name)}: cores`, figure: cores, unit: 'cores', ...(name === OURS.name && { atMost: 1 }) },
        { name: `${what(name)}: per second of processor time`, figure: perProcessorSecond, unit: 'moves' },
        { name: `${what(name)}: 99 of 100 with everybody within`, figure: p99, unit: 'ms' },
      );
    }
    note({
      name: `moves per second of processor time at a thousand tables side by side, Undercroft to ${peer.name}`,
      figure: ours.perProcessorSecond / theirs.perProcessorSecond,
      unit: 'times',
      ...(atLeast !== undefined && { atLeast }),
    });
  }
  if (!ONLY_NODES && !ONLY_PACE)
    note({
      name: 'a table of 200 moves back in memory',
      figure: await reloadMs(path.join(folders, 'reload')),
      unit: 'ms',
      atMost: 20,
    });
  report(
    'server',
    'the same small game of four at every table, clients in a second process; ours writes every move to the disk before it answers, the peers keep theirs in memory as they come',
    measured,
    process.argv.includes('--json'),
  );
} finally {
  await postgres.end();
  rmSync(folders, { recursive: true, force: true });
}
