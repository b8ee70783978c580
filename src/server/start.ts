import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { WebSocketServer } from 'ws';
import type { DailyGame } from '../engine/daily.ts';
import type { Box } from '../engine/game.ts';
import { BOXES } from '../games/index.ts';
import { JournalError, type SharedJournal } from '../journal/journal.ts';
import { openJournal } from '../journal/open.ts';
import { platformTimers } from '../journal/timers.ts';
import { Acquaintances } from '../table/daily/acquaintances.ts';
import { Daily } from '../table/daily/daily.ts';
import { failureCode } from '../table/failure.ts';
import { Groups } from '../table/groups/groups.ts';
import type { House } from '../table/house.ts';
import { LoadedTables } from '../table/loaded-tables.ts';
import { Results } from '../table/records/results.ts';
import { ephemeralReceiver } from './cluster/broadcast.ts';
import { Cluster } from './cluster/cluster.ts';
import type { Config } from './config.ts';
import { dailyGames } from './daily-games.ts';
import { newHouse } from './house.ts';
import { serveApi } from './http/api.ts';
import { serveCalendar } from './http/calendar.ts';
import { serveCampaigns } from './http/campaigns.ts';
import { guardCodes } from './http/code-guard.ts';
import { serveDaily, serveNoDaily } from './http/daily.ts';
import { serveTransfers } from './http/device-transfer.ts';
import { serveFlatIcons } from './http/flat-icons.ts';
import { serveFriends } from './http/friends.ts';
import { serveGroups } from './http/groups.ts';
import { serveHealth } from './http/health.ts';
import { serveLeftOutPacks } from './http/left-out-packs.ts';
import { serveOpenTables } from './http/open-tables.ts';
import { decodableUrl, guard, httpTimeouts, servePages } from './http/pages.ts';
import { answerBrokenRequest } from './http/plain-answer.ts';
import { Replays, serveReplays } from './http/replays.ts';
import { serveStrangers } from './http/strangers.ts';
import { serveTurnNotices } from './http/turn-notices.ts';
import { Callers, LIMITS, type Limits } from './limits/limits.ts';
import { newMetrics, timed } from './metrics.ts';
import { OpenTables } from './open-tables/open-tables.ts';
import { openStrangers } from './open-tables/strangers.ts';
import { offerPacks } from './packs.ts';
import { newPause } from './pause.ts';
import { SeenPeople } from './seen/seen-people.ts';
import type { ServerContext } from './socket/connection.ts';
import { supportsFrameFastPath } from './socket/frame-fast-path-check.ts';
import { newWebSocketServer, openSockets, type WebSocketServerClass } from './socket/sockets.ts';
import { handleOutages, stopServing } from './store/outage.ts';
import { StoreHealth } from './store/store-health.ts';
import { thinkThreads } from './think-threads.ts';
import { openTurnNotices } from './turn-notices/open.ts';
import type { NoticeTimes } from './turn-notices/turn-notices.ts';
import { voiceServers } from './voice-servers.ts';
import { WatchParties } from './watch-party/watch-parties.ts';

/** How to run a server; what is optional is for tests. */
export interface ServerOptions extends Config {
  /** The folder of the built app. */
  clientDir: string;
  logTo?: DestinationStream;
  findBox?: House['findBox'];
  boxes?: readonly Box[];
  findBot?: House['findBot'];
  usualBot?: House['usualBot'];
  think?: House['think'];
  now?: House['now'];
  limits?: Partial<Limits>;
  dailyGames?: readonly DailyGame[];
  noticeTimes?: Partial<NoticeTimes>;
  webSockets?: WebSocketServerClass;
}

/** A server that answers. */
export interface RunningServer {
  /** Where it answers, such as `http://127.0.0.1:8080`. */
  address: string;
  /** Whether its store was replaced under it, so that it answered nothing any more. */
  hasFailed(): boolean;
  /** Refuses new clients, finishes writes, closes all sockets and closes the journal. */
  close(): Promise<void>;
}

/** Why the server could not start, as a sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Starts a server, or throws a StartError. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = newLog(options);
  const journal = await connectJournal(options, log);
  try {
    return await serve(options, journal, log);
  } catch (cause) {
    await journal.close();
    throw cause;
  }
}

async function serve(options: ServerOptions, shared: SharedJournal, log: FastifyBaseLogger): Promise<RunningServer> {
  const limits = { ...LIMITS, ...options.limits };
  const metrics = newMetrics(`${hostname()}:${options.port}`, () => tables.size);
  const journal = timed(shared, metrics);
  const cluster = new Cluster(shared, { path: options.nodePath });
  const seenPeople = new SeenPeople();
  const threads = options.think === undefined ? thinkThreads() : undefined;
  const now = options.now ?? Date.now;
  const strangers = await openStrangers(shared, { isOn: options.openTables !== false, now });
  const house = newHouse({
    ...options,
    strangers,
    ...(threads !== undefined && { think: threads.think }),
    pause: newPause(),
    journal,
    report: (err, table) => log.error({ err, table }, 'table failed'),
  });
  const daily = options.daily === false ? undefined : new Daily(house, options.dailyGames ?? (await dailyGames()));
  const tables = new LoadedTables(house, {
    botPace: options.botPace,
    graceMs: limits.graceMs,
    standInMs: options.standInMs ?? limits.standInMs,
    idleMs: limits.idleMs,
    otherNodes: cluster,
    onClients: (loaded) => seenPeople.note(loaded),
    onInfo: (loaded) => openTables.note(loaded),
    voiceServers: () => (options.voice === undefined ? [] : voiceServers(options.voice, house.now())),
    // Other nodes read the entry too, and would count it again.
    onChange: (change, table) => {
      if (change.isOurs && change.entry.kind === 'moved') metrics.moves.inc({ game: table.lobby.game });
      daily?.note(change, table);
      notices.turnNotices.note(change, table);
    },
  });
  const openTables = new OpenTables({ house, tables, strangers, broadcast: () => cluster.broadcastOpenTables() });
  const notices = await openTurnNotices(options, { house, tables, subscriptions: shared.subscriptions });
  const results = new Results(house, {
    inMemory: async (code) => {
      const referee = (await tables.inMemory(code))?.referee;
      await referee?.refresh();
      return referee === undefined || referee.isGone || referee.isDamaged ? undefined : referee.table;
    },
  });
  const groups = new Groups(house, results);
  const acquaintances = new Acquaintances(house);
  const iconsFile = join(options.clientDir, '../icons.json');
  const packs = await offerPacks(options.boxes ?? Object.values(BOXES), { ...options, iconsFile }, journal);
  for (const { file, why } of packs.leftOut) log.error({ file, why }, `the pack ${file} is left out: ${why}`);
  const replays = new Replays(house, results);
  const webSocketServer = newWebSocketServer(options.webSockets);
  const context: ServerContext = {
    house,
    timers: platformTimers,
    replays,
    watchParties: new WatchParties(replays, house.now),
    openTables,
    packs: packs.offered,
    tables,
    limits,
    metrics,
    cluster,
    nodePath: options.nodePath,
    storeHealth: new StoreHealth(() => shared.check()),
    callers: new Callers(limits),
    trustProxy: options.trustProxy,
    plainSockets: await usesPlainSockets(options, webSocketServer, log),
  };
  let draining = false;
  let replaced: string | undefined;

  const app: FastifyInstance = fastify({
    loggerInstance: log,
    bodyLimit: 16 * 1024,
    forceCloseConnections: 'idle',
    ...httpTimeouts(limits),
    // The first hop is the socket itself.
    trustProxy: (_address, hop) => hop < options.trustProxy,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    clientErrorHandler: answerBrokenRequest,
  });
  app.setErrorHandler((trouble: { statusCode?: number }, request, reply) => {
    const status = trouble.statusCode ?? 500;
    // Only files are refused so, for a path that could not be one's name: it leads nowhere, as any other.
    if (status === 403) return reply.callNotFound();
    if (status >= 500) request.log.error({ err: trouble }, 'a request failed');
    return reply.code(status).send({ error: errorCode(status, trouble) });
  });
  await guard(app, context);
  guardCodes(app, context);
  serveApi(app, context);
  serveReplays(app, context);
  serveCampaigns(app, context);
  serveGroups(app, context, { results, groups, daily });
  serveFriends(app, context, { seenPeople, groups, acquaintances });
  serveCalendar(app, context, options.publicUrl);
  if (daily === undefined) serveNoDaily(app);
  else serveDaily(app, context, { daily, acquaintances });
  serveTurnNotices(app, context, { ...notices, subscriptions: shared.subscriptions });
  serveOpenTables(app, context);
  serveStrangers(app, context, { strangers, token: options.metricsToken });
  serveLeftOutPacks(app, { leftOut: packs.leftOut, token: options.metricsToken });
  serveTransfers(app, { transfers: shared.transfers, now: house.now });
  serveHealth(app, {
    journal: shared,
    metrics,
    isDraining: () => draining,
    isCut: () => context.storeHealth.isDown,
    isReplaced: () => replaced !== undefined,
    token: options.metricsToken,
  });
  serveFlatIcons(app, iconsFile);
  await servePages(app, context, options.clientDir);
  await listen(app, options);
  cluster.start(tables, {
    receiveEphemeral: ephemeralReceiver(house, tables),
    watchParties: context.watchParties,
    seenPeople,
    onOpenTables: () => openTables.noteElsewhere(),
    isStoreDown: () => context.storeHealth.isDown,
  });
  const sockets = openSockets(app.server, context, webSocketServer);
  // With a file there is no other node to go to: every process on this machine would have the same trouble.
  if (options.databaseUrl !== undefined) handleOutages(context, sockets, log);
  shared.onReplaced?.((sentence) => {
    replaced = sentence;
    log.fatal(sentence);
    stopServing(context, sockets);
  });
  daily?.start();
  notices.turnNotices.start();
  openTables.start();
  log.info({ unfinished: (await journal.unfinished()).length }, 'open');

  return {
    address: addressOf(app, options.host),
    hasFailed: () => replaced !== undefined,
    async close() {
      if (draining) return;
      draining = true;
      cluster.retire();
      // Keeps serving until a load balancer has seen on /readyz that this node is draining.
      await new Promise((resolve) => setTimeout(resolve, options.drainMs ?? 0));
      context.storeHealth.close();
      await sockets.close();
      await app.close();
      await notices.turnNotices.stop();
      await openTables.close();
      await tables.close();
      await daily?.stop();
      threads?.close();
      await cluster.close();
      await journal.close();
      log.info('closed');
    },
  };
}

/** Whether sockets are left to `ws` alone: by configuration, or because this version of `ws` does not support the fast path. */
async function usesPlainSockets(
  { plainSockets = false }: ServerOptions,
  webSockets: WebSocketServer,
  log: FastifyBaseLogger,
): Promise<boolean> {
  if (plainSockets || (await supportsFrameFastPath(webSockets))) return plainSockets;
  log.warn('this version of ws does not support the frame fast path: sockets are left to ws alone');
  return true;
}

async function connectJournal(options: ServerOptions, log: FastifyBaseLogger): Promise<SharedJournal> {
  try {
    return await openJournal(options, { onRetry: (why) => log.warn(why), warn: (sentence) => log.warn(sentence) });
  } catch (cause) {
    if (cause instanceof JournalError) throw new StartError(cause.message, { cause });
    throw cause;
  }
}

/** Messages are never logged; secrets are redacted should an object with one be. Nor are URLs: a code in one opens a table. */
function newLog({ log, logTo }: ServerOptions): FastifyBaseLogger {
  const secrets = ['secret', '*.secret', 'seed', '*.seed', 'secretHash', '*.secretHash', 'person', '*.person'];
  return pino({ level: log, redact: secrets, serializers: { req: loggedRequest } }, logTo ?? pino.destination(2));
}

/** What is logged of a request: its route, not its URL. */
function loggedRequest({ method, routeOptions, ip }: FastifyRequest): object {
  return { method, route: routeOptions.url, remoteAddress: ip };
}

async function listen(app: FastifyInstance, { host, port }: ServerOptions): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    await app.close();
    throw new StartError(whyNotListening(cause, host, port), { cause });
  }
}

function whyNotListening(cause: unknown, host: string, port: number): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what runs there, or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to a number from 1024 on.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  return `The server cannot listen on ${host}, port ${port}: ${message}.`;
}

function errorCode(status: number, trouble: unknown): string {
  if (status === 429) return 'too-many';
  if (status === 413) return 'too-long';
  return status >= 500 ? failureCode(trouble) : 'bad-message';
}

/** An address somebody on this machine can open. */
function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
