import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_MESSAGE_BYTES } from '../protocol/client-message.ts';
import { Breath } from './breath.ts';
import { callerOf } from './caller.ts';
import { sendsOn, WAIT } from './catching-up.ts';
import { Connection, type Desk } from './connection.ts';
import { boundLines } from './lines.ts';
import { isOwnOrigin } from './origin.ts';
import { readWholeTexts } from './whole-texts.ts';

/** Codes of RFC 6455 with which a socket is closed. */
const RESTARTING = 1012;
const BAD_DATA = 1003;
/** Up to here a message that is too long is still read, so that its page can be told why its line closes. */
const HARD_LIMIT = 4 * MAX_MESSAGE_BYTES;
/** A browser sends a message in one part or a few, and the network cuts it in some; each may hold much memory until the last is there. */
const MOST_PARTS = 64;
const MOST_CHUNKS = 4096;
const POLICY = 1008;
/** How a question for the time begins, and how long it can be. */
const TIME = '{"kind":"time"';
const LONGEST_TIME = 64;
/** How long pages may take to say goodbye. */
const GOODBYE_MS = 1000;
/** Everybody's turn comes once in the time of a heartbeat. */
const TURNS = 30;

/** The sockets of a server. */
export interface Sockets {
  /** Lets nobody in any more and sends everybody away, to come back soon. */
  close(): Promise<void>;
  /** Sends everybody who is here now away, to come back at once: another node may serve them. */
  sendOn(): void;
  tellAll(text: string): void;
}

/** How what makes sockets of lines is made. */
export type WebSockets = new (options: ConstructorParameters<typeof WebSocketServer>[0]) => WebSocketServer;

/** What makes sockets of lines; another than that of `ws` is for tests. */
export function newWebSockets(Made: WebSockets = WebSocketServer): WebSocketServer {
  return new Made({
    noServer: true,
    maxPayload: HARD_LIMIT,
    maxFragments: MOST_PARTS,
    maxBufferedChunks: MOST_CHUNKS,
    perMessageDeflate: false,
    autoPong: false,
  });
}

/** Answers at /ws on a server. */
export function openSockets(server: Server, desk: Desk, sockets: WebSocketServer): Sockets {
  const ending = new Set<Promise<void>>();
  const alive = new WeakSet<WebSocket>();
  const connections = new Map<WebSocket, Connection>();
  /** Asked in turn whether they are still there: to ask thousands in one breath would make everybody wait. */
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  const breath = new Breath(() => connections.size);
  let admitted = 0;
  const { callers, house, limits, metrics } = desk;
  // Behind a proxy all lines come from the proxy, which counts them itself.
  const lines = desk.trustProxy === 0 ? boundLines(server, limits.linesPerAddress) : undefined;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (pathOf(request) !== '/ws') return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request.headers)) return refuse(socket, '403 Forbidden');
    if (sendsOn(desk) && !isWilling(request)) return refuse(socket, '503 Service Unavailable');
    const address = callerOf(addressOf(request, desk.trustProxy));
    if (!callers.enter(address, house.now())) return refuse(socket, '429 Too Many Requests');
    lines?.release(socket);
    socket.once('close', () => callers.leave(address));
    sockets.handleUpgrade(request, socket, head, (accepted) => admit(accepted, socket, address));
  });

  function admit(socket: WebSocket, wire: Duplex, address: string): void {
    const connection = new Connection({ socket, wire }, address, desk);
    metrics.sockets.inc();
    alive.add(socket);
    connections.set(socket, connection);
    const turn = turns[admitted++ % TURNS];
    turn.add(socket);
    if (desk.reach.isOut) connection.tell(WAIT);
    const silence = house.schedule(limits.helloMs, () => {
      if (!connection.isAtTable && !desk.reach.isOut) connection.sendAway(POLICY, 'say hello first');
    });
    socket.on('pong', () => {
      alive.add(socket);
      connection.countPong();
    });
    socket.on('ping', (data: Buffer) => connection.answerPing(data));
    // An error is always followed by a close, which says all there is to do.
    socket.on('error', () => undefined);
    const hear = (text: string) => {
      if (!connection.allows(text)) return;
      // A page that sets its clock by the answer is answered at once.
      if (text.length <= LONGEST_TIME && text.startsWith(TIME)) connection.receive(text);
      else breath.take(() => connection.receive(text));
    };
    if (!desk.plainSockets) readWholeTexts(wire, hear);
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) breath.take(() => connection.sendAway(BAD_DATA, 'text only'));
      else hear(data.toString());
    });
    socket.on('close', () => {
      breath.draw();
      silence();
      connections.delete(socket);
      turn.delete(socket);
      metrics.sockets.dec();
      const end = connection.end().finally(() => ending.delete(end));
      ending.add(end);
    });
  }

  let beat = 0;
  const heartbeat = setInterval(() => {
    for (const socket of turns[beat++ % TURNS]) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, limits.heartbeatMs / TURNS);

  return {
    sendOn() {
      for (const [socket, connection] of connections) void sendAway(socket, connection);
    },
    tellAll(text) {
      for (const connection of connections.values()) connection.tell(text);
    },
    async close() {
      clearInterval(heartbeat);
      breath.draw();
      server.removeAllListeners('upgrade');
      server.on('upgrade', (_request, socket: Duplex) => refuse(socket, '503 Service Unavailable'));
      const gone = [...connections].map(([socket, connection]) => sendAway(socket, connection));
      await Promise.all(gone);
      await Promise.all(ending);
      sockets.close();
    },
  };
}

async function sendAway(socket: WebSocket, connection: Connection): Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  connection.close(RESTARTING, 'the house restarts');
  const impatience = setTimeout(() => socket.terminate(), GOODBYE_MS);
  await closed;
  clearTimeout(impatience);
}

/** Whose socket it is: each proxy we trust has written down whom it asks for, the nearest one last. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const header = headers['x-forwarded-for'] ?? '';
  const said = (Array.isArray(header) ? header.join() : header).split(',').map((part) => part.trim());
  const way = [...said.filter((part) => part !== ''), socket.remoteAddress ?? ''];
  return way[Math.max(0, way.length - 1 - proxies)];
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0];
}

/** Whether a page would rather wait here than be sent on: it was sent on before, to no avail. */
function isWilling(request: IncomingMessage): boolean {
  return request.url?.endsWith('?wait') === true;
}

function refuse(socket: Duplex, status: string): void {
  // Whoever does not hang up in turn would keep their half of the line for ever.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
