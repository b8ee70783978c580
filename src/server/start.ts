import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { processTimers } from '../engine/timers.ts';
import { BOXES } from '../games/index.ts';
import { JournalError, type SharedJournal } from '../journal/journal.ts';
import { openJournal } from '../journal/open.ts';
import { Results } from '../table/records/results.ts';
import { ephemeralReceiver } from './cluster/listeners.ts';
import type { Config } from './config.ts';
import { listenOn, newApp } from './http/app.ts';
import { Replays } from './http/replays.ts';
import { iconsFileOf, serveRoutes } from './http/routes.ts';
import { Lifecycle } from './lifecycle.ts';
import { Callers } from './limits/limits.ts';
import type { ServerOptions } from './options.ts';
import { offerPacks } from './packs.ts';
import type { ServerContext } from './socket/connection.ts';
import { openSockets } from './socket/sockets.ts';
import { StartError } from './start-error.ts';
import { handleOutages, stopServing } from './store/outage.ts';
import { StoreHealth } from './store/store-health.ts';
import { type Ground, openTableParts, startTableParts, type TableParts } from './table-parts.ts';
import { WatchParties } from './watch-party/watch-parties.ts';

/** A running server. */
export interface RunningServer {
  /** Its address, such as `http://127.0.0.1:8080`. */
  address: string;
  /** Whether its store was replaced while it ran, so that it stopped serving. */
  hasFailed(): boolean;
  /** Refuses new clients, finishes writes, closes all sockets and closes the journal. */
  close(): Promise<void>;
}

/** Starts a server, or throws a StartError. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = newLog(options);
  const lifecycle = new Lifecycle();
  try {
    const shared = await openStore(options, log);
    lifecycle.onStop(() => shared.close());
    return await serve({ options, shared, log, lifecycle });
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

/** Makes all parts, listens, and only then starts what they do by themselves. */
async function serve(ground: Ground): Promise<RunningServer> {
  const { options, shared, log, lifecycle } = ground;
  const parts = await openTableParts(ground);
  const { house, tables, cluster } = parts;
  const results = new Results(house, { inMemory: (code) => tables.current(code) });
  const packs = await offerPacks(
    options.boxes ?? Object.values(BOXES),
    { dataDir: options.dataDir, iconsFile: iconsFileOf(options) },
    house.journal,
  );
  for (const { file, why } of packs.leftOut) log.error({ file, why }, `the pack ${file} is left out: ${why}`);
  const context = { ...contextOf(ground, parts, new Replays(house, results)), packs: packs.offered };
  const { storeHealth } = context;
  const app = newApp(log, { trustProxy: options.trustProxy, limits: parts.limits });
  lifecycle.onStop(() => app.close());
  await serveRoutes(app, context, {
    ...parts,
    options,
    shared,
    results,
    leftOutPacks: packs.leftOut,
    isDraining: () => lifecycle.isStopping,
  });
  const address = await listenOn(app, options);
  cluster.start(tables, {
    receiveEphemeral: ephemeralReceiver(house, tables),
    watchParties: context.watchParties,
    seenPeople: parts.seenPeople,
    onOpenTables: () => parts.openTables.noteElsewhere(),
    isStoreDown: () => storeHealth.isDown,
  });
  const sockets = openSockets(app.server, context);
  lifecycle.onStop(() => sockets.close());
  // With a database file there is no other node: every process on this machine would have the same failure.
  if (options.databaseUrl !== undefined) handleOutages(context, sockets, log);
  lifecycle.onStop(() => storeHealth.close());
  shared.onReplaced?.((sentence) => {
    log.fatal(sentence);
    stopServing(context, sockets);
  });
  startTableParts(parts);
  lifecycle.onStop(() => leaveBalancer(ground, parts));
  log.info({ unfinished: (await shared.unfinished()).length }, 'open');
  return { address, hasFailed: () => storeHealth.isLost, close: () => close(ground) };
}

/** What connections and routes need, apart from packs. */
function contextOf(
  { options, shared }: Ground,
  { house, tables, limits, metrics, cluster, openTables }: TableParts,
  replays: Replays,
): Omit<ServerContext, 'packs'> {
  return {
    house,
    timers: processTimers,
    replays,
    watchParties: new WatchParties(replays, house.now),
    openTables,
    tables,
    limits,
    metrics,
    cluster,
    nodePath: options.nodePath,
    storeHealth: new StoreHealth(() => shared.check()),
    callers: new Callers(limits),
    trustProxy: options.trustProxy,
  };
}

/** Other nodes send no more pages here, and the server keeps serving until a load balancer has seen on /readyz that it is draining. */
async function leaveBalancer({ options }: Ground, { cluster }: TableParts): Promise<void> {
  cluster.retire();
  await new Promise((resolve) => setTimeout(resolve, options.drainMs ?? 0));
}

async function close({ lifecycle, log }: Ground): Promise<void> {
  if (lifecycle.isStopping) return;
  await lifecycle.stop();
  log.info('closed');
}

/**
 * Messages are never logged, and secrets in logged objects are redacted. Nor are URLs: the code in one opens a table.
 */
export function newLog({ log, logTo }: Pick<ServerOptions, 'log' | 'logTo'>): FastifyBaseLogger {
  const secrets = ['secret', '*.secret', 'seed', '*.seed', 'secretHash', '*.secretHash', 'person', '*.person'];
  return pino({ level: log, redact: secrets, serializers: { req: loggedRequest } }, logTo ?? pino.destination(2));
}

/** The logged part of a request: its route, not its URL. */
function loggedRequest({ method, routeOptions, ip }: FastifyRequest): object {
  return { method, route: routeOptions.url, remoteAddress: ip };
}

/** Opens the journal that all nodes of the house share. */
export async function openStore(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: FastifyBaseLogger,
): Promise<SharedJournal> {
  try {
    return await openJournal(config, { onRetry: (why) => log.warn(why), warn: (sentence) => log.warn(sentence) });
  } catch (error) {
    if (error instanceof JournalError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
