import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Timers } from '../../engine/timers.ts';
import { MAX_MESSAGE_BYTES } from '../../protocol/client-message.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { answerPlainly } from '../http/plain-answer.ts';
import { callerOf } from '../limits/caller.ts';
import { limitConnections } from '../limits/connection-limit.ts';
import { OUTAGE_NOTICE, refusesNewSockets, STOPPED_NOTICE } from '../store/outage.ts';
import { AnsweringSocket } from './answering-socket.ts';
import { Batch } from './batch.ts';
import { Connection, type ServerContext, type SocketCaller } from './connection.ts';
import { installFrameFastPath } from './frame-fast-path.ts';

/** Close codes of RFC 6455. */
const RESTARTING = 1012;
const BAD_DATA = 1003;
/** A message that is too long is still read up to here, so that its page gets an error before the socket closes. */
const HARD_LIMIT_BYTES = 4 * MAX_MESSAGE_BYTES;
/**
 * Browsers send a message in a few fragments and the network in a few chunks; each is buffered until the last one
 * arrives.
 */
const MAX_FRAGMENTS = 64;
const MAX_CHUNKS = 4096;
const POLICY_VIOLATION = 1008;
/** How a `time` message begins, and how long it can be. */
const TIME_REQUEST = '{"kind":"time"';
const MAX_TIME_REQUEST = 64;
/** How long pages may take to complete the closing handshake. */
const CLOSE_TIMEOUT_MS = 1000;
/** Sockets are pinged in groups, each group once per heartbeat. */
const HEARTBEAT_GROUPS = 30;
/** Interval for checking idle sockets, and the number of checks before a heartbeat. */
const BEAT_LOOK_MS = 500;
const QUIET_LOOKS = 3;
/** From this attempt on a page is not sent on to another node, and may wait at a node in an outage. */
const STAYS_FROM = 1;
const WAITS_FROM = 2;
/** The path names the table's code; older pages use a path without one. */
const SOCKET_PATH = /^(\/[\w-]+)?\/ws(?:\/[\w-]{1,64})?$/;

/** The sockets of a server. */
export interface Sockets {
  /** Refuses new sockets and closes all others with "restarting", so that pages reconnect. */
  close(): Promise<void>;
  /** Closes all sockets with "restarting", so that pages reconnect at once, perhaps to another node. */
  disconnectAll(): void;
  sendAll(text: string): void;
}

/** The constructor of a WebSocket server. */
export type WebSocketServerClass = new (options: ConstructorParameters<typeof WebSocketServer>[0]) => WebSocketServer;

/** A WebSocket server with our limits; tests pass a class other than that of `ws`. */
export function newWebSocketServer(ServerClass: WebSocketServerClass = WebSocketServer): WebSocketServer {
  const sockets = new ServerClass({
    noServer: true,
    WebSocket: AnsweringSocket,
    maxPayload: HARD_LIMIT_BYTES,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_CHUNKS,
    perMessageDeflate: false,
    autoPong: false,
  });
  // An invalid upgrade: without a key, or by another method.
  sockets.on('wsClientError', (_trouble, connection) => answerPlainly(connection, '400 Bad Request', 'bad-message'));
  return sockets;
}

/** Accepts WebSockets at /ws/CODE, also below the path of this node. */
export function openSockets(server: Server, context: ServerContext, sockets: WebSocketServer): Sockets {
  const ending = new Set<Promise<void>>();
  const alive = new WeakSet<WebSocket>();
  const connections = new Map<WebSocket, Connection>();
  /** Pinged group by group: pinging thousands of sockets in one tick would delay everybody. */
  const heartbeatGroups = Array.from({ length: HEARTBEAT_GROUPS }, () => new Set<WebSocket>());
  const batch = new Batch(() => connections.size, context.timers);
  let admittedCount = 0;
  const { callers, house, limits, metrics, timers } = context;
  // Behind a proxy all connections come from the proxy, which has limits of its own.
  const connectionRules = {
    perAddress: limits.connectionsPerAddress,
    isTurnedAway: (caller: string) => callers.isTurnedAway(caller, house.now()),
    timers,
  };
  const connectionLimit = context.trustProxy === 0 ? limitConnections(server, connectionRules) : undefined;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return answerWithoutUpgrade(server, request, socket);
    const [, below] = SOCKET_PATH.exec(pathOf(request)) ?? [undefined, 'no socket'];
    if (below !== undefined && below !== context.nodePath) return answerPlainly(socket, '404 Not Found', 'not-found');
    if (!isOwnOrigin(request.headers)) return answerPlainly(socket, '403 Forbidden', 'bad-message');
    const attempts = attemptsOf(request);
    if (refusesNewSockets(context) && attempts < WAITS_FROM)
      return answerPlainly(socket, '503 Service Unavailable', 'unavailable');
    const address = callerOf(addressOf(request, context.trustProxy));
    if (!callers.enter(address, house.now())) return answerPlainly(socket, '429 Too Many Requests', 'too-many');
    connectionLimit?.release(socket);
    socket.once('close', () => callers.leave(address));
    sockets.handleUpgrade(request, socket, head, (accepted) =>
      admit({ socket: accepted, wire: socket }, { address, stays: below !== undefined || attempts >= STAYS_FROM }),
    );
  });

  function admit({ socket, wire }: { socket: WebSocket; wire: Duplex }, caller: SocketCaller): void {
    const connection = new Connection({ socket, wire, flushBatch: () => batch.flush() }, caller, context);
    metrics.sockets.inc();
    alive.add(socket);
    connections.set(socket, connection);
    const group = heartbeatGroups[admittedCount++ % HEARTBEAT_GROUPS];
    group.add(socket);
    if (context.storeHealth.isDown) connection.send(context.storeHealth.isLost ? STOPPED_NOTICE : OUTAGE_NOTICE);
    const cancelHelloTimeout = house.schedule(limits.helloMs, () => {
      if (!connection.isAtTable && !context.storeHealth.isDown)
        connection.closeForViolation(POLICY_VIOLATION, 'say hello first');
    });
    socket.on('pong', () => {
      alive.add(socket);
      connection.countPong();
    });
    socket.on('ping', (data: Buffer) => connection.answerPing(data));
    // An error is always followed by a close event, which cleans up.
    socket.on('error', () => undefined);
    const onText = (text: string) => {
      if (!connection.allows(text)) return;
      // `time` skips the batch: the page sets its clock by the response time.
      if (text.length <= MAX_TIME_REQUEST && text.startsWith(TIME_REQUEST)) connection.receive(text);
      else batch.add(() => connection.receive(text));
    };
    if (!context.plainSockets) installFrameFastPath(wire, onText);
    if (socket instanceof AnsweringSocket) socket.answerFirst(wire, () => connection.answered());
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) connection.closeForViolation(BAD_DATA, 'text only');
      else onText(data.toString());
    });
    socket.on('close', () => {
      batch.flush();
      cancelHelloTimeout();
      connections.delete(socket);
      group.delete(socket);
      metrics.sockets.dec();
      const end = connection.end().finally(() => ending.delete(end));
      ending.add(end);
    });
  }

  let beats = 0;
  const stopHeartbeat = timers.every(limits.heartbeatMs / HEARTBEAT_GROUPS, () => {
    for (const socket of heartbeatGroups[beats++ % HEARTBEAT_GROUPS]) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  });

  const stopBeating = timers.every(BEAT_LOOK_MS, () => {
    for (const connection of connections.values()) connection.beatIfQuiet(QUIET_LOOKS);
  });

  return {
    disconnectAll() {
      for (const [socket, connection] of connections) void disconnect(timers, socket, connection);
    },
    sendAll(text) {
      for (const connection of connections.values()) connection.send(text);
    },
    async close() {
      stopHeartbeat();
      stopBeating();
      batch.flush();
      server.removeAllListeners('upgrade');
      server.on('upgrade', (_request, socket: Duplex) =>
        answerPlainly(socket, '503 Service Unavailable', 'unavailable'),
      );
      const gone = [...connections].map(([socket, connection]) => disconnect(timers, socket, connection));
      await Promise.all(gone);
      await Promise.all(ending);
      sockets.close();
    },
  };
}

/** Answers a request for another protocol than HTTP or WebSocket as if it were plain HTTP. */
function answerWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex): void {
  // Node has not read its body, if it has one.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    answerPlainly(socket, '400 Bad Request', 'bad-message');
    return;
  }
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  response.once('finish', () => socket.end(() => socket.destroy()));
  server.emit('request', request, response);
}

async function disconnect(timers: Timers, socket: WebSocket, connection: Connection): Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  connection.close(RESTARTING, 'the house restarts');
  const cancel = timers.schedule(CLOSE_TIMEOUT_MS, () => socket.terminate());
  await closed;
  cancel();
}

/** The client's address: each trusted proxy appends the address of its caller, the nearest proxy last. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const header = headers['x-forwarded-for'] ?? '';
  const forwarded = (Array.isArray(header) ? header.join() : header).split(',').map((part) => part.trim());
  const hops = [...forwarded.filter((part) => part !== ''), socket.remoteAddress ?? ''];
  return hops[Math.max(0, hops.length - 1 - proxies)];
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0];
}

/** How often a page was refused at other nodes; older pages only said that they would wait. */
export function attemptsOf({ url = '' }: Pick<IncomingMessage, 'url'>): number {
  const { searchParams } = new URL(url, 'ws://here');
  if (searchParams.has('wait')) return WAITS_FROM;
  const attempts = searchParams.get('try') ?? '';
  return /^\d{1,9}$/.test(attempts) ? Number(attempts) : 0;
}
