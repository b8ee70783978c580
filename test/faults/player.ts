import { elementAt } from '../../src/engine/list.ts';
import './browser.ts';
import { WebSocket } from 'ws';
import { keepSteady } from '../../src/client/connection/steady-line.ts';
import { TableConnection } from '../../src/client/connection/table-connection.ts';
import type { OpenTransport, Transport, TransportListener } from '../../src/client/connection/transport.ts';
import type { Viewer } from '../../src/engine/game.ts';
import { fastRng } from '../../src/engine/rng.ts';
import { factsOf, isGameId } from '../../src/games/catalogue.ts';
import type { ServerMessage } from '../../src/protocol/server-message.ts';
import { type Order, Testimony } from './observations.ts';

/** How often a player checks whether it can act, in ms. */
const LOOK_MS = 50;
/** The close code (RFC 6455) of a server that restarts. */
const RESTARTING = 1012;

/** All players run in this process, so that everything they sent and received can be put into one order. */
export const ORDER: Order = { next: 0 };

export interface FaultSeat {
  name: string;
  secret: string;
  table: string;
}

/**
 * A player who makes random legal moves over the page's own connection: it reconnects after every break, to the next
 * node, and resends unanswered requests. After a game it plays the next.
 */
export class FaultPlayer {
  readonly name: string;
  readonly secret: string;
  readonly testimony = new Testimony(ORDER);
  /** The tables this player has been at, the current one last. */
  readonly tables: string[] = [];
  readonly #nodes: readonly string[];
  #node: number;
  readonly #rng: ReturnType<typeof fastRng>;
  #connection: TableConnection;
  #unanswered = 0;
  readonly #looking: NodeJS.Timeout;

  constructor({ name, secret, table }: FaultSeat, { nodes, first }: { nodes: readonly string[]; first: number }) {
    this.name = name;
    this.secret = secret;
    this.#nodes = nodes;
    this.#node = first;
    this.#rng = fastRng(first + 1, name.length, 3, 4);
    this.#connection = this.#sitAt(table);
    this.#looking = setInterval(() => this.#look(), LOOK_MS);
  }

  get table(): string {
    return this.tables.at(-1) ?? '';
  }

  leave(): void {
    clearInterval(this.#looking);
    this.#connection.close();
  }

  #sitAt(table: string): TableConnection {
    this.tables.push(table);
    this.testimony.turnsTo();
    const seat = { secret: () => this.secret, take: () => undefined, note: () => undefined, forget: () => undefined };
    return new TableConnection(table, { transport: this.#transportTo(table), seat });
  }

  /** The page's own connection, over sockets to one node after the other, as a balancer would choose. */
  #transportTo(table: string): OpenTransport {
    return (listener, path) => {
      let isFirst = true;
      const open: OpenTransport = (heard, next) => {
        // A second connection beside a silent one goes to another node.
        if (!isFirst) this.#node += 1;
        isFirst = false;
        return this.#open(heard, { table, path: next });
      };
      const transport = open(listener, path);
      keepSteady(open, { transport, listener, path });
      return transport;
    };
  }

  /** All messages of the socket are recorded. */
  #open(listener: TransportListener, { table, path }: { table: string; path: string }): Transport {
    let isHeard = false;
    const address = elementAt(this.#nodes, this.#node % this.#nodes.length);
    const socket = new WebSocket(address.replace('http', 'ws') + path);
    let viewer: Viewer = 'spectator';
    socket.on('error', () => undefined);
    socket.on('open', () => listener.onOpen());
    socket.on('close', (code) => {
      this.#node += 1;
      listener.onLost({ restarting: code === RESTARTING });
    });
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if ('you' in message) viewer = message.you.viewer;
      this.testimony.hears(table, viewer, message);
      isHeard = true;
      listener.onMessage(data.toString());
    });
    return {
      send: (text) => {
        if (socket.readyState !== WebSocket.OPEN) return;
        this.testimony.sends(table, JSON.parse(text));
        socket.send(text);
      },
      close: () => {
        // Given up without an answer: the balancer would choose another node for the next `try`.
        if (!isHeard) this.#node += 1;
        socket.removeAllListeners();
        socket.on('error', () => undefined);
        socket.terminate();
      },
    };
  }

  /** Does the next action, one at a time; in real time two. */
  #look(): void {
    const { table, play, you, connection } = this.#connection.snapshot();
    if (connection !== 'open' || table === undefined) return;
    const isRealTime = isGameId(table.game) && factsOf(table.game).realTime === true;
    if (this.#unanswered >= (isRealTime ? 2 : 1)) return;
    if (table.next !== undefined) {
      this.#connection.close();
      this.#unanswered = 0;
      this.#connection = this.#sitAt(table.next);
    } else if (table.status === 'over') this.#ask((connection) => connection.ask({ kind: 'rematch' }));
    else if (table.status === 'open') {
      if (you.chair === table.host) this.#ask((connection) => connection.ask({ kind: 'start' }));
    } else if (play !== undefined) {
      const move = this.#choose(play.moves as { kind: string }[], isRealTime);
      if (move !== undefined) this.#ask((connection) => connection.move(move));
    }
  }

  #ask(asking: (connection: TableConnection) => Promise<unknown>): void {
    const connection = this.#connection;
    this.#unanswered += 1;
    void asking(connection).then(() => {
      if (connection === this.#connection) this.#unanswered -= 1;
    });
  }

  #choose(moves: readonly { kind: string }[], isRealTime: boolean): unknown {
    // A message that can be sent any number of times, so that duplicates show.
    if (isRealTime && this.#rng.int(3) === 0) return { kind: 'call', call: { kind: 'need', item: 3, count: 1 } };
    const sensible = moves.filter(({ kind }) => kind !== 'undone');
    const settling = sensible.find(({ kind }) => kind === 'ready' || kind === 'reveal');
    return settling ?? sensible[this.#rng.int(Math.max(1, sensible.length))];
  }
}
