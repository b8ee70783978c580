import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { SharedJournal } from '../journal/journal.ts';
import { newCode } from '../protocol/new-code.ts';
import { Daily } from '../table/daily/daily.ts';
import { type House, platformRandom } from '../table/house.ts';
import { LoadedTables } from '../table/loaded-tables.ts';
import { Cluster } from './cluster/cluster.ts';
import { dailyGames } from './daily-games.ts';
import { newHouse } from './house.ts';
import type { Lifecycle } from './lifecycle.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { type Metrics, newMetrics, timed, watchTables } from './metrics.ts';
import { OpenTables } from './open-tables/open-tables.ts';
import { type KnownStrangers, openStrangers } from './open-tables/strangers.ts';
import type { ServerOptions } from './options.ts';
import { SeenPeople } from './seen/seen-people.ts';
import { thinkThreads } from './think-threads.ts';
import { type OpenTurnNotices, openTurnNotices } from './turn-notices/open.ts';
import { voiceServers } from './voice-servers.ts';

/** What a server is built on: its store and its log. */
export interface Ground {
  options: ServerOptions;
  shared: SharedJournal;
  log: FastifyBaseLogger;
  lifecycle: Lifecycle;
}

/** The tables of a server, and the parts that follow what happens at them. */
export interface TableParts {
  house: House;
  limits: Limits;
  metrics: Metrics;
  cluster: Cluster;
  strangers: KnownStrangers;
  tables: LoadedTables;
  seenPeople: SeenPeople;
  openTables: OpenTables;
  /** Undefined where the house has no dungeon of the day. */
  daily: Daily | undefined;
  notices: OpenTurnNotices;
}

/** Makes the tables and the parts that follow them; nothing runs before `startTableParts`. */
export async function openTableParts(ground: Ground): Promise<TableParts> {
  const { options, shared, lifecycle } = ground;
  const limits = { ...LIMITS, ...options.limits };
  const metrics = newMetrics(`${hostname()}:${options.port}`);
  const cluster = new Cluster(shared, { path: options.nodePath });
  lifecycle.onStop(() => cluster.close());
  const strangers = await openStrangers(shared, {
    isOn: options.openTables !== false,
    now: options.now ?? Date.now,
  });
  const house = openHouse(ground, { metrics, strangers, cluster });
  const daily = options.daily === false ? undefined : new Daily(house, options.dailyGames ?? (await dailyGames()));
  lifecycle.onStop(() => daily?.stop());
  const tables = new LoadedTables(house, {
    botPace: options.botPace,
    graceMs: limits.graceMs,
    standInMs: options.standInMs ?? limits.standInMs,
    idleMs: limits.idleMs,
    otherNodes: cluster,
    voiceServers: () => (options.voice === undefined ? [] : voiceServers(options.voice, house.now())),
  });
  lifecycle.onStop(() => tables.close());
  const openTables = new OpenTables({ house, tables, strangers, broadcast: () => cluster.broadcastOpenTables() });
  lifecycle.onStop(() => openTables.close());
  const notices = await openTurnNotices(options, { house, tables, subscriptions: shared.subscriptions });
  lifecycle.onStop(() => notices.turnNotices.stop());
  const seenPeople = new SeenPeople();
  watchTables(metrics, tables);
  if (daily !== undefined) tables.subscribe(daily);
  tables.subscribe(notices.turnNotices);
  tables.subscribe(openTables);
  tables.subscribe(seenPeople);
  return { house, limits, metrics, cluster, strangers, tables, seenPeople, openTables, daily, notices };
}

/** Starts what the parts do by themselves from time to time. */
export function startTableParts({ daily, notices, openTables }: TableParts): void {
  daily?.start();
  notices.turnNotices.start();
  openTables.start();
}

/** The house of a server: its journal is measured, and bots think in threads. */
function openHouse(
  { options, shared, log, lifecycle }: Ground,
  { metrics, strangers, cluster }: Pick<TableParts, 'metrics' | 'strangers' | 'cluster'>,
): House {
  const threads = options.think === undefined ? thinkThreads() : undefined;
  lifecycle.onStop(() => threads?.close());
  return newHouse({
    ...options,
    strangers,
    ...(threads !== undefined && { think: threads.think }),
    newCode: () => newCode(platformRandom, cluster.nodes.codeLength),
    pause: newPause(),
    journal: timed(shared, metrics),
    report: (error, table) => log.error({ err: error, table }, 'table failed'),
  });
}

/**
 * A pause in long work. Of all paused tasks, one goes on per turn of the event loop: together they delay others no more
 * than one alone.
 */
export function newPause(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}
