import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { WebSocketServer } from 'ws';
import { findBot } from '../bots/index.ts';
import type { Box } from '../engine/game.ts';
import { BOXES, findBox } from '../games/index.ts';
import { type Journal, JournalError, type SharedJournal } from '../journal/journal.ts';
import { openJournal } from '../journal/open.ts';
import { newCode } from '../protocol/new-code.ts';
import { type House, platformRandom, platformSchedule } from '../table/house.ts';
import { Rooms } from '../table/rooms.ts';
import { serveApi } from './api.ts';
import { serveCampaigns } from './campaigns.ts';
import { watchReach } from './catching-up.ts';
import { Circles } from './circles.ts';
import type { Config } from './config.ts';
import type { Desk } from './connection.ts';
import { serveGroups } from './groups.ts';
import { serveHealth } from './health.ts';
import { guard, patienceOf, servePages } from './http.ts';
import { Callers, LIMITS, type Limits } from './limits.ts';
import { newMetrics, timed } from './metrics.ts';
import { Neighbours } from './neighbours.ts';
import { offerPacks, PackError } from './packs.ts';
import { serveParcels } from './parcels.ts';
import { passingHeard } from './passing.ts';
import { Reach } from './reach.ts';
import { Replays, serveReplays } from './replays.ts';
import { newWebSockets, openSockets, type WebSockets } from './sockets.ts';
import { voiceServers } from './voice-servers.ts';
import { canReadWholeTexts } from './whole-texts-check.ts';

/** How to run a server; what is optional is for tests. */
export interface ServerOptions extends Config {
  /** The folder of the built app. */
  clientDir: string;
  logTo?: DestinationStream;
  findBox?: House['findBox'];
  boxes?: readonly Box[];
  findBot?: House['findBot'];
  now?: House['now'];
  limits?: Partial<Limits>;
  webSockets?: WebSockets;
}

/** A server that answers. */
export interface RunningServer {
  /** Where it answers, such as `http://127.0.0.1:8080`. */
  address: string;
  /** Lets nobody in any more, finishes what is being written, sends everybody away and lets go of the data. */
  close(): Promise<void>;
}

/** Why a server could not start, in a sentence for whoever started it. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Starts a server, or throws a StartError. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = newLog(options);
  const journal = await reachJournal(options, log);
  try {
    return await serve(options, journal, log);
  } catch (cause) {
    await journal.close();
    if (cause instanceof PackError) throw new StartError(cause.message, { cause });
    throw cause;
  }
}

async function serve(options: ServerOptions, shared: SharedJournal, log: FastifyBaseLogger): Promise<RunningServer> {
  const limits = { ...LIMITS, ...options.limits };
  const metrics = newMetrics(`${hostname()}:${options.port}`, () => rooms.size);
  const journal = timed(shared, metrics);
  const neighbours = new Neighbours(shared);
  const house = newHouse(options, journal, log);
  const rooms = new Rooms(house, {
    botPace: options.botPace,
    graceMs: limits.graceMs,
    standInMs: options.standInMs ?? limits.standInMs,
    idleMs: limits.idleMs,
    elsewhere: neighbours,
    voiceServers: () => (options.voice === undefined ? [] : voiceServers(options.voice, house.now())),
    // The other nodes only read it, and would count it once more.
    onChange: ({ entry, isOurs }, { lobby }) =>
      isOurs && entry.kind === 'moved' && metrics.moves.inc({ game: lobby.game }),
  });
  const packs = await offerPacks(options.boxes ?? Object.values(BOXES), options.dataDir, journal);
  const replays = new Replays(house);
  const webSockets = newWebSockets(options.webSockets);
  const desk: Desk = {
    house,
    replays,
    circles: new Circles(replays, house.now),
    packs,
    rooms,
    limits,
    metrics,
    neighbours,
    reach: new Reach(() => shared.check()),
    callers: new Callers(limits),
    trustProxy: options.trustProxy,
    plainSockets: await isPlain(options, webSockets, log),
  };
  let draining = false;

  const app: FastifyInstance = fastify({
    loggerInstance: log,
    bodyLimit: 16 * 1024,
    forceCloseConnections: 'idle',
    ...patienceOf(limits),
    // The first hop is the socket itself.
    trustProxy: (_address, hop) => hop < options.trustProxy,
  });
  app.setErrorHandler((trouble: { statusCode?: number }, request, reply) => {
    const status = trouble.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: trouble }, 'a request failed');
    return reply.code(status).send({ error: errorCode(status) });
  });
  await guard(app);
  serveApi(app, desk);
  serveReplays(app, desk);
  serveCampaigns(app, desk);
  serveGroups(app, desk);
  serveParcels(app, { parcels: shared.parcels, now: house.now });
  serveHealth(app, {
    journal: shared,
    metrics,
    isDraining: () => draining,
    isCut: () => desk.reach.isOut,
    token: options.metricsToken,
  });
  await servePages(app, options.clientDir);
  await listen(app, options);
  neighbours.begin(rooms, {
    hearAsked: passingHeard(house, rooms),
    circles: desk.circles,
    isCut: () => desk.reach.isOut,
  });
  const sockets = openSockets(app.server, desk, webSockets);
  // A file that cannot be reached is no file for any other process of this machine either.
  if (options.databaseUrl !== undefined) watchReach(desk, sockets, log);
  log.info({ unfinished: (await journal.unfinished()).length }, 'open');

  return {
    address: addressOf(app, options.host),
    async close() {
      if (draining) return;
      draining = true;
      // Still open for as long as a balancer needs to see on /readyz that it should send nobody here any more.
      await new Promise((resolve) => setTimeout(resolve, options.drainMs ?? 0));
      desk.reach.close();
      await sockets.close();
      await app.close();
      await rooms.close();
      neighbours.close();
      await journal.close();
      log.info('closed');
    },
  };
}

/** Whether sockets are left to `ws` alone: as it was set, or because this `ws` is not built as we know it. */
async function isPlain(
  { plainSockets = false }: ServerOptions,
  webSockets: WebSocketServer,
  log: FastifyBaseLogger,
): Promise<boolean> {
  if (plainSockets || (await canReadWholeTexts(webSockets))) return plainSockets;
  log.warn('this version of ws is not built as the reader of whole texts needs it: sockets are left to ws alone');
  return true;
}

async function reachJournal(options: ServerOptions, log: FastifyBaseLogger): Promise<SharedJournal> {
  try {
    return await openJournal(options, { onWait: (why) => log.warn(why) });
  } catch (cause) {
    if (cause instanceof JournalError) throw new StartError(cause.message, { cause });
    throw cause;
  }
}

function newHouse(options: ServerOptions, journal: Journal, log: FastifyBaseLogger): House {
  return {
    journal,
    findBox: options.findBox ?? findBox,
    findBot: options.findBot ?? findBot,
    now: options.now ?? Date.now,
    schedule: platformSchedule,
    random: platformRandom,
    newCode: () => newCode(platformRandom),
    allowGiven: options.allowGiven,
    report: (err, table) => log.error({ err, table }, 'a table is in trouble'),
  };
}

/** Messages are never logged; should an object with a secret ever be, the secret is not. Nor are addresses: a code in one opens a table. */
function newLog({ log, logTo }: ServerOptions): FastifyBaseLogger {
  const secrets = ['secret', '*.secret', 'seed', '*.seed', 'secretHash', '*.secretHash', 'person', '*.person'];
  return pino({ level: log, redact: secrets, serializers: { req: loggedRequest } }, logTo ?? pino.destination(2));
}

/** What is logged of a request: of its address only which of our routes it is. */
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

function errorCode(status: number): string {
  if (status === 429) return 'too-many';
  if (status === 413) return 'too-long';
  return status >= 500 ? 'unavailable' : 'bad-message';
}

/** An address somebody on this machine can open. */
function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
