import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { elementAt } from '../../engine/list.ts';
import { processTimers, scheduleFlush, type Timers } from '../../engine/timers.ts';
import { MAX_MESSAGE_BYTES } from '../../protocol/client-message.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { answerPlainly } from '../http/plain-answer.ts';
import { callerOf } from '../limits/caller.ts';
import { type ConnectionLimit, limitConnections } from '../limits/connection-limit.ts';
import { OUTAGE_NOTICE, refusesNewSockets, STOPPED_NOTICE } from '../store/outage.ts';
import { AnsweringSocket } from './answering-socket.ts';
import { Connection, type ServerContext, type SocketCaller } from './connection.ts';

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
const PING_GROUPS = 30;
/** Interval for checking idle sockets, and the number of checks before a heartbeat. */
const QUIET_CHECK_MS = 500;
const QUIET_CHECKS = 3;
/** The longest batch interval, in ms, and how many connections add one ms. */
const MAX_BATCH_MS = 25;
const PEOPLE_PER_MS = 20;
/** A batch of this size runs at once: waiting for more would gain nothing. */
const FULL_BATCH = 64;
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

/** A WebSocket server with our limits. */
function newWebSocketServer(): WebSocketServer {
  const sockets = new WebSocketServer({
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
export function openSockets(server: Server, context: ServerContext, sockets = newWebSocketServer()): Sockets {
  return new ServerSockets(server, context, sockets);
}

class ServerSockets implements Sockets {
  readonly #server: Server;
  readonly #context: ServerContext;
  readonly #sockets: WebSocketServer;
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #batch: Batch;
  readonly #connectionLimit: ConnectionLimit | undefined;
  readonly #alive = new WeakSet<WebSocket>();
  /** Pinged group by group: pinging thousands of sockets in one tick would delay everybody. */
  readonly #pingGroups = Array.from({ length: PING_GROUPS }, () => new Set<WebSocket>());
  readonly #stopTimers: (() => void)[];
  /** Connections that are being closed. */
  readonly #ending = new Set<Promise<void>>();
  #admitted = 0;
  #pings = 0;

  constructor(server: Server, context: ServerContext, sockets: WebSocketServer) {
    const { callers, house, limits, timers } = context;
    this.#server = server;
    this.#context = context;
    this.#sockets = sockets;
    this.#batch = new Batch(() => this.#connections.size, timers);
    const rules = {
      perAddress: limits.connectionsPerAddress,
      isTurnedAway: (caller: string) => callers.isTurnedAway(caller, house.now()),
      timers,
    };
    // Behind a proxy all connections come from the proxy, which has limits of its own.
    this.#connectionLimit = context.trustProxy === 0 ? limitConnections(server, rules) : undefined;
    server.on('upgrade', (...upgrade) => this.#upgrade(...upgrade));
    this.#stopTimers = [
      timers.every(limits.heartbeatMs / PING_GROUPS, () => this.#pingNextGroup()),
      timers.every(QUIET_CHECK_MS, () => {
        for (const connection of this.#connections.values()) connection.sendHeartbeatIfQuiet(QUIET_CHECKS);
      }),
    ];
  }

  disconnectAll(): void {
    for (const [socket, connection] of this.#connections) void disconnect(this.#context.timers, socket, connection);
  }

  sendAll(text: string): void {
    for (const connection of this.#connections.values()) connection.send(text);
  }

  async close(): Promise<void> {
    for (const stop of this.#stopTimers) stop();
    this.#batch.flush();
    this.#server.removeAllListeners('upgrade');
    this.#server.on('upgrade', (_request, socket: Duplex) =>
      answerPlainly(socket, '503 Service Unavailable', 'unavailable'),
    );
    const { timers } = this.#context;
    await Promise.all([...this.#connections].map(([socket, connection]) => disconnect(timers, socket, connection)));
    await Promise.all(this.#ending);
    this.#sockets.close();
  }

  /** Accepts a request for a socket, or answers why not. */
  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { callers, house, trustProxy } = this.#context;
    socket.on('error', () => socket.destroy());
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      answerWithoutUpgrade(this.#server, request, socket);
      return;
    }
    const [, below] = SOCKET_PATH.exec((request.url ?? '').replace(/\?.*/s, '')) ?? [undefined, 'no socket'];
    const attempts = attemptsOf(request);
    const address = callerOf(addressOf(request, trustProxy));
    const refusal =
      this.#refusal(request, { below, attempts }) ??
      (callers.enter(address, house.now()) ? undefined : { status: '429 Too Many Requests', error: 'too-many' });
    if (refusal !== undefined) {
      answerPlainly(socket, refusal.status, refusal.error);
      return;
    }
    this.#connectionLimit?.release(socket);
    socket.once('close', () => callers.leave(address));
    const caller = { address, stays: below !== undefined || attempts >= STAYS_FROM };
    this.#sockets.handleUpgrade(request, socket, head, (accepted) => this.#admit(accepted, socket, caller));
  }

  /** Why a request for a socket is refused. */
  #refusal(
    { headers }: IncomingMessage,
    { below, attempts }: { below: string | undefined; attempts: number },
  ): { status: string; error: string } | undefined {
    const { nodePath } = this.#context;
    if (below !== undefined && below !== nodePath) return { status: '404 Not Found', error: 'not-found' };
    if (!isOwnOrigin(headers)) return { status: '403 Forbidden', error: 'bad-message' };
    const isTurnedAway = refusesNewSockets(this.#context) && attempts < WAITS_FROM;
    return isTurnedAway ? { status: '503 Service Unavailable', error: 'unavailable' } : undefined;
  }

  #admit(socket: WebSocket, wire: Duplex, caller: SocketCaller): void {
    const { storeHealth, house, limits, metrics } = this.#context;
    const connection = new Connection({ socket, wire, flushBatch: () => this.#batch.flush() }, caller, this.#context);
    metrics.sockets.inc();
    this.#alive.add(socket);
    this.#connections.set(socket, connection);
    const group = elementAt(this.#pingGroups, this.#admitted++ % PING_GROUPS);
    group.add(socket);
    if (storeHealth.isDown) connection.send(storeHealth.isLost ? STOPPED_NOTICE : OUTAGE_NOTICE);
    const cancelHelloTimeout = house.schedule(limits.helloMs, () => {
      if (!connection.isAtTable && !storeHealth.isDown)
        connection.closeForViolation(POLICY_VIOLATION, 'say hello first');
    });
    this.#listen(socket, wire, connection);
    socket.on('close', () => {
      this.#batch.flush();
      cancelHelloTimeout();
      this.#connections.delete(socket);
      group.delete(socket);
      metrics.sockets.dec();
      const end = connection.end().finally(() => this.#ending.delete(end));
      this.#ending.add(end);
    });
  }

  /** Hands what a socket receives to its connection. */
  #listen(socket: WebSocket, wire: Duplex, connection: Connection): void {
    socket.on('pong', () => {
      this.#alive.add(socket);
      connection.countPong();
    });
    socket.on('ping', (data: Buffer) => connection.answerPing(data));
    // An error is always followed by a close event, which cleans up.
    socket.on('error', () => undefined);
    const onText = (text: string) => {
      if (!connection.allows(text)) return;
      // `time` skips the batch: the page sets its clock by the response time.
      if (text.length <= MAX_TIME_REQUEST && text.startsWith(TIME_REQUEST)) connection.receive(text);
      else this.#batch.add(() => connection.receive(text));
    };
    if (socket instanceof AnsweringSocket) socket.answerFirst(wire, () => connection.answered());
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) connection.closeForViolation(BAD_DATA, 'text only');
      else onText(data.toString());
    });
  }

  #pingNextGroup(): void {
    for (const socket of elementAt(this.#pingGroups, this.#pings++ % PING_GROUPS)) {
      if (!this.#alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
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
  connection.close(RESTARTING, 'the server restarts');
  const cancel = timers.schedule(CLOSE_TIMEOUT_MS, () => socket.terminate());
  await closed;
  cancel();
}

/** The client's address: each trusted proxy appends the address of its caller, the nearest proxy last. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const header = headers['x-forwarded-for'] ?? '';
  const forwarded = (Array.isArray(header) ? header.join() : header).split(',').map((part) => part.trim());
  const hops = [...forwarded.filter((part) => part !== ''), socket.remoteAddress ?? ''];
  return elementAt(hops, Math.max(0, hops.length - 1 - proxies));
}

/** How often a page was refused at other nodes; older pages only said that they would wait. */
export function attemptsOf({ url = '' }: Pick<IncomingMessage, 'url'>): number {
  const { searchParams } = new URL(url, 'ws://here');
  if (searchParams.has('wait')) return WAITS_FROM;
  const attempts = searchParams.get('try') ?? '';
  return /^\d{1,9}$/.test(attempts) ? Number(attempts) : 0;
}

/**
 * Runs incoming messages in batches: all that arrive within an interval run together, in order; the first after a quiet
 * interval runs at once. The interval grows with the number of connections: many messages in a row cost far less each,
 * while a small server answers fastest without waiting.
 */
export class Batch {
  readonly #people: () => number;
  readonly #timers: Timers;
  #tasks: (() => void)[] = [];
  #flushedAt = Number.NEGATIVE_INFINITY;
  #cancel: (() => void) | undefined;

  constructor(people: () => number, timers = processTimers) {
    this.#people = people;
    this.#timers = timers;
  }

  /** Adds a task to this batch. */
  add(task: () => void): void {
    const waiting = this.#tasks.push(task);
    if (waiting === 1) this.#schedule(this.#flushedAt + this.#intervalMs() - this.#timers.elapsed());
    else if (waiting === FULL_BATCH) {
      this.#cancel?.();
      this.#schedule(0);
    }
  }

  /** Runs all tasks so far without waiting. */
  flush(): void {
    if (this.#tasks.length === 0) return;
    this.#cancel?.();
    const tasks = this.#tasks;
    this.#tasks = [];
    this.#flushedAt = this.#timers.elapsed();
    for (const task of tasks) task();
  }

  #schedule(wait: number): void {
    this.#cancel = scheduleFlush(() => this.flush(), wait, this.#timers);
  }

  #intervalMs(): number {
    return Math.min(MAX_BATCH_MS, this.#people() / PEOPLE_PER_MS);
  }
}
